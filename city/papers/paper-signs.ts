import type { Random } from '#city/world/random.ts'

const paints = ['#b9bec8', '#2d3b55', '#8c2f39', '#e9e9e6', '#38594b']

/** The car of a vehicle licence. */
export function car(random: Random): string {
  const paint = random.pick(paints)
  return `<path d="M300 250 q4 -26 26 -28 l18 -22 q34 -8 62 0 l22 22 q24 4 24 28 z" fill="${paint}" stroke="#333" stroke-width="1"/>
    <circle cx="336" cy="252" r="13" fill="#22252b"/><circle cx="420" cy="252" r="13" fill="#22252b"/>
    <path d="M350 220 l12 -14 h38 l14 14 z" fill="#dfe8ef"/>`
}

/** A square of dots, as a code that is scanned; another one for each paper. */
export function dots(random: Random): string {
  const [edge, dot] = [17, 4]
  const squares = Array.from({ length: edge ** 2 }, (_, at) =>
    random.chance(0.5)
      ? `<rect x="${372 + (at % edge) * dot}" y="${70 + Math.floor(at / edge) * dot}" width="${dot}" height="${dot}"/>`
      : '',
  )
  return `<g fill="#2b2b2b">${squares.join('')}</g>`
}
