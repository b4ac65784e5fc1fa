## The Dealer's words for a room
# A conta concorda com “eles” (monstros); as formas de narrator-copies são as das criaturas.
narrator-count = { $count ->
    [1] um
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
   *[other] { $count }
 }
narrator-copies = { $count ->
    [2] { FORM($card, "") } em dobro
   *[other] { FORM($card, "") } ({ $count } vezes)
 }
    .the = { $count ->
        [2] { FORM($card, "the") } em dobro
       *[other] { FORM($card, "the") } ({ $count } vezes)
     }
    .do = { $count ->
        [2] { FORM($card, "do") } em dobro
       *[other] { FORM($card, "do") } ({ $count } vezes)
     }
    .de = { $count ->
        [2] { FORM($card, "de") } em dobro
       *[other] { FORM($card, "de") } ({ $count } vezes)
     }

narrator-opening =
    .w1 = A porta reclama, mas abre.
    .w2 = A escada termina numa abóbada baixa.
    .w3 = A vela quase se apaga, depois pensa melhor.
    .w4 = Uma goteira conta o tempo em algum canto.
    .w5 = O corredor faz a curva e se abre.
    .w6 = O teto está preto de fuligem antiga.
    .w7 = O chão foi gasto por outros pés.
    .w8 = Uma corrente de ar traz cheiro de ferro.
    .w9 = Arrombaram a fechadura faz tempo.
    .w10 = Alguém riscou os dias na parede, até parar.
    .w11 = O ar é parado e um pouco doce.
    .w12 = As teias se abrem como cortinas.
    .w13 = Os seus passos voltam com atraso.
    .w14 = As paredes se inclinam para escutar.
    .w15 = Uma grade enferrujada ficou aberta.
    .w16 = Aqui o escuro é mais grosso.
    .w17 = Há cera de outras velas na soleira.
    .w18 = Um arco, um degrau, e depois isto.
    .w19 = A passagem aperta, depois tem pena.
    .w20 = O musgo comeu os nomes da parede.
    .w21 = Faz mais calor aqui do que devia.
    .w22 = O reboco se esfarela na sua mão.
    .w23 = Um sino toca uma vez, bem longe.
    .w24 = A poeira paira na luz.
    .w25 = Esta sala tem uma porta a mais.
    .w26 = As raízes atravessaram o teto.
    .w27 = Arrastaram alguma coisa por aqui.
    .w28 = As lajes são úmidas e desiguais.
    .w29 = Correntes pendem de coisa nenhuma.
    .w30 = Uma lareira fria e um banco quebrado.
    .w31 = A sua luz chega aos cantos, por pouco.
    .w32 = Ninguém varre aqui há anos.
    .w33 = O eco diz que a sala é grande.
    .w34 = Um santo pintado perdeu o rosto.
    .w35 = Cheira a fumaça e, por baixo, a coisa pior.
    .w36 = Dá para tocar o teto com a mão.
    .w37 = A dobradiça cede com um suspiro.
    .w38 = Alguém tapou a janela com tijolos.
    .w39 = Os degraus daqui escorregam.
    .w40 = Há coisas escritas aqui, nenhuma gentil.
    .w41 = Pelo cheiro, um porão.
    .w42 = O vento não entra com você.
    .w43 = A vela encurta; o corredor, não.
    .w44 = Cheira a ferro e a visita que não foi embora.
narrator-first =
    .w1 = O portão se fecha atrás de você.
    .w2 = Uns degraus abaixo, e o dia acabou.
    .w3 = Você acende a vela e entra.
    .w4 = A masmorra começa sem cerimônia.
    .w5 = Um último olhar para o céu, depois para baixo.
    .w6 = A corda foi a parte fácil.
    .w7 = Avisaram você; e aqui está você.
    .w8 = A primeira porta nem está trancada.
narrator-last =
    .w1 = Mais fundo que isto não há.
    .w2 = Depois daqui, uma luz cinzenta.
    .w3 = Não resta mais nada lá embaixo.
    .w4 = Dá para sentir a chuva, não muito longe.
    .w5 = A masmorra não tem mais o que mandar.
    .w6 = Depois disto, só a saída.
    .w7 = Cresce capim na soleira do fundo.
    .w8 = Você ouve passarinhos, ou queria ouvir.
