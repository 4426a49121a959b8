import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { accents } from './preferences.ts'

type Triple = [number, number, number]
type Mode = 'light' | 'dark'

const tokens = readFileSync(join(import.meta.dirname, '../../ui/tokens.css'), 'utf8')
/** As they are where colours are computed, without what older browsers get. */
const rules = new Map(
  [...tokens.slice(0, tokens.indexOf('@supports')).matchAll(/(--color-[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
    name,
    value,
  ]),
)

/** The parts of `a, f(b, c)` or of `l min(c, 0.1) h`, with what is in brackets undivided. */
function parts(text: string, divider: RegExp): string[] {
  let depth = 0
  const found = ['']
  for (const letter of text.trim()) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (depth === 0 && divider.test(letter)) found.push('')
    else found.push(`${found.pop()}${letter}`)
  }
  return found.map(part => part.trim()).filter(Boolean)
}

function inside(text: string, name: string): string | undefined {
  return text.startsWith(`${name}(`) ? text.slice(name.length + 1, -1) : undefined
}

/** The linear red, green and blue that a rule comes to; some are outside of what a screen can show. */
function colourOf(text: string, mode: Mode, accent: string): Triple {
  if (text.startsWith('#')) return linear(text)
  const ofMode = inside(text, 'light-dark')
  if (ofMode) return colourOf(parts(ofMode, /,/)[mode === 'light' ? 0 : 1] ?? '', mode, accent)
  const name = inside(text, 'var')
  if (name) return name === '--accent' ? linear(accent) : colourOf(rules.get(name) ?? '', mode, accent)
  const mixed = inside(text, 'color-mix')
  if (mixed) {
    const [, first = '', second = ''] = parts(mixed, /,/)
    const [one = '', share = ''] = parts(first, /\s/)
    const [own, other] = [shown(colourOf(one, mode, accent)), colourOf(second, mode, accent)].map(toLab)
    const part = Number.parseFloat(share) / 100
    return toRgb(own?.map((value, at) => value * part + (other?.[at] ?? 0) * (1 - part)) as Triple)
  }
  const [, base = '', lightness = '', chroma = ''] = parts(inside(text, 'oklch') ?? '', /\s/)
  const [l, a, b] = toLab(colourOf(base, mode, accent))
  const c = Math.hypot(a, b)
  const wanted = numberOf(chroma, { l, c })
  const scale = c === 0 ? 0 : wanted / c
  return toRgb([numberOf(lightness, { l, c }), a * scale, b * scale])
}

function numberOf(text: string, known: { l: number; c: number }): number {
  if (text === 'l' || text === 'c') return known[text]
  for (const name of ['min', 'max', 'clamp'] as const) {
    const given = inside(text, name)
    if (given === undefined) continue
    const values = parts(given, /,/).map(part => numberOf(part, known))
    const [low = 0, value = 0, high = 0] = values
    return name === 'clamp' ? Math.max(low, Math.min(value, high)) : Math[name](...values)
  }
  return Number(text)
}

function linear(hex: string): Triple {
  return [1, 3, 5].map(at => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as Triple
}

function toLab([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function toRgb([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** Browsers cut off what a screen cannot show. */
function shown(colour: Triple): Triple {
  return colour.map(value => Math.min(1, Math.max(0, value))) as Triple
}

function luminance(colour: Triple): number {
  const [r, g, b] = shown(colour)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: Triple, other: Triple): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** What stands on what, and by how much it must differ. */
const pairs = [
  ['on-fill', 'accent-fill', 4.5],
  ['accent-ink', 'ground', 4.5],
  ['accent-ink', 'surface', 4.5],
  ['accent-ink', 'raised', 4.5],
  ['accent-ink', 'hover', 4.5],
  ['accent-ink', 'accent-soft', 4.5],
  ['ink', 'accent-soft', 4.5],
  ['muted', 'accent-soft', 4.5],
  ['avatar-ink', 'avatar', 4.5],
] as const
/** A button and a frame beside what they stand on. */
const inDark = [
  ['accent-fill', 'surface', 3],
  ['accent', 'surface', 4.5],
] as const

const extreme = ['#000000', '#ffffff', '#ffff00', '#0000ff', '#00ff00', '#00ffff', '#ff00ff', '#ff0000', '#808080']
const tried = [...accents, ...extreme]

test.each(tried)('Accent %s: text on it and in it is readable, in light and in dark', accent => {
  const faults = (['light', 'dark'] as const).flatMap(mode =>
    [...pairs, ...(mode === 'dark' ? inDark : [])].flatMap(([front, back, least]) => {
      const [one, other] = [front, back].map(name => colourOf(`var(--color-${name})`, mode, accent))
      const found = one && other ? contrast(one, other) : 0
      return found >= least ? [] : [`${front} on ${back} in ${mode}: ${found.toFixed(2)}`]
    }),
  )
  expect(faults).toEqual([])
})

test.each(accents)('Accent %s: dark has colours of its own', accent => {
  for (const name of ['accent', 'accent-fill', 'accent-ink', 'accent-soft', 'avatar', 'avatar-ink']) {
    const [light, dark] = (['light', 'dark'] as const).map(mode =>
      shown(colourOf(`var(--color-${name})`, mode, accent)),
    )
    expect([name, light]).not.toEqual([name, dark])
  }
})
