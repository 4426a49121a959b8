import type { Frame } from '../frame.ts'
import type { GroundDrawn, GroundOrder } from './groundWorker.ts'

type GroundDrawing = { draw: (order: GroundOrder) => void; stop: () => void }

/**
 * Draws a ground in a worker: a press is answered meanwhile. Until another view is drawn, what is there is moved and scaled
 * to where it lies in it.
 */
export function createGroundDrawing(canvas: HTMLCanvasElement, onDrawn: (hasStreets: boolean) => void): GroundDrawing {
  const worker = new Worker(new URL('./groundWorker.ts', import.meta.url), { type: 'module' })
  const context = canvas.getContext('bitmaprenderer')
  let shown: Frame | undefined
  let wanted: Frame | undefined
  let next: GroundOrder | undefined
  let isDrawing = false

  function begin(): void {
    if (isDrawing || !next) return
    isDrawing = true
    worker.postMessage(next)
    next = undefined
  }

  function place(): void {
    canvas.style.transform = shown && wanted ? movedTo(shown, wanted) : ''
  }

  worker.addEventListener('message', ({ data: drawn }: MessageEvent<GroundDrawn>) => {
    isDrawing = false
    context?.transferFromImageBitmap(drawn.bitmap)
    shown = drawn.frame
    place()
    onDrawn(drawn.hasStreets)
    begin()
  })

  // An old page whose files are gone has no ground.
  worker.addEventListener('error', () => {
    isDrawing = false
    onDrawn(false)
  })

  return {
    draw(order) {
      wanted = order.frame
      next = order
      place()
      begin()
    },
    stop: () => worker.terminate(),
  }
}

/** How what was drawn for a frame lies in another one, as CSS. */
export function movedTo(shown: Frame, { centre, scale }: Frame): string {
  const [right, down] = [(shown.centre.x - centre.x) * scale, (shown.centre.y - centre.y) * scale]
  return `translate(${right}px, ${down}px) scale(${scale / shown.scale})`
}
