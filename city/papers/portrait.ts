import { createRandom } from '#city/world/random.ts'

const skins = ['#eecdb2', '#e2bc98', '#d0a480', '#f6dac4', '#e8c4a2']
const hairs = ['#181618', '#241f1c', '#2e2622', '#3a2c22']
const clothes = ['#1e2230', '#dfe3e8', '#24467a', '#78202c', '#f4f4f6', '#3c603c', '#5b4a7a']
const grounds = ['#ffffff', '#dfeaf5', '#4f8fd0', '#c8323a']

type Box = { x: number; y: number; width: number; height: number }

/** The face of an invented person in front of a plain ground, the same for a person on every paper. */
export function drawPortrait(person: string, { x, y, width, height }: Box): string {
  const random = createRandom(`face/${person}`)
  const [skin, hair, cloth] = [random.pick(skins), random.pick(hairs), random.pick(clothes)]
  const [wide, high] = [random.between(24, 30), random.between(31, 38)]
  const [eyes, apart, mouth] = [random.between(-6, 0), random.between(9, 13), random.between(7, 12)]
  const isLong = random.chance(0.45)
  const fringe = random.between(-0.55, -0.25) * high
  const part = random.between(-0.6, 0.6) * wide
  const hasGlasses = random.chance(0.3)
  const behind = isLong
    ? `<path d="M${-wide - 7} ${high * 0.9} Q ${-wide - 12} ${-high - 20}, 0 ${-high - 14} T ${wide + 7} ${high * 0.9} z" fill="${hair}"/>`
    : `<ellipse cx="0" cy="${-high * 0.35}" rx="${wide + 5}" ry="${high * 0.85}" fill="${hair}"/>`
  const eye = (side: number) =>
    `<ellipse cx="${side * apart}" cy="${eyes}" rx="4" ry="2.4" fill="#221a18"/>
     <path d="M${side * apart - 6} ${eyes - 8} q 6 -4 12 0" stroke="${hair}" stroke-width="2.4" fill="none"/>
     ${hasGlasses ? `<circle cx="${side * apart}" cy="${eyes}" r="8.5" fill="none" stroke="#40444c" stroke-width="1.6"/>` : ''}`
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="-59 -70 118 150" preserveAspectRatio="xMidYMid slice">
    <rect x="-59" y="-70" width="118" height="150" fill="${random.pick(grounds)}"/>
    ${behind}
    <path d="M-56 82 Q -52 46, -18 42 L 18 42 Q 52 46, 56 82 z" fill="${cloth}"/>
    <path d="M-12 ${high - 8} h24 v22 q -12 12 -24 0 z" fill="${skin}"/>
    <ellipse cx="0" cy="0" rx="${wide}" ry="${high}" fill="${skin}"/>
    <path d="M${-wide} ${fringe + 8} Q ${-wide} ${-high - 8}, ${part} ${-high - 6} T ${wide} ${fringe + 8} Q ${part} ${fringe - 6}, ${-wide} ${fringe + 8} z" fill="${hair}"/>
    ${eye(-1)}${eye(1)}
    <path d="M-2 4 q -3 9 3 10" stroke="#00000040" stroke-width="1.6" fill="none"/>
    <path d="M${-mouth} ${high * 0.55} q ${mouth} 5 ${2 * mouth} 0" stroke="#9a4a4a" stroke-width="2.6" fill="none"/>
  </svg>`
}
