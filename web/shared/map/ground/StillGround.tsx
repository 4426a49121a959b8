import { useMemo, useRef } from 'react'
import { frameOf } from '../frame.ts'
import { usePalette } from '../palette.ts'
import type { Seen, View } from '../plot.ts'
import { GroundCanvas } from './GroundCanvas.tsx'

const noShops = [] as const

/** The streets of a city under marks, without its shops. */
export function StillGround({ maps, view, seen }: { maps: readonly string[]; view: View; seen: Seen }) {
  const probe = useRef<HTMLSpanElement>(null)
  const palette = usePalette(probe)
  const { centre, scale } = view
  const { x, y } = centre
  // The ground is drawn again only where another part of it is seen: that takes a slow machine long.
  const frame = useMemo(() => frameOf({ centre: { x, y }, scale }, seen), [x, y, scale, seen])
  return (
    <>
      <span ref={probe} hidden />
      <GroundCanvas maps={maps} shops={noShops} frame={frame} palette={palette} isTiled={false} />
    </>
  )
}
