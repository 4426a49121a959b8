import { createRandom } from '#city/world/random.ts'

const samplesPerSecond = 8000
const headerBytes = 44

/** A recording (WAV, 8 kHz, mono) that sounds like somebody humming; another one for each name. */
export function recordVoice(seconds: number, name: string): Buffer {
  const random = createRandom(`voice/${name}`)
  const count = seconds * samplesPerSecond
  const file = Buffer.alloc(headerBytes + count * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(samplesPerSecond, 24)
  file.writeUInt32LE(samplesPerSecond * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(count * 2, 40)
  let [phase, tone] = [0, 160]
  for (let at = 0; at < count; at++) {
    // A syllable of an eighth of a second.
    if (at % (samplesPerSecond / 8) === 0) tone = random.between(110, 230)
    phase += (2 * Math.PI * tone) / samplesPerSecond
    const syllable = (at % (samplesPerSecond / 8)) / (samplesPerSecond / 8)
    const loudness = Math.sin(Math.PI * syllable) * 9000
    file.writeInt16LE(Math.round((Math.sin(phase) + 0.4 * Math.sin(2 * phase)) * loudness), headerBytes + at * 2)
  }
  return file
}
