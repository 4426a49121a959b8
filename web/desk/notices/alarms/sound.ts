import { createStore, useStore } from '#web/kit/store.ts'

const isAllowed = createStore(navigator.userActivation?.hasBeenActive ?? false)
let context: AudioContext | undefined

/** A browser plays no sound before the first user gesture. */
export function useIsSoundAllowed(): boolean {
  return useStore(isAllowed)
}

/** Not every key counts as a gesture: Escape and Ctrl alone do not. */
export function allowSound(): void {
  if (navigator.userActivation?.hasBeenActive === false) return
  removeEventListener('click', allowSound, true)
  removeEventListener('keydown', allowSound, true)
  isAllowed.set(true)
}

if (!isAllowed.get()) {
  addEventListener('click', allowSound, true)
  addEventListener('keydown', allowSound, true)
}

type Note = { hertz: number; at: number; seconds: number }

/** An order is a rising two-tone chime, loud enough for a kitchen; a message one soft note; an alarm two alternating notes. */
const tunes: Record<'order' | 'message' | 'alarm', readonly Note[]> = {
  order: [
    { hertz: 784, at: 0, seconds: 0.35 },
    { hertz: 988, at: 0.16, seconds: 0.35 },
    { hertz: 1319, at: 0.32, seconds: 0.7 },
  ],
  message: [{ hertz: 880, at: 0, seconds: 0.5 }],
  alarm: [0, 0.5, 1].flatMap(at => [
    { hertz: 932, at, seconds: 0.28 },
    { hertz: 698, at: at + 0.25, seconds: 0.28 },
  ]),
}

export function ring(tune: keyof typeof tunes): void {
  if (!isAllowed.get()) return
  context ??= new AudioContext()
  void context.resume()
  for (const note of tunes[tune]) play(context, note)
}

function play(on: AudioContext, { hertz, at, seconds }: Note): void {
  const start = on.currentTime + at
  const volume = on.createGain()
  volume.gain.setValueAtTime(0.0001, start)
  volume.gain.exponentialRampToValueAtTime(0.25, start + 0.015)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds)
  const tone = on.createOscillator()
  tone.frequency.value = hertz
  tone.connect(volume).connect(on.destination)
  tone.start(start)
  tone.stop(start + seconds)
}
