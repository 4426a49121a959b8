import { refuse } from '#server/kit/refusal.ts'

type Kind = { mime: string; extension: string; isKind: (bytes: Buffer) => boolean }

const beginsWith =
  (text: string, at = 0) =>
  (bytes: Buffer) =>
    bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))

/** The formats that browsers and phones record. Name and type that the sender gives are ignored. */
const kinds: readonly Kind[] = [
  { mime: 'audio/ogg', extension: 'ogg', isKind: beginsWith('OggS') },
  { mime: 'audio/webm', extension: 'webm', isKind: beginsWith('\x1aE\xdf\xa3') },
  { mime: 'audio/mp4', extension: 'm4a', isKind: beginsWith('ftyp', 4) },
  { mime: 'audio/wav', extension: 'wav', isKind: bytes => beginsWith('RIFF')(bytes) && beginsWith('WAVE', 8)(bytes) },
]

/** A recording is stored unchanged: served with an audio type of ours, a browser can take it for nothing else. */
export function voiceOf(bytes: Buffer): { bytes: Buffer; mime: string; extension: string } {
  const kind = kinds.find(({ isKind }) => isKind(bytes))
  if (!kind) return refuse('notAVoice')
  return { bytes, mime: kind.mime, extension: kind.extension }
}
