import { useEffect, useEffectEvent, useRef } from 'react'
import { densityOfPage, type Frame } from '../frame.ts'
import type { Palette } from '../palette.ts'
import { createWorkerDrawing } from '../workerDrawing.ts'
import type { Shop } from './drawGround.ts'
import type { GroundDrawn, GroundOrder } from './groundWorker.ts'

type GroundCanvasProps = {
  /** Addresses of files with the streets; unknown while they are asked for. */
  maps: readonly string[] | undefined
  shops: readonly Shop[]
  frame: Frame
  palette: Palette | undefined
  /** Tiles lie below it. */
  isTiled: boolean
  /** Whether the files have streets: without files, or if they cannot be loaded, there are none. */
  onRead?: (hasStreets: boolean) => void
}

/** The ground of a map, drawn again when the view or the theme changes. Lies over what is behind it in its box. */
export function GroundCanvas({ maps, shops, frame, palette, isTiled, onRead }: GroundCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawing = useRef<ReturnType<typeof createWorkerDrawing<GroundOrder, GroundDrawn>>>(undefined)
  const report = useEffectEvent((hasStreets: boolean) => onRead?.(hasStreets))
  useEffect(() => {
    if (!canvas.current) return
    const own = createWorkerDrawing<GroundOrder, GroundDrawn>(canvas.current, {
      begin: () => new Worker(new URL('./groundWorker.ts', import.meta.url), { type: 'module' }),
      onDrawn: ({ hasStreets }) => report(hasStreets),
      onFailed: () => report(false),
    })
    drawing.current = own
    return () => own.stop()
  }, [])
  const files = maps?.join(' ')
  useEffect(() => {
    if (files === undefined || !palette) return
    const order = { files, shops, frame, palette, isTiled, density: densityOfPage() }
    // Together with the marks on it, which are drawn then.
    const handle = requestAnimationFrame(() => drawing.current?.draw(order))
    return () => cancelAnimationFrame(handle)
  }, [files, shops, frame, palette, isTiled])
  return <canvas ref={canvas} aria-hidden className="absolute inset-0 size-full" />
}
