import { createRandom } from '#city/world/random.ts'
import type { PaperImage, PaperKind } from '#contract/reviews/paper.ts'
import { backOfCard, type Form, forms } from './paper-forms.ts'
import { car, dots } from './paper-signs.ts'
import { drawPortrait } from './portrait.ts'

export type PaperText = {
  kind: PaperKind
  image: PaperImage
  content: Readonly<Record<string, string>>
  /** Whose face is on it. */
  person: string
}

const fonts = 'Noto Sans CJK SC, Source Han Sans SC, PingFang SC, Microsoft YaHei, WenQuanYi Micro Hei, sans-serif'
const stampInk = '#c8242c'
export const paperSize = { width: 480, height: 320 }

const spoken: Readonly<Record<string, string>> = { female: '女', male: '男', long: '长期' }

/** A paper as an SVG: what its fields say, each beside its name, as on papers of its kind. Every one says that it is a specimen. */
export function paperSvg({ kind, image, content, person }: PaperText): string {
  const form = image === 'back' ? backOfCard : forms[kind]
  const { width, height } = paperSize
  const isDark = kind === 'gameSkill'
  const random = createRandom(`form/${kind}/${person}`)
  const parts = [
    `<rect width="${width}" height="${height}" fill="${form.ground}"/>`,
    linesBehind(form.ink),
    border(kind, form.ink),
    form.title && written({ x: 240, y: 50, size: 26, weight: 700, anchor: 'middle', fill: form.ink }, form.title),
    ...rowsOf(form, content, { first: form.title ? 92 : 58, ink: isDark ? '#eceff8' : '#20242c' }),
    form.hasFace && drawPortrait(person, { x: 330, y: form.title ? 78 : 48, width: 118, height: 150 }),
    kind === 'realName' && image !== 'back' && numberBelow(content.number ?? '', form.ink),
    kind === 'gameSkill' && badge(content.rank ?? ''),
    kind === 'vehicle' && car(random),
    (kind === 'businessLicence' || kind === 'foodPermit') && dots(random),
    form.stamp && stamp(form.stamp, form.hasFace ? { x: 300, y: 236 } : { x: 372, y: 222 }),
    written(
      { x: 240, y: kind === 'realName' || isDark ? 308 : 298, size: 11, anchor: 'middle', fill: form.ink },
      '演示样张 · 人物与号码均为虚构',
    ),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"
    font-family="${fonts}">${parts.filter(Boolean).join('')}</svg>`
}

type Type = {
  x: number
  y: number
  size: number
  fill: string
  weight?: number
  anchor?: 'start' | 'middle'
  space?: number
}

function written({ x, y, size, fill, weight = 400, anchor = 'start', space = 0 }: Type, text: string): string {
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}"
    letter-spacing="${space}" fill="${fill}">${escaped(text)}</text>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

type Place = { first: number; ink: string }

function rowsOf(
  { rows, ink, hasFace }: Form,
  content: PaperText['content'],
  { first, ink: inkOfText }: Place,
): string[] {
  const inLine = hasFace ? 12 : 17
  let y = first
  return rows.flatMap(([label, field]) => {
    const text = content[field]
    if (text === undefined) return []
    const lines = inPieces(spoken[text] ?? text, inLine)
    const said = [
      written({ x: 34, y, size: 14, fill: ink }, label),
      ...lines.map((line, at) => written({ x: 112, y: y + at * 22, size: 17, fill: inkOfText, weight: 500 }, line)),
    ]
    y += 36 + (lines.length - 1) * 20
    return said
  })
}

/** A Chinese character is as wide as two others. */
function inPieces(text: string, most: number): string[] {
  const pieces: string[] = ['']
  let width = 0
  for (const sign of text) {
    const wide = sign.charCodeAt(0) < 256 ? 0.55 : 1
    if (width + wide > most) {
      pieces.push('')
      width = 0
    }
    pieces.push(pieces.pop() + sign)
    width += wide
  }
  return pieces
}

/** As papers have against copying. */
function linesBehind(ink: string): string {
  const waves = Array.from({ length: 14 }, (_, at) => {
    const y = 20 + at * 22
    return `<path d="M0 ${y} C 120 ${y - 26}, 200 ${y + 26}, 300 ${y} S 440 ${y - 22}, 480 ${y + 8}"/>`
  })
  return `<g fill="none" stroke="${ink}" stroke-opacity="0.09" stroke-width="1.2">${waves.join('')}</g>`
}

function border(kind: PaperKind, ink: string): string {
  if (kind === 'gameSkill' || kind === 'realName') return ''
  const frame = (at: number, width: number) =>
    `<rect x="${at}" y="${at}" width="${480 - 2 * at}" height="${320 - 2 * at}" fill="none" stroke="${ink}" stroke-width="${width}"/>`
  return frame(9, 3) + frame(15, 1)
}

function numberBelow(number: string, ink: string): string {
  return (
    written({ x: 34, y: 278, size: 14, fill: ink }, '公民身份号码') +
    written({ x: 150, y: 279, size: 20, fill: '#20242c', weight: 600, space: 2 }, number)
  )
}

function stamp(text: string, { x, y }: { x: number; y: number }): string {
  const star = Array.from({ length: 10 }, (_, at) => {
    const [turn, far] = [(at * Math.PI) / 5 - Math.PI / 2, at % 2 ? 5 : 13]
    return `${x + far * Math.cos(turn)},${y - 6 + far * Math.sin(turn)}`
  }).join(' ')
  return `<g opacity="0.78" transform="rotate(-8 ${x} ${y})"><circle cx="${x}" cy="${y}" r="46" fill="none" stroke="${stampInk}" stroke-width="3"/>
    <polygon points="${star}" fill="${stampInk}"/>${written({ x, y: y + 26, size: 11, fill: stampInk, weight: 700, anchor: 'middle' }, text)}</g>`
}

function badge(rank: string): string {
  return `<polygon points="372,96 428,128 428,192 372,224 316,192 316,128" fill="#2c3360" stroke="#f4c95d" stroke-width="4"/>
    ${written({ x: 372, y: 170, size: 26, weight: 700, anchor: 'middle', fill: '#f4c95d' }, rank)}`
}
