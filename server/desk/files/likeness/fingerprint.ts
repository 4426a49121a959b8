import { openPicture } from '../open-picture.ts'

/** The picture is compared at this size: the lines of a text and a face are still there, letters are not. */
export const edge = 64
const bits = 256
/** Waves that go up and down so seldom show the light and the layout of a paper, which papers of all people share. */
const seldom = 28
const most = 24

/** How often each wave goes up and down across and down the picture, those of fine detail last. */
const waves = Array.from({ length: most }, (_none, sum) =>
  Array.from({ length: sum + 1 }, (_same, across) => ({ across, down: sum - across })),
)
  .flat()
  .slice(seldom, seldom + bits)

const cosines = Array.from({ length: most }, (_none, wave) =>
  Array.from({ length: edge }, (_same, at) => Math.cos((Math.PI * wave * (2 * at + 1)) / (2 * edge))),
)

/**
 * 256 bits of what a picture looks like, each `0` or `1`: the signs of its waves (a cosine transform of the grey
 * picture). The same picture differs in few of them, whatever its size, quality and brightness.
 */
export async function fingerprintOf(picture: Buffer): Promise<string> {
  const opened = await openPicture(picture)
  const grey = await opened
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(edge, edge, { fit: 'fill' })
    .raw()
    .toBuffer()
  return signsOf(grey)
}

/** The same of a picture that has this size already, a number for each pixel. */
export function signsOf(grey: ArrayLike<number>): string {
  return strengthsOf(grey)
    .map(strength => (strength > 0 ? '1' : '0'))
    .join('')
}

/** Where the bit of a wave stands that goes up and down as often down the picture as this one does across, and the other way round. */
const turned = waves.map(({ across, down }) => waves.findIndex(other => other.across === down && other.down === across))

/**
 * The fingerprint as it is, mirrored, upside down and turned by a quarter, as if the picture had been. In a mirrored picture a
 * wave that goes up and down an odd number of times has the opposite sign. A few of the finest waves have no counterpart.
 */
export function orientationsOf(fingerprint: string): string[] {
  const mirrored = (one: string, isOdd: (wave: (typeof waves)[number]) => boolean) =>
    waves.map((wave, at) => (isOdd(wave) ? String(1 - Number(one[at])) : one[at])).join('')
  const quarter = turned.map((from, at) => fingerprint[from < 0 ? at : from]).join('')
  return [fingerprint, quarter].flatMap(one => {
    const sideways = mirrored(one, ({ across }) => across % 2 === 1)
    return [one, sideways, ...[one, sideways].map(other => mirrored(other, ({ down }) => down % 2 === 1))]
  })
}

/** Rows first, then columns: sums of products, the most frequent work of a search. */
function strengthsOf(grey: ArrayLike<number>): number[] {
  const rows = cosines.map(wave =>
    Float64Array.from({ length: edge }, (_none, y) => {
      let sum = 0
      for (let x = 0; x < edge; x++) sum += (wave[x] ?? 0) * (grey[y * edge + x] ?? 0)
      return sum
    }),
  )
  return waves.map(({ across, down }) => {
    const [row, wave] = [rows[across] ?? [], cosines[down] ?? []]
    let sum = 0
    for (let y = 0; y < edge; y++) sum += (wave[y] ?? 0) * (row[y] ?? 0)
    return sum
  })
}
