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

const pens = new Map<string, CanvasRenderingContext2D | null>()

/** The width of a text in px, in the font of the page. */
export function textWidth(text: string, size: number): number {
  const font = `${size}px ${getComputedStyle(document.body).fontFamily}`
  let pen = pens.get(font)
  if (pen === undefined) {
    pen = document.createElement('canvas').getContext('2d')
    if (pen) pen.font = font
    pens.set(font, pen)
  }
  return pen?.measureText(text).width ?? text.length * size
}

/** The text, or as much of it as fits, with an ellipsis. */
export function fitted(text: string, size: number, room: number): string {
  if (textWidth(text, size) <= room) return text
  const letters = [...text]
  while (letters.length > 1 && textWidth(`${letters.join('')}…`, size) > room) letters.pop()
  return `${letters.join('')}…`
}