narrator-begun =
    .w1 = Você recupera o fôlego.
    .w2 = A vela agora está mais curta.
    .w3 = O pó assenta sobre o que restou.
    .w4 = Há menos barulho do que antes.
    .w5 = Ainda falta coisa aqui.
    .w6 = Você faz as contas do que restou.
    .w7 = Até aqui tudo bem, mais ou menos.
    .w8 = O resto da sala espera.
    .w9 = Você se vira devagar.
    .w10 = Uma preocupação a menos.
narrator-ran =
    .w1 = Você fugiu, e o que ficou lá não estraga.
    .w2 = Você bate a porta e se escora nela.
    .w3 = Fugir foi sábio, ou pelo menos rápido.
    .w4 = Atrás de você uma porta balança, contrariada.
    .w5 = Sem fôlego, você para diante de outra porta.
    .w6 = Aquilo de que você fugiu continua aqui embaixo.
    .w7 = Você ainda verá aquela sala, aos pedaços.
    .w8 = Correr também é um plano. Não um bom plano.
    .w9 = As suas pernas resolveram a última sala.
    .w10 = O seu coração ainda está na última sala.
    .w11 = Você fugiu; a masmorra tomou nota.
narrator-broke =
    .w1 = As farpas da sua arma ainda ardem.
    .w2 = O que sobrou da sua arma ficou para trás.
    .w3 = A arma se foi, e as mãos ficaram leves.
    .w4 = Você ainda aperta uma arma que não existe.
    .w5 = A sua arma encontrou algo mais duro.
    .w6 = Na sua mão, agora, só uma bolha.
narrator-wasted =
    .w1 = A poção à toa pesa no estômago.
    .w2 = Aquela poção só matou a sede.
    .w3 = Uma poção a mais, e para nada.
    .w4 = O gosto da poção perdida não vai embora.
    .w5 = Poção perdida é só bebida ruim.
    .w6 = Você bebeu uma à toa, e sabe disso.
narrator-narrow =
    .w1 = Você segue de pé, por muito pouco.
    .w2 = Você conta as feridas e perde a conta.
    .w3 = As suas mãos tremem, e a luz com elas.
    .w4 = Foi por pouco, e o sangue ainda corre.
    .w5 = As suas pegadas agora são vermelhas.
    .w6 = Você segue, mais por teimosia.
    .w7 = A masmorra já levou quase tudo de você.
    .w8 = Você aperta a costela e vai em frente.
narrator-great_kill =
    .w1 = Atrás de você algo grande para de se mexer.
    .w2 = Essa luta dá uma história, se alguém contar.
    .w3 = Você matou o que os outros só descrevem.
    .w4 = Você limpa as mãos e finge calma.
    .w5 = O chão ainda treme daquela queda.
    .w6 = Uma coisa grande a menos no escuro.
narrator-put_away =
    .w1 = O que você não quis encarar espera mais abaixo.
    .w2 = Você deu a volta numa coisa; ela não estraga.
    .w3 = Você se desviou uma vez, e deu certo.
    .w4 = Você deixou uma coisa para depois, como todos.
    .w5 = Aquilo de que você desviou ainda está por aqui.
    .w6 = Você passou de lado por uma coisa.
narrator-fallen =
    .w1 = A vela se apaga.
    .w2 = A masmorra guarda o que lhe dão.
    .w3 = Alguém fará mais um risco na parede.
    .w4 = Acaba aqui, sem muito barulho.
    .w5 = O escuro se fecha sobre a sua luz.
    .w6 = A porta se fecha sem ajuda.
    .w7 = Quem vier depois achará a sua vela.
narrator-escaped =
    .w1 = Luz do dia, e ninguém para ver.
    .w2 = Você sai piscando e conta os dedos.
    .w3 = O portão, no fim, abria para fora.
    .w4 = Você saiu, e poucos podem dizer isso.
    .w5 = Atrás de você a masmorra se cala.
    .w6 = O ar não tem gosto de nada, e é uma delícia.
    .w7 = Quem apaga a vela é você.

