### Español, neutro para las dos orillas: tú, nunca vos ni vosotros; nada de «coger» ni «vale».
###
### El género de quien juega no se nota: «sigues con vida», «caes», nunca «estás muerto», «solo», «listo». El diario y el
### repaso van en presente o en pretérito (bebes, bebiste); los botones, en infinitivo; lo que se pide, en imperativo (toma, bebe).
###
###   mazmorra        las cartas que faltan por salir; mazmorra del día: la única partida de cada día
###   sala            las cartas que hay boca arriba; huir de la sala; apartar una carta (bajo la mazmorra)
###   baraja          todas las cartas; reparto: su orden, que da una semilla; descarte
###   afrontar        una carta; luchar contra un monstruo, abatirlo; empuñar un arma; beber una poción
###   vida            y, contada, puntos de vida (nunca «salud»)
###   pista, consejo  lo que da el entrenador; problema: un puzle de cartas; repaso: el análisis de una partida
###   quien reparte   quien describe las salas; por su nombre, el crupier
###   reglas          un juego de reglas son «unas reglas»; mezcla: las que alguien ha cambiado
###
### Palos franceses: tréboles, picas, diamantes, corazones; jota, reina, rey, as. Comillas «», raya pegada, 61,5 % y 10 000
### con espacio duro (U+00A0). Meses, días y palos, en minúscula. Mayúscula solo en la primera palabra de un título.

## language
language-name = Español
language-tag = es
door-direction = ltr
language-by_code = { $code } ({ $name })
language-unknown = no hay ningún idioma { $given }; están { $known }
language-not_here = no se pudo traer el idioma { $name }; mientras tanto, el juego habla en inglés

## numbers and quotes
number-decimal = ,
number-group = {"\u00A0"}
percent = { $n }{"\u00A0"}%
quote = «{ $text }»

## list
list-and = { $some } y { $last }
list-or = { $some } o { $last }
list-either = { $some } o { $last }
list-comma = { $some }, { $last }
list-then = { $some } y luego { $last }
list-semicolon = { $some }; { $last }
list-gap = { $some } … { $last }
list-dot = { $some } · { $last }
list-signs = { $some } { $last }
list-sentences = { $some } { $last }

## phrase
phrase-sentence = { $words }.

## speech
speech-mark-minus = menos{" "}
speech-mark-range = {" "}a{" "}
speech-mark-dot = ,{" "}
speech-mark-arrow = {" "}a{" "}
speech-mark-slain = , abatidos con ella:{" "}
speech-mark-turn = le toca a:{" "}
speech-mark-done = hecho:{" "}
speech-mark-margin = {" "}más o menos{" "}

## dates
dates-day = { $day } de { $month }
dates-date = { $day } de { $month } de { $year }
dates-weekday = { $weekday } { $day } de { $month }
dates-month = { $month } de { $year }
dates-no_month = { $given } no es un mes: se escribe como 2026-11
dates-hours = { $hours } h { $minutes } min
dates-minutes = { $n } min
weekday-1 = lunes
    .short = lu
weekday-2 = martes
    .short = ma
weekday-3 = miércoles
    .short = mi
weekday-4 = jueves
    .short = ju
weekday-5 = viernes
    .short = vi
weekday-6 = sábado
    .short = sá
weekday-7 = domingo
    .short = do

month-1 = enero
month-2 = febrero
month-3 = marzo
month-4 = abril
month-5 = mayo
month-6 = junio
month-7 = julio
month-8 = agosto
month-9 = septiembre
month-10 = octubre
month-11 = noviembre
month-12 = diciembre
