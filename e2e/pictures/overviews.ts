import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'

export type Shot = { file: string; size: number; theme: string; language: string; name: string; faults: string[] }

const caption = 20
const gap = 8

/** Twenty pictures at a glance, and what was found in each. */
export async function writeOverviews(folder: string, shots: readonly Shot[]): Promise<void> {
  await mkdir(join(folder, 'overviews'), { recursive: true })
  const groups = Map.groupBy(shots, ({ size, theme, language }) => `${size}-${theme}-${language}`)
  for (const [name, group] of groups) {
    for (let at = 0; at < group.length; at += 20) {
      const number = `${at / 20 + 1}`.padStart(2, '0')
      await writeOverview(join(folder, 'overviews', `${name}-${number}.png`), folder, group.slice(at, at + 20))
    }
  }
  const found = shots.flatMap(({ file, name, faults }) => faults.map(fault => `${file}  ${name}\n    ${fault}`))
  await writeFile(join(folder, 'faults.txt'), `${found.join('\n')}\n`)
}

async function writeOverview(path: string, folder: string, shots: readonly Shot[]): Promise<void> {
  const isNarrow = (shots[0]?.size ?? 0) < 600
  const { columns, width, height } = isNarrow
    ? { columns: 10, width: 195, height: 422 }
    : { columns: 4, width: 480, height: 300 }
  const tiles = await Promise.all(
    shots.map(async (shot, at) => {
      const left = (at % columns) * (width + gap)
      const top = Math.floor(at / columns) * (height + caption + gap)
      const picture = sharp(join(folder, shot.file)).resize({ width, height, fit: 'cover', position: 'top' })
      return [
        { input: await picture.toBuffer(), left, top: top + caption },
        { input: captionOf(shot, width), left, top },
      ]
    }),
  )
  const rows = Math.ceil(shots.length / columns)
  const size = { width: columns * (width + gap), height: rows * (height + caption + gap) }
  await sharp({ create: { ...size, channels: 3, background: '#888' } })
    .composite(tiles.flat())
    .png({ palette: true })
    .toFile(path)
}

/** Red where something was found. */
function captionOf({ file, name, faults }: Shot, width: number): Buffer {
  const text = `${basename(file).slice(0, 3)} ${name}`.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const fill = faults.length > 0 ? '#b00' : '#222'
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${caption}"><rect width="100%" height="100%" fill="${fill}"/>` +
      `<text x="4" y="14" font-size="12" font-family="sans-serif" fill="#fff">${text}</text></svg>`,
  )
}
