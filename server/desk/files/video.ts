import { refuse } from '#server/kit/refusal.ts'

type Kind = { mime: string; extension: string; isKind: (bytes: Buffer) => boolean }

const has = (bytes: Buffer, text: string) => bytes.includes(text, 0, 'latin1')

/**
 * The formats that phones record and browsers play, with a track of pictures: `vide` is its handler in mp4, `V_` begins the
 * name of its codec in webm. Name and type that the sender gives are ignored.
 */
const kinds: readonly Kind[] = [
  {
    mime: 'video/mp4',
    extension: 'mp4',
    isKind: bytes => bytes.toString('latin1', 4, 8) === 'ftyp' && has(bytes, 'vide'),
  },
  {
    mime: 'video/webm',
    extension: 'webm',
    isKind: bytes => bytes.readUInt32BE(0) === 0x1a45dfa3 && has(bytes.subarray(0, 64), 'webm') && has(bytes, 'V_'),
  },
]
const least = 64
const largest = 15_000_000

/** A film is stored unchanged: served with a video type of ours, a browser can take it for nothing else. */
export function videoOf(bytes: Buffer): { bytes: Buffer; mime: string; extension: string } {
  if (bytes.length > largest) refuse('videoTooLarge', { params: { limit: largest / 1_000_000 } })
  const kind = bytes.length < least ? undefined : kinds.find(({ isKind }) => isKind(bytes))
  if (!kind) return refuse('notAVideo')
  return { bytes, mime: kind.mime, extension: kind.extension }
}
