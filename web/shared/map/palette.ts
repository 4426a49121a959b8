import { type RefObject, useEffect, useState } from 'react'
import { wayColours } from './wayColours.ts'

/** Of the ground, quieter than what stands on it. */
const ground = {
  land: 'light-dark(#f1f2f0, #14181e)',
  park: 'light-dark(#dcebd5, #1a2a20)',
  water: 'light-dark(#bcd9ee, #17303f)',
  border: 'light-dark(#c9b9cf, #4a4156)',
  lane: 'light-dark(#ffffff, #242a33)',
  street: 'light-dark(#ffffff, #2c343f)',
  avenue: 'light-dark(#fbe6b4, #4a4434)',
  casing: 'light-dark(#d9dcdf, #0e1115)',
  avenueCasing: 'light-dark(#e3c377, #201d15)',
  roadName: 'light-dark(#5c6470, #98a1ad)',
  waterName: 'light-dark(#2d6a95, #7fb2d3)',
  parkName: 'light-dark(#3b7340, #7fb98a)',
  districtName: 'light-dark(#6a6273, #a89fb5)',
  shop: 'light-dark(#a2541c, #e0a273)',
  halo: 'light-dark(rgb(255 255 255 / 0.92), rgb(16 19 23 / 0.9))',
  pressure: 'light-dark(rgb(212 35 47 / 0.55), rgb(255 96 104 / 0.6))',
  noPressure: 'light-dark(rgb(212 35 47 / 0), rgb(255 96 104 / 0))',
} as const

const tokens = [
  'ink',
  'muted',
  'surface',
  'accent',
  'accent-fill',
  'accent-ink',
  'good-ink',
  'warn-soft',
  'warn-ink',
] as const
const moreTokens = ['bad-fill', 'bad-ink', 'on-fill', 'raised'] as const

type Token = (typeof tokens)[number] | (typeof moreTokens)[number]
type WayColour = `way${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7}`
export type Palette = Readonly<Record<keyof typeof ground | Token | WayColour, string>> & { font: string }

const isDark = matchMedia('(prefers-color-scheme: dark)')

/** What colours and font depend on. */
function themeNow(): string {
  const { dataset, style, lang } = document.documentElement
  return [isDark.matches, dataset.mode, dataset.size, style.getPropertyValue('--accent'), lang].join(' ')
}

/** Colours and font as a canvas takes them, in the theme that the page has now. */
export function usePalette(probe: RefObject<HTMLElement | null>): Palette | undefined {
  const [palette, setPalette] = useState<Palette>()
  useEffect(() => {
    const { current } = probe
    if (!current) return
    let themeRead = ''
    const read = () => {
      // A dialog changes attributes of the page, too, and everything would be drawn again.
      const theme = themeNow()
      if (theme !== themeRead) setPalette(readPalette(current))
      themeRead = theme
    }
    read()
    const observer = new MutationObserver(read)
    observer.observe(document.documentElement, { attributes: true })
    isDark.addEventListener('change', read)
    return () => {
      observer.disconnect()
      isDark.removeEventListener('change', read)
    }
  }, [probe])
  return palette
}

function readPalette(probe: HTMLElement): Palette {
  const wanted = [
    ...Object.entries(ground),
    ...wayColours.map((colour, at) => [`way${at}`, colour] as const),
    ...[...tokens, ...moreTokens].map(name => [name, `var(--color-${name})`] as const),
  ]
  const colours = wanted.map(([name, colour]) => {
    probe.style.color = colour
    return [name, getComputedStyle(probe).color]
  })
  return { ...Object.fromEntries(colours), font: getComputedStyle(probe).fontFamily } as Palette
}
