import sharp from 'sharp'

/** The picture is compared at this size; the shapes of a paper are still there, letters are not. */
const edge = 32
const bits = 64

/**
 * The coarse waves of a picture, as how often each goes up and down across and down the picture. The three coarsest are left
 * out: brightness, and a light from one side, which are not what the picture shows.
 */
const waves = Array.from({ length: 12 }, (_none, sum) =>
  Array.from({ length: sum + 1 }, (_same, across) => ({ across, down: sum - across })),
)
  .flat()
  .slice(3, 3 + bits)

const cosines = Array.from({ length: 12 }, (_none, wave) =>
  Array.from({ length: edge }, (_same, at) => Math.cos((Math.PI * wave * (2 * at + 1)) / (2 * edge))),
)

/**
 * 64 bits of what a picture looks like, as a signed number: which of its coarse waves (a cosine transform of the grey picture)
 * are stronger than the median. Pictures that look the same differ in few of them, whatever their size and quality.
 */
export async function fingerprintOf(picture: Buffer): Promise<bigint> {
  const grey = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(edge, edge, { fit: 'fill' })
    .raw()
    .toBuffer()
  const strengths = strengthsOf(grey)
  const median = strengths.toSorted((one, other) => one - other)[bits / 2] ?? 0
  const text = strengths.map(strength => (strength > median ? '1' : '0')).join('')
  return BigInt.asIntN(bits, BigInt(`0b${text}`))
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
