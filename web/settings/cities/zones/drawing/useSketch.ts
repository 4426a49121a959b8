import { useState } from 'react'
import { closed, outlineOf, type Sketch, sketchOf } from './sketch.ts'

/** `text`: the outline in the text box that the sketch was read from, or has written. */
type Drawn = { text: string; sketch: Sketch; past: readonly Sketch[] }

export type Drawing = {
  sketch: Sketch
  /** Draws something else; `from` is what undoing returns to. */
  change(next: Sketch, from?: Sketch): void
  /** While a corner is dragged. */
  show(next: Sketch): void
  close(): void
  canUndo: boolean
  undo(): void
}

const remembered = 100

/** What is drawn, step by step. The text box holds it once it is closed; what is pasted there is drawn instead. */
export function useSketch(text: string, onDraw: (text: string) => void): Drawing {
  const [drawn, setDrawn] = useState<Drawn>(() => read(text))
  const isOutdated = drawn.text !== text
  const now = isOutdated ? read(text) : drawn
  if (isOutdated) setDrawn(now)
  const { sketch, past } = now

  function draw(next: Sketch, before: readonly Sketch[]): void {
    const written = outlineOf(next)
    setDrawn({ text: written, sketch: next, past: before })
    if (written !== text) onDraw(written)
  }

  const change = (next: Sketch, from = sketch) => draw(next, [...past, from].slice(-remembered))
  return {
    sketch,
    change,
    show: next => setDrawn({ ...now, sketch: next }),
    close: () => change(closed(sketch)),
    canUndo: past.length > 0,
    undo() {
      const before = past.at(-1)
      if (before) draw(before, past.slice(0, -1))
    },
  }
}

function read(text: string): Drawn {
  return { text, sketch: sketchOf(text), past: [] }
}
