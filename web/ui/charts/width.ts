import { useState } from 'react'

/** The width of an element in px, 0 until it is on the page; `watch` is its `ref`. */
export function useWidth(): { width: number; watch: (element: Element | null) => (() => void) | undefined } {
  const [width, setWidth] = useState(0)

  function watch(element: Element | null): (() => void) | undefined {
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)))
    observer.observe(element)
    return () => observer.disconnect()
  }

  return { width, watch }
}

const widths = new Map<string, number>()
/** Texts change with the numbers; a page that stays open for days must not collect them. */
const mostWidths = 2000
let pen: CanvasRenderingContext2D | null | undefined
let family = ''

/** The width of a text in px, in the font of the page. */
export function textWidth(text: string, size: number): number {
  const { lang } = document.documentElement
  const key = `${lang} ${size} ${text}`
  const known = widths.get(key)
  if (known !== undefined) return known
  if (widths.size >= mostWidths) widths.clear()
  const width = measure(text, size, lang)
  widths.set(key, width)
  return width
}

function measure(text: string, size: number, lang: string): number {
  pen ??= document.createElement('canvas').getContext('2d')
  if (!pen) return text.length * size
  if (!family.startsWith(`${lang} `)) family = `${lang} ${getComputedStyle(document.body).fontFamily}`
  pen.font = `${size}px ${family.slice(lang.length + 1)}`
  return pen.measureText(text).width
}

/** The text, or as much of it as fits, with an ellipsis. */
export function fitted(text: string, size: number, room: number): string {
  if (textWidth(text, size) <= room) return text
  const letters = [...text]
  while (letters.length > 1 && textWidth(`${letters.join('')}…`, size) > room) letters.pop()
  return `${letters.join('')}…`
}