narrator-epitaph-general =
    .w1 = Sala { $room }: { FORM($cards, "") }. A vela ainda solta fumaça.
    .w2 = { FORM($cards, "") }. Sala { $room }.
    .w3 = Foi { FORM($cards, "") }, na sala { $room }.
    .w4 = A sua vela agora é { FORM($cards, "de") }. Sala { $room }.
    .w5 = Aqui jaz quem topou com { FORM($cards, "") }. Sala { $room }.
    .w6 = Na sala { $room }, { FORM($cards, "") } já era demais.
    .w7 = Riscado na parede da sala { $room }: { FORM($cards, "") }.
narrator-epitaph-small =
    .w1 = Logo { FORM($cards, "") }. Sala { $room }.
    .w2 = Depois de tudo, { FORM($cards, "") }. Sala { $room }.
    .w3 = Disto ninguém fará canção: { FORM($cards, "") }, sala { $room }.
    .w4 = Bastou { FORM($cards, "") }. Sala { $room }.
narrator-epitaph-unarmed =
    .w1 = { FORM($cards, "") }, e nada nas mãos. Sala { $room }.
    .w2 = Mãos nuas contra { FORM($cards, "") }. Sala { $room }.
    .w3 = Você tinha os punhos; a sala { $room } tinha { FORM($cards, "") }.
    .w4 = { FORM($cards, "") }, e só os punhos por resposta. Sala { $room }.
narrator-epitaph-door =
    .w1 = Tão perto do portão: { FORM($cards, "") }. Sala { $room }.
    .w2 = Já dava para sentir a chuva, e então { FORM($cards, "") }. Sala { $room }.
    .w3 = O céu estava à vista, e também { FORM($cards, "") }.
    .w4 = A uma sala da luz do dia: { FORM($cards, "") }.

narrator-home-whole =
    .w1 = Nem um arranhão, e ninguém vai acreditar.
    .w2 = Você sai como entrou, o que é raro.
    .w3 = No portão perguntam se você chegou a entrar.
    .w4 = Você saiu, e a camisa continua limpa.
narrator-home-thread =
    .w1 = Você sai se arrastando, e assim também vale.
    .w2 = Mais um arranhão e ninguém contaria isto.
    .w3 = Você chega lá em cima de joelhos, mas chega.
    .w4 = O que sobrou de você volta para casa.
narrator-home-narrow =
    .w1 = A luz dói, e todo o resto também.
    .w2 = Você manca até em casa e dorme dois dias.
    .w3 = No portão contam duas vezes quem saiu.
    .w4 = Em casa, com pouco para trazer de volta.
    .w5 = Você sai se apoiando na parede, mas sai.
narrator-home-well =
    .w1 = Você sai andando, e o truque é só esse.
    .w2 = Pela porta da frente, como uma visita.
    .w3 = Você chega em casa com o pão ainda quente.
    .w4 = Lá fora é um dia comum, ainda bem.
    .w5 = Você deixa a masmorra mais vazia do que achou.
narrator-home-alone =
    .w1 = Só você sai, e por um tempo não diz nada.
    .w2 = Entraram dois grupos, e você traz as duas velas.
    .w3 = O portão se abre para um lado só.
    .w4 = Você volta para casa com duas mochilas.

narrator-monsters-weak-one =
    .w1 = { FORM($cards, "") } tapa o caminho, quase.
    .w2 = { FORM($cards, "") } fez casa aqui.
    .w3 = { FORM($cards, "") } olha para você, de cara feia.
    .w4 = Num canto emburra { FORM($cards, "") }.
    .w5 = Antes de ver, você ouve: { FORM($cards, "") }.
    .w6 = { FORM($cards, "") } monta guarda, e mal.
    .w7 = Debaixo dos pés: { FORM($cards, "") }.
    .w8 = { FORM($cards, "") } se interessa por você.
    .w9 = No meio do entulho espreita { FORM($cards, "") }.
    .w10 = { FORM($cards, "") } vem ao seu encontro.
    .w11 = A sua luz assusta { FORM($cards, "") }.
    .w12 = Coisa pouca: { FORM($cards, "") }.
