const partBits = 16
const partCount = 4

/** The four parts of a fingerprint, each with its place: place * 65536 + 16 bits. */
export function partsOf(fingerprint: bigint): number[] {
  const bits = BigInt.asUintN(64, fingerprint)
  return Array.from({ length: partCount }, (_none, place) => {
    const part = Number((bits >> BigInt(place * partBits)) & 0xffffn)
    return place * 2 ** partBits + part
  })
}

/** Each part as it is, and with each one and each two of its bits changed. */
export function partsLike(fingerprint: bigint): number[] {
  return partsOf(fingerprint).flatMap(part => changes.map(change => part ^ change))
}

const single = Array.from({ length: partBits }, (_none, bit) => 2 ** bit)
const double = single.flatMap((one, at) => single.slice(at + 1).map(other => one | other))
const changes = [0, ...single, ...double]

/** How many of the 64 bits differ. */
export function distanceOf(one: bigint, other: bigint): number {
  return BigInt.asUintN(64, one ^ other)
    .toString(2)
    .replaceAll('0', '').length
}
