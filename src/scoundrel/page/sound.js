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

/** Whether there is anything to hear. */
export const sounds = () => on;

/** Each sound: noise or a tone, from one pitch to another, for how long, and after how long. @type {Record<string, [OscillatorType | "noise", number, number, number, number?][]>} */
const SOUNDS = {
  slide: [["noise", 2600, 900, 0.13]],
  blade: [
    ["noise", 5200, 2600, 0.07],
    ["triangle", 2100, 1700, 0.16],
  ],
  flask: [
    ["sine", 520, 820, 0.09],
    ["sine", 660, 990, 0.12],
  ],
  thud: [
    ["sine", 120, 55, 0.16],
    ["noise", 500, 160, 0.09],
  ],
  door: [
    ["sawtooth", 90, 62, 0.34],
    ["noise", 420, 180, 0.3],
  ],
  great: [
    ["sine", 90, 38, 0.34],
    ["noise", 700, 90, 0.22],
    ["triangle", 1400, 700, 0.3],
  ],
  heart: [
    ["sine", 58, 52, 0.09],
    ["sine", 46, 42, 0.09, 0.16],
  ],
  // Four steps, the door, a fifth.
  climb: [
    ["sine", 120, 60, 0.12],
    ["sine", 116, 58, 0.11, 0.4],
    ["sine", 112, 56, 0.1, 0.8],
    ["sine", 108, 54, 0.09, 1.2],
    ["noise", 420, 180, 0.3, 1.5],
    ["sine", 392, 392, 0.9, 1.7],
    ["sine", 588, 588, 0.9, 1.7],
  ],
  fall: [
    ["sine", 120, 45, 0.2],
    ["noise", 900, 120, 0.4, 0.25],
  ],
  glass: [["triangle", 1320, 1310, 0.25]],
  knock: [
    ["sine", 180, 90, 0.07],
    ["sine", 170, 85, 0.07, 0.18],
  ],
};
/** Which sound goes with what happened. @type {Record<string, string>} */
const OF = {
  dealt: "slide",
  ran: "door",
  put_away: "slide",
  slain: "blade",
  broke: "thud",
  equipped: "blade",
  healed: "flask",
  wasted: "flask",
  damaged: "thud",
};
/** How to shake a phone, in milliseconds. @type {Record<string, number | number[]>} */
const SHAKES = { damaged: 18, broke: [12, 40, 24], fell: [30, 60, 60], escaped: [10, 30, 10] };

/** @param {import("./types").Happening[]} events */
export function sound(events) {
  const kinds = new Set(events.map((event) => event.kind));
  const great = events.some((event) => event.kind === "slain" && event.great);
  if (great) play("great");
  for (const kind of kinds) {
    if (shakes && SHAKES[kind] && "vibrate" in navigator && navigator.userActivation?.hasBeenActive)
      navigator.vibrate(SHAKES[kind]);
    if (OF[kind] && !(great && kind === "slain")) play(OF[kind]);
  }
}

/** A heart that can be heard: for eight beats, and again after each blow. */
const BEATS = 8;
let beating = 0;

/** @param {boolean} low whether there are so few hearts that one hears them @param {boolean} struck whether there was a blow just now */
export function heart(low, struck) {
  if (low && beating && !struck) return;
  clearInterval(beating);
  beating = 0;
  if (!low || !on || !struck) return;
  let left = BEATS;
  beating = setInterval(() => (left-- > 0 && on ? play("heart") : clearInterval(beating)), 1000);
}

/** Nothing sounds before the first tap, as the browser would not let it. @param {string} name */
export function play(name) {
  if (!on || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [kind, from, to, length, after = 0] of SOUNDS[name]) {
    const start = now + after;
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0.05, start);
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