narrator-monsters-weak-many =
    .w1 = { FORM($cards, "") } brigam no chão.
    .w2 = { FORM($cards, "") } dividem as sombras.
    .w3 = Coisa pouca: { FORM($cards, "") }.
    .w4 = { FORM($cards, "") } vêm ao seu encontro.
    .w5 = No meio do entulho espreitam { FORM($cards, "") }.
    .w6 = Entre você e a outra porta: { FORM($cards, "") }.
    .w7 = { FORM($cards, "") } olham para você, de cara feia.
    .w8 = Você distingue { FORM($cards, "") }.
    .w9 = { FORM($cards, "") } fizeram casa aqui.
    .w10 = A sua luz assusta { FORM($cards, "") }.

narrator-monsters-middling-one =
    .w1 = { FORM($cards, "") } espera, de costas para a parede.
    .w2 = { FORM($cards, "") } se levanta da palha.
    .w3 = Bem no meio está { FORM($cards, "") }.
    .w4 = { FORM($cards, "") } ouviu você chegar.
    .w5 = Junto à outra porta espera { FORM($cards, "") }.
    .w6 = { FORM($cards, "") } tapa a passagem.
    .w7 = A luz encontra { FORM($cards, "") }.
    .w8 = { FORM($cards, "") } sai de um nicho.
    .w9 = Alguém deixou entrar { FORM($cards, "") }.
    .w10 = { FORM($cards, "") } se vira para a vela.
    .w11 = Entre as colunas: { FORM($cards, "") }.
    .w12 = { FORM($cards, "") } chegou aqui antes.
    .w13 = Hoje quem recebe você é { FORM($cards, "") }.
narrator-monsters-middling-many =
    .w1 = { FORM($cards, "") } ouviram você chegar.
    .w2 = Do escuro saem { FORM($cards, "") }.
    .w3 = Junto à outra porta esperam { FORM($cards, "") }.
    .w4 = { FORM($cards, "") } fecham o caminho.
    .w5 = A luz encontra { FORM($cards, "") }.
    .w6 = { FORM($cards, "") } se viram para a vela.
    .w7 = O pior primeiro: { FORM($cards, "") }.
    .w8 = { FORM($cards, "") } se levantam de uma vez.
    .w9 = Em volta de cinzas frias estão { FORM($cards, "") }.
    .w10 = Entre as colunas: { FORM($cards, "") }.
    .w11 = { FORM($cards, "") } chegaram aqui antes.
    .w12 = Alguém deixou entrar { FORM($cards, "") }.

narrator-monsters-strong-one =
    .w1 = { FORM($cards, "") } já contava com você.
    .w2 = Diante da outra porta está { FORM($cards, "") }.
    .w3 = { FORM($cards, "") } nem se apressa.
    .w4 = As sombras soltam { FORM($cards, "") }.
    .w5 = Tudo isto é { FORM($cards, "de") }.
    .w6 = Onde a sua luz acaba espera { FORM($cards, "") }.
    .w7 = { FORM($cards, "") } se levanta, e não acaba mais.
    .w8 = Você preferia não topar com { FORM($cards, "") }.
    .w9 = A sala abre espaço para { FORM($cards, "") }.
    .w10 = { FORM($cards, "") } vê você entrar.
    .w11 = O frio vem { FORM($cards, "de") }.
    .w12 = Aqui você é visita { FORM($cards, "de") }.
narrator-monsters-strong-many =
    .w1 = { FORM($cards, "") } já contavam com você.
    .w2 = O pior primeiro: { FORM($cards, "") }.
    .w3 = Diante da outra porta estão { FORM($cards, "") }.
    .w4 = As sombras soltam { FORM($cards, "") }.
    .w5 = Onde a sua luz acaba esperam { FORM($cards, "") }.
    .w6 = { FORM($cards, "") } veem você entrar.
    .w7 = A sala abre espaço para { FORM($cards, "") }.
    .w8 = Você preferia não topar com { FORM($cards, "") }.
    .w9 = Contra você: { FORM($cards, "") }.
    .w10 = Aqui você é visita { FORM($cards, "de") }.
    .w11 = Tudo isto é { FORM($cards, "de") }.
    .w12 = { FORM($cards, "") } nem se apressam.

