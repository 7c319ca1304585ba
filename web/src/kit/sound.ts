/** Sounds, synthesised in the browser: stone, glass, wood, coins, a bell. */
import { shellSettings } from "../shell/settings.svelte";
import type { Sound } from "./tale";

type Strike = (context: AudioContext, out: GainNode, at: number) => void;

function tone(pitch: number, length: number, loud: number, shape: OscillatorType = "sine"): Strike {
  return (context, out, at) => {
    const wave = context.createOscillator();
    const gain = context.createGain();
    wave.type = shape;
    wave.frequency.value = pitch;
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loud, at + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    wave.connect(gain).connect(out);
    wave.start(at);
    wave.stop(at + length + 0.02);
  };
}

function noise(pitch: number, width: number, length: number, loud: number): Strike {
  return (context, out, at) => {
    const size = Math.ceil(context.sampleRate * length);
    const buffer = context.createBuffer(1, size, context.sampleRate);
    const data = buffer.getChannelData(0);
    for (let i = 0; i < size; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / size) ** 3;
    const source = context.createBufferSource();
    const filter = context.createBiquadFilter();
    const gain = context.createGain();
    source.buffer = buffer;
    filter.type = "bandpass";
    filter.frequency.value = pitch;
    filter.Q.value = width;
    gain.gain.value = loud;
    source.connect(filter).connect(gain).connect(out);
    source.start(at);
  };
}

const later =
  (delay: number, strike: Strike): Strike =>
  (context, out, at) =>
    strike(context, out, at + delay);
const bell = (pitch: number, loud: number) => [
  tone(pitch, 1.8, loud),
  tone(pitch * 2.01, 1.2, loud * 0.5),
  tone(pitch * 2.76, 0.8, loud * 0.3),
  tone(pitch * 5.4, 0.3, loud * 0.15),
];

const SOUNDS: Record<Sound, Strike[]> = {
  stone: [noise(420, 1.4, 0.16, 0.9), tone(96, 0.18, 0.3)],
  glass: [tone(1567, 0.5, 0.12), later(0.05, tone(2093, 0.6, 0.1)), later(0.1, tone(3136, 0.5, 0.05))],
  wood: [noise(900, 3, 0.1, 0.8), tone(220, 0.1, 0.2, "triangle")],
  coin: [tone(2489, 0.18, 0.09, "triangle"), later(0.07, tone(3322, 0.35, 0.08, "triangle"))],
  bell: bell(392, 0.2),
  step: [noise(600, 2, 0.07, 0.6), later(0.12, noise(520, 2, 0.07, 0.5))],
  crack: [noise(1400, 0.7, 0.3, 0.9), later(0.09, noise(300, 0.8, 0.35, 0.8))],
  turn: [tone(523, 0.25, 0.1), later(0.1, tone(784, 0.4, 0.1))],
  page: [noise(3200, 0.6, 0.14, 0.25)],
  win: [
    ...bell(392, 0.16),
    ...bell(494, 0.13).map((s) => later(0.18, s)),
    ...bell(587, 0.13).map((s) => later(0.36, s)),
  ],
};

let context: AudioContext | null = null;

/** Play a sound, if sounds are on and the browser allows it. */
export function play(sound: Sound): void {
  if (!shellSettings.sounds || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const out = context.createGain();
  out.gain.value = 0.5;
  out.connect(context.destination);
  for (const strike of SOUNDS[sound]) strike(context, out, context.currentTime + 0.01);
}
