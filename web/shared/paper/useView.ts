import { type PointerEvent, useEffect, useRef, useState } from 'react'

/** How an image is shown: quarter turns, enlargement, place in px, brightness in percent. */
export type View = { turns: number; zoom: number; x: number; y: number; light: number }

const plainView: View = { turns: 0, zoom: 1, x: 0, y: 0, light: 100 }
const zooms = { least: 1, most: 8, step: 1.25 }
const lights = { least: 40, most: 220, step: 20 }
const stepPx = 40

const steps: Partial<Record<string, (view: View) => Partial<View>>> = {
  ArrowLeft: ({ x }) => ({ x: x + stepPx }),
  ArrowRight: ({ x }) => ({ x: x - stepPx }),
  ArrowUp: ({ y }) => ({ y: y + stepPx }),
  ArrowDown: ({ y }) => ({ y: y - stepPx }),
}

const actions = {
  turnLeft: ({ turns }: View) => ({ turns: turns - 1 }),
  turnRight: ({ turns }: View) => ({ turns: turns + 1 }),
  larger: ({ zoom }: View) => ({ zoom: Math.min(zooms.most, zoom * zooms.step) }),
  smaller: smaller,
  brighter: ({ light }: View) => ({ light: Math.min(lights.most, light + lights.step) }),
  darker: ({ light }: View) => ({ light: Math.max(lights.least, light - lights.step) }),
  reset: () => plainView,
} satisfies Record<string, (view: View) => Partial<View>>
export type ViewAction = keyof typeof actions

/** At its whole size an image is in its place again. */
function smaller({ zoom }: View): Partial<View> {
  const next = zoom / zooms.step
  return next <= zooms.least ? { zoom: 1, x: 0, y: 0 } : { zoom: next }
}

/** An image that the wheel enlarges and the pointer drags. */
export function useView() {
  const [view, setView] = useState(plainView)
  const [box, setBox] = useState<HTMLElement | null>(null)
  const drag = useRef<{ x: number; y: number }>(undefined)
  const change = (next: (view: View) => Partial<View>) => setView(before => ({ ...before, ...next(before) }))

  useEffect(() => {
    if (!box) return
    // Not by React, which listens to the wheel without the right to prevent scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const next = event.deltaY < 0 ? actions.larger : actions.smaller
      setView(before => ({ ...before, ...next(before) }))
    }
    box.addEventListener('wheel', onWheel, { passive: false })
    return () => box.removeEventListener('wheel', onWheel)
  }, [box])

  return {
    view,
    ref: setBox,
    act: (action: ViewAction) => change(actions[action]),
    press(key: string): boolean {
      const step = steps[key]
      if (step) change(step)
      return step !== undefined
    },
    pointer: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        event.currentTarget.setPointerCapture(event.pointerId)
        drag.current = { x: event.clientX, y: event.clientY }
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        const from = drag.current
        if (!from || view.zoom === 1) return
        drag.current = { x: clientX, y: clientY }
        change(({ x, y }) => ({ x: x + clientX - from.x, y: y + clientY - from.y }))
      },
      onPointerUp() {
        drag.current = undefined
      },
      onPointerCancel() {
        drag.current = undefined
      },
    },
  }
}