narrator-monsters-crowd =
    .w1 = São { narrator-count }: { FORM($cards, "") }.
    .w2 = Contando bem, { narrator-count }: { FORM($cards, "") }.
    .w3 = A sala está cheia: { FORM($cards, "") }.
    .w4 = Por todo lado: { FORM($cards, "") }.
    .w5 = No seu caminho, { narrator-count }: { FORM($cards, "") }.
    .w6 = Você para de contar em { narrator-count }: { FORM($cards, "") }.
    .w7 = Uma bela companhia: { FORM($cards, "") }.
    .w8 = O pior primeiro, os { narrator-count }: { FORM($cards, "") }.
narrator-monsters-others =
    .w1 = E mais { narrator-count }: { FORM($cards, "") }.
    .w2 = Outros { narrator-count } esperam: { FORM($cards, "") }.
    .w3 = Com companhia: { FORM($cards, "") }.
    .w4 = Há mais { narrator-count }: { FORM($cards, "") }.
    .w5 = Por perto, mais { narrator-count }: { FORM($cards, "") }.
    .w6 = Além disso: { FORM($cards, "") }.

narrator-goods-weapon-one =
    .w1 = { FORM($cards, "") } descansa contra a parede.
    .w2 = Ficou para trás: { FORM($cards, "") }.
    .w3 = Ao alcance da mão está { FORM($cards, "") }.
    .w4 = No chão: { FORM($cards, "") }.
    .w5 = Meio debaixo da palha está { FORM($cards, "") }.
    .w6 = De dois ganchos pende { FORM($cards, "") }.
    .w7 = Alguém largou aqui { FORM($cards, "") }.
    .w8 = Numa viga, de lado: { FORM($cards, "") }.
    .w9 = Por pouco você não tropeça: { FORM($cards, "") }.
    .w10 = Num baú quebrado está { FORM($cards, "") }.
narrator-goods-weapon-many =
    .w1 = Numa estante há { FORM($cards, "") }.
    .w2 = Ficaram para trás: { FORM($cards, "") }.
    .w3 = Ao alcance da mão estão { FORM($cards, "") }.
    .w4 = Lado a lado na parede: { FORM($cards, "") }.
    .w5 = Quem veio antes largou { FORM($cards, "") }.
    .w6 = No chão: { FORM($cards, "") }.
    .w7 = Você pode escolher: { FORM($cards, "") }.
    .w8 = Num baú quebrado estão { FORM($cards, "") }.

narrator-goods-potion-one =
    .w1 = Numa prateleira está { FORM($cards, "") }.
    .w2 = { FORM($cards, "") } espera num nicho.
    .w3 = Alguém esqueceu { FORM($cards, "") }.
    .w4 = A luz acha { FORM($cards, "") }.
    .w5 = Num canto, à espera: { FORM($cards, "") }.
    .w6 = Uma pequena gentileza: { FORM($cards, "") }.
    .w7 = Atrás de um tijolo solto: { FORM($cards, "") }.
    .w8 = No parapeito está { FORM($cards, "") }.
    .w9 = À sua espera: { FORM($cards, "") }.
    .w10 = { FORM($cards, "") } durou até aqui.
narrator-goods-potion-many =
    .w1 = Numa prateleira há { FORM($cards, "") }.
    .w2 = { FORM($cards, "") } esperam num nicho.
    .w3 = A despensa de alguém: { FORM($cards, "") }.
    .w4 = A luz acha { FORM($cards, "") }.
    .w5 = Pequenas gentilezas: { FORM($cards, "") }.
    .w6 = Atrás de um tijolo solto: { FORM($cards, "") }.
    .w7 = No parapeito estão { FORM($cards, "") }.
    .w8 = { FORM($cards, "") } duraram até aqui.

narrator-goods-mixed-many =
    .w1 = Há ajuda: { FORM($cards, "") }.
    .w2 = Sobre um banco estão { FORM($cards, "") }.
    .w3 = Ficaram para trás: { FORM($cards, "") }.
    .w4 = Ao alcance da mão: { FORM($cards, "") }.
    .w5 = De uma mochila rasgada: { FORM($cards, "") }.
    .w6 = A luz acha { FORM($cards, "") }.
    .w7 = Num baú aberto há { FORM($cards, "") }.
    .w8 = Vale a pena: { FORM($cards, "") }.
    .w9 = Em troca, { FORM($cards, "") }.
    .w10 = Sobre um altar estão { FORM($cards, "") }.

