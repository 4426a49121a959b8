import sharp from 'sharp'

/** The picture is compared at this size; the shapes of a paper are still there, letters are not. */
const edge = 32
/** Waves in each direction; the first of each, the mean brightness, is left out. */
const waves = 8

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
  const strengths = coarseWaves(grey)
  const median = strengths.toSorted((one, other) => one - other)[strengths.length / 2] ?? 0
  const bits = strengths.map(strength => (strength > median ? '1' : '0')).join('')
  return BigInt.asIntN(64, BigInt(`0b${bits}`))
}

const cosines = Array.from({ length: waves }, (_none, wave) =>
  Array.from({ length: edge }, (_same, at) => Math.cos((Math.PI * (wave + 1) * (2 * at + 1)) / (2 * edge))),
)

function coarseWaves(grey: Buffer): number[] {
  return cosines.flatMap(down => {
    const columns = Array.from({ length: edge }, (_none, x) =>
      down.reduce((sum, share, y) => sum + share * (grey[y * edge + x] ?? 0), 0),
    )
    return cosines.map(across => across.reduce((sum, share, x) => sum + share * (columns[x] ?? 0), 0))
  })
}
