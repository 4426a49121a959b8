import sharp from 'sharp'

/** The picture is compared at this size: the lines of a text and a face are still there, letters are not. */
const edge = 64
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
 * 256 bits of what a picture looks like, each `0` or `1`: which of its waves (a cosine transform of the grey picture) are
 * stronger than the median. The same picture differs in few of them, whatever its size, quality and brightness.
 */
export async function fingerprintOf(picture: Buffer): Promise<string> {
  const grey = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(edge, edge, { fit: 'fill' })
    .raw()
    .toBuffer()
  const strengths = strengthsOf(grey)
  const median = strengths.toSorted((one, other) => one - other)[bits / 2] ?? 0
  return strengths.map(strength => (strength > median ? '1' : '0')).join('')
}

function strengthsOf(grey: Buffer): number[] {
  const rows = cosines.map(wave =>
    Array.from({ length: edge }, (_none, y) =>
      wave.reduce((sum, share, x) => sum + share * (grey[y * edge + x] ?? 0), 0),
    ),
  )
  return waves.map(({ across, down }) =>
    (cosines[down] ?? []).reduce((sum, share, y) => sum + share * (rows[across]?.[y] ?? 0), 0),
  )
}