narrator-carried-monster-one =
    .w1 = { FORM($cards, "") } seguiu você até aqui.
    .w2 = Ainda com você: { FORM($cards, "") }.
    .w3 = Da última sala vem { FORM($cards, "") }.
    .w4 = { FORM($cards, "") } ainda quer conversar com você.
    .w5 = Nos seus calcanhares: { FORM($cards, "") }.
    .w6 = { FORM($cards, "") } não quis ficar para trás.
    .w7 = Você não despistou { FORM($cards, "") }.
    .w8 = Assunto pendente: { FORM($cards, "") }.
narrator-carried-monster-many =
    .w1 = { FORM($cards, "") } seguiram você até aqui.
    .w2 = Ainda com você: { FORM($cards, "") }.
    .w3 = Da última sala vêm { FORM($cards, "") }.
    .w4 = { FORM($cards, "") } ainda querem conversar com você.
    .w5 = Nos seus calcanhares: { FORM($cards, "") }.
    .w6 = Você não despistou { FORM($cards, "") }.

narrator-carried-weapon-one =
    .w1 = Você guardou { FORM($cards, "") } para depois.
    .w2 = Sobrou de antes: { FORM($cards, "") }.
    .w3 = Você arrastou { FORM($cards, "") } até aqui.
    .w4 = Ainda dá para pegar { FORM($cards, "") }.
    .w5 = Por pegar: { FORM($cards, "") }.
    .w6 = Você não esqueceu { FORM($cards, "") }.
    .w7 = Debaixo do braço: { FORM($cards, "") }.
narrator-carried-weapon-many =
    .w1 = Você guardou { FORM($cards, "") } para depois.
    .w2 = Sobraram de antes: { FORM($cards, "") }.
    .w3 = Ainda dá para pegar { FORM($cards, "") }.
    .w4 = Por pegar: { FORM($cards, "") }.
    .w5 = Debaixo do braço: { FORM($cards, "") }.

narrator-carried-potion-one =
    .w1 = Você guardou { FORM($cards, "") } para depois.
    .w2 = Sobrou de antes: { FORM($cards, "") }.
    .w3 = Você ainda não bebeu { FORM($cards, "") }.
    .w4 = Ainda dá para beber { FORM($cards, "") }.
    .w5 = Por beber: { FORM($cards, "") }.
    .w6 = No seu bolso tilinta { FORM($cards, "") }.
    .w7 = Você continua guardando { FORM($cards, "") }.
narrator-carried-potion-many =
    .w1 = Você guardou { FORM($cards, "") } para depois.
    .w2 = Sobraram de antes: { FORM($cards, "") }.
    .w3 = Ainda dá para beber { FORM($cards, "") }.
    .w4 = Por beber: { FORM($cards, "") }.
    .w5 = Você continua guardando { FORM($cards, "") }.

narrator-carried-mixed-many =
    .w1 = Sobraram de antes: { FORM($cards, "") }.
    .w2 = Ainda com você: { FORM($cards, "") }.
    .w3 = A última sala deixou { FORM($cards, "") }.
    .w4 = Ainda por resolver: { FORM($cards, "") }.

narrator-returned-one =
    .w1 = Aqui de novo está { FORM($cards, "") }.
    .w2 = Você já se esquivou { FORM($cards, "de") }.
    .w3 = O que você evitou está de volta: { FORM($cards, "") }.
    .w4 = A masmorra devolve { FORM($cards, "") }.
    .w5 = Você já viu isto antes: { FORM($cards, "") }.
    .w6 = Outra vez: { FORM($cards, "") }.
    .w7 = De outros encontros: { FORM($cards, "") }.
narrator-returned-many =
    .w1 = Aqui de novo estão { FORM($cards, "") }.
    .w2 = Você já se esquivou { FORM($cards, "de") }.
    .w3 = O que você evitou está de volta: { FORM($cards, "") }.
    .w4 = A masmorra devolve { FORM($cards, "") }.
    .w5 = Você já viu isto antes: { FORM($cards, "") }.
    .w6 = Outra vez: { FORM($cards, "") }.
    .w7 = De outros encontros: { FORM($cards, "") }.

