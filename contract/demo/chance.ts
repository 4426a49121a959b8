/** A pseudo-random number below 2^32, the same each time; each choice about an order has its own salt. */
function hash(n: number, salt: number): number {
  let mixed = Math.imul(n + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  return (mixed ^ (mixed >>> 15)) >>> 0
}

/** The same item for the same `n` and `salt`. */
export function pick<One>(n: number, salt: number, of: readonly One[]): One {
  return of[hash(n, salt) % of.length] as One
}

/** An integer from `least` to `least + span - 1`. */
export function between(n: number, salt: number, least: number, span: number): number {
  return least + (hash(n, salt) % span)
}

/** A number from 0 to below 1. */
export function fraction(n: number, salt: number): number {
  return hash(n, salt) / 2 ** 32
}

/** An index below `count`; the first one comes `ratio` times as often as the last. */
export function skewedIndex(n: number, salt: number, count: number, ratio = 12): number {
  return Math.floor((count / (ratio - 1)) * (ratio ** fraction(n, salt) - 1))
}
