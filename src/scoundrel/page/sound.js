// Sounds made by the page: a slide, a blade, a flask, a thud, a door. Never louder than a page turning.

let on = false;
let shakes = true;
/** @type {AudioContext | null} */
let context = null;

/** @param {import("./types").Preferences} preferences */
export function tune(preferences) {
  on = preferences.sound === true;
  shakes = preferences.vibration !== false;
}

/** Each sound: noise or a tone, from one pitch to another, and for how long. @type {Record<string, [OscillatorType | "noise", number, number, number][]>} */
const SOUNDS = {
  slide: [["noise", 2600, 900, 0.13]],
  blade: [["noise", 5200, 2600, 0.07], ["triangle", 2100, 1700, 0.16]],
  flask: [["sine", 520, 820, 0.09], ["sine", 660, 990, 0.12]],
  thud: [["sine", 120, 55, 0.16], ["noise", 500, 160, 0.09]],
  door: [["sawtooth", 90, 62, 0.34], ["noise", 420, 180, 0.3]],
};
/** Which sound goes with what happened. @type {Record<string, string>} */
const OF = { dealt: "slide", ran: "door", put_away: "slide", slain: "blade", broke: "thud", equipped: "blade", healed: "flask", wasted: "flask", damaged: "thud", fell: "thud", escaped: "door" };
/** How to shake a phone, in milliseconds. @type {Record<string, number | number[]>} */
const SHAKES = { damaged: 18, broke: [12, 40, 24], fell: [30, 60, 60], escaped: [10, 30, 10] };

/** @param {import("./types").Happening[]} events */
export function sound(events) {
  const kinds = new Set(events.map((event) => event.kind));
  for (const kind of kinds) {
    if (shakes && SHAKES[kind] && "vibrate" in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(SHAKES[kind]);
    if (on && OF[kind]) play(OF[kind]);
  }
}

/** @param {string} name */
function play(name) {
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [kind, from, to, length] of SOUNDS[name]) {
    const gain = new GainNode(context, { gain: 0.05 });
    gain.gain.exponentialRampToValueAtTime(0.0005, start + length);
    gain.connect(context.destination);
    source(context, kind, from, to, start, length).connect(gain);
  }
}

/** @param {AudioContext} context @param {OscillatorType | "noise"} kind @param {number} from @param {number} to @param {number} start @param {number} length */
function source(context, kind, from, to, start, length) {
  if (kind !== "noise") {
    const tone = new OscillatorNode(context, { type: kind, frequency: from });
    tone.frequency.exponentialRampToValueAtTime(to, start + length);
    tone.start(start);
    tone.stop(start + length);
    return tone;
  }
  const samples = Math.ceil(context.sampleRate * length);
  const buffer = context.createBuffer(1, samples, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i++) data[i] = Math.random() * 2 - 1;
  const noise = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: from, Q: 0.8 });
  filter.frequency.exponentialRampToValueAtTime(to, start + length);
  noise.connect(filter);
  noise.start(start);
  return filter;
}