narrator-remark-low_health =
    .w1 = Muito mais do que isto você não aguenta.
    .w2 = As suas forças estão no fim.
    .w3 = Não é só a vela que está no fim.
    .w4 = Não há muito sangue para gastar.
    .w5 = O corpo pede para sentar.
narrator-remark-worst =
    .w1 = Pior que isso a masmorra não tem.
    .w2 = O pior da masmorra está aqui.
    .w3 = Você encontrou o pior da masmorra.
    .w4 = Esta parte as canções deixam de fora.
narrator-remark-no_monsters =
    .w1 = Aqui só você respira.
    .w2 = Desta vez ninguém quer o seu fim.
    .w3 = Nada se mexe, e você desconfia.
    .w4 = A sala é toda sua.
    .w5 = Quase dá para chamar de paz.
narrator-remark-only_monsters =
    .w1 = Nada aqui vai ajudar.
    .w2 = Não há nada para pegar do chão.
    .w3 = Ninguém deixou nada para você.
    .w4 = Aqui não há consolo.
narrator-remark-alike =
    .w1 = Dois dos monstros se equivalem.
    .w2 = Dois monstros, a mesma força.
    .w3 = Entre dois monstros dá empate.

## The bestiary
bestiary-title = Bestiário
bestiary-count = { $n } de { $most } até agora
bestiary-nothing = O que você encontrar numa partida sua é anotado aqui quando ela acaba.
bestiary-waiting = { $n ->
    [one] { $n } partida antiga ainda não foi contada; volte a olhar.
   *[other] { $n } partidas antigas ainda não foram contadas; volte a olhar.
 }
bestiary-unmet = por encontrar
bestiary-name = { FORM($creature, "") }
bestiary-entry = { $name }, { $card }
bestiary-worth = vale { $n } · { $where }
bestiary-bare = { $n ->
    [one] Uma vez com as mãos nuas, em { $day }.
   *[other] { $n } vezes com as mãos nuas, a última em { $day }.
 }
bestiary-by = { $n ->
    [one] Mais vezes com { FORM($weapon, "") }: uma vez.
   *[other] Mais vezes com { FORM($weapon, "") }: { $n } vezes.
 }
bestiary-weapon = { FORM($weapon, "gender") ->
    [f] Ela
   *[m] Ele
 }
bestiary-slew = { $n ->
    [one] { bestiary-weapon } abateu { $n } monstro nas suas mãos.
   *[other] { bestiary-weapon } abateu { $n } monstros nas suas mãos.
 }
bestiary-slew_most = { $n ->
    [one] Mais vezes { FORM($slain, "") }: uma vez.
   *[other] Mais vezes { FORM($slain, "") }: { $n } vezes.
 }
bestiary-wasted = { $n ->
    [one] À toa, uma vez.
   *[other] À toa, { $n } vezes.
 }
bestiary-first = Primeiro encontro em { $day }.
bestiary-home = Só vive onde se joga com estas regras: { FORM($rules, "", list: "or") }.
bestiary-number = { $words } { $n }
bestiary-told = { $title }: { $numbers }.
bestiary-chapter = { $name }: { $count }
bestiary-no_card = não há nada com o nome { $given } no bestiário; tente uma carta, como 10 de espadas

bestiary-kind-monster = Monstros
bestiary-kind-weapon = Armas
bestiary-kind-potion = Poções

bestiary-group-c = de carne
bestiary-group-s = do túmulo
bestiary-group-d = de aço e madeira
bestiary-group-h = da adega

bestiary-tally-monster-met = encontros
bestiary-tally-monster-done = abates
bestiary-tally-monster-left = para trás
bestiary-tally-monster-end = o seu fim

bestiary-tally-weapon-met = vezes à vista
bestiary-tally-weapon-done = na mão
bestiary-tally-weapon-left = para trás

bestiary-tally-potion-met = vezes à vista
bestiary-tally-potion-done = goles
bestiary-tally-potion-left = para trás
