import { fileBehind } from '#web/chats/conversation/media.ts'

/** 28 levels of loudness along the recording, each from 0 to 1. */
export type Peaks = readonly number[]

const bars = 28
const known = new Map<string, Promise<Peaks>>()

/** Throws when the browser cannot decode the audio. */
export function peaksOf(src: string): Promise<Peaks> {
  const found = known.get(src) ?? read(src)
  known.set(src, found)
  return found
}

async function read(src: string): Promise<Peaks> {
  const sound = await fileBehind(src)?.arrayBuffer()
  if (!sound) throw new Error('Its file is gone.')
  // For drawing only: 8,000 samples a second are enough.
  const decoded = await new OfflineAudioContext(1, 1, 8000).decodeAudioData(sound)
  const samples = decoded.getChannelData(0)
  const stride = Math.max(1, Math.floor(samples.length / bars))
  const loud = Array.from({ length: bars }, (_, at) => loudest(samples.subarray(at * stride, (at + 1) * stride)))
  const most = Math.max(...loud, 0.01)
  return loud.map(peak => peak / most)
}

function loudest(samples: Float32Array): number {
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
}
