import type { Frame } from './frame.ts'

/** What a worker drew for this frame. */
export type Drawn = { bitmap: ImageBitmap; frame: Frame }

type WorkerDrawing<Order> = { draw: (order: Order) => void; stop: () => void }

type Terms<Result> = {
  /** A new worker; its other side is `answerOrders`. */
  begin: () => Worker
  onDrawn?: (drawn: Result) => void
  /** Its file could not be fetched, or it failed. It is begun anew after a while. */
  onFailed?: () => void
}

const restMs = 3000

/**
 * Draws in a worker: a press is answered meanwhile. Until another view is drawn, what is there is moved and scaled to where it lies in
 * it. Only the newest order is drawn, and only what changed since the one before is sent.
 */
export function createWorkerDrawing<Order extends { frame: Frame }, Result extends Drawn>(
  canvas: HTMLCanvasElement,
  { begin, onDrawn, onFailed }: Terms<Result>,
): WorkerDrawing<Order> {
  const context = canvas.getContext('bitmaprenderer')
  let worker = listenedTo(begin())
  let shown: Frame | undefined
  let wanted: Order | undefined
  let sent: Partial<Order> = {}
  let [isDrawing, isNewest] = [false, true]
  let rest: ReturnType<typeof setTimeout> | undefined

  function listenedTo(own: Worker): Worker {
    own.addEventListener('message', ({ data }: MessageEvent<Result>) => {
      isDrawing = false
      context?.transferFromImageBitmap(data.bitmap)
      shown = data.frame
      place()
      onDrawn?.(data)
      send()
    })
    own.addEventListener('error', () => {
      onFailed?.()
      own.terminate()
      rest = setTimeout(beginAnew, restMs)
    })
    return own
  }

  function beginAnew(): void {
    worker = listenedTo(begin())
    sent = {}
    isNewest = wanted === undefined
    isDrawing = false
    send()
  }

  function send(): void {
    if (isDrawing || isNewest || !wanted) return
    const keys = (Object.keys(wanted) as (keyof Order)[]).filter(key => sent[key] !== wanted?.[key] || !(key in sent))
    worker.postMessage(Object.fromEntries(keys.map(key => [key, wanted?.[key]])))
    sent = wanted
    ;[isDrawing, isNewest] = [true, true]
  }

  function place(): void {
    canvas.style.transform = shown && wanted ? movedTo(shown, wanted.frame) : ''
  }

  return {
    draw(order) {
      wanted = order
      isNewest = false
      place()
      send()
    },
    stop() {
      clearTimeout(rest)
      worker.terminate()
    },
  }
}

/** How what was drawn for a frame lies in another one, as CSS. */
export function movedTo(shown: Frame, { centre, scale }: Frame): string {
  const [right, down] = [(shown.centre.x - centre.x) * scale, (shown.centre.y - centre.y) * scale]
  return `translate(${right}px, ${down}px) scale(${scale / shown.scale})`
}

/** In the worker: draws each order, with what it does not name as in the one before. */
export function answerOrders<Order>(draw: (order: Order) => Drawn | Promise<Drawn>): void {
  let known = {} as Order
  async function answer(changed: Partial<Order>): Promise<void> {
    known = { ...known, ...changed }
    const drawn = await draw(known)
    postMessage(drawn, { transfer: [drawn.bitmap] })
  }
  // A rejection would be told to nobody.
  addEventListener('message', ({ data }: MessageEvent<Partial<Order>>) => void answer(data).catch(reportError))
}
