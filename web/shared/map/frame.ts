import { height, type Seen, type Spot, unitsPerMetre, type View, width, worldOf } from './plot.ts'

/** How a view lies on a canvas, in pixels of the page. */
export type Frame = { wide: number; high: number; centre: Spot; scale: number; pixelsPerMetre: number }

type CanvasOf<Context> = { width: number; height: number; getContext(kind: '2d'): Context | null }

export function frameOf(view: View, { pixel, width: unitsWide, height: unitsHigh }: Seen): Frame {
  return {
    wide: unitsWide / pixel,
    high: unitsHigh / pixel,
    centre: view.centre,
    scale: view.scale / pixel,
    pixelsPerMetre: unitsPerMetre(view) / pixel,
  }
}

export function pixelOf({ lng, lat }: { lng: number; lat: number }, frame: Frame): Spot {
  return pixelOfWorld(worldOf({ lng, lat }), frame)
}

export function pixelOfWorld({ x, y }: Spot, { wide, high, centre, scale }: Frame): Spot {
  return { x: (x - centre.x) * scale + wide / 2, y: (y - centre.y) * scale + high / 2 }
}

/** From units of the drawing, as the pointer has them. */
export function pixelOfUnits({ x, y }: Spot, { wide, high }: Frame, pixel: number): Spot {
  return { x: (x - width / 2) / pixel + wide / 2, y: (y - height / 2) / pixel + high / 2 }
}

/** Pixels of the screen for one of the page, as far as drawings follow it. */
export function densityOfPage(): number {
  return Math.min(2, devicePixelRatio)
}

/** The canvas as large as it is shown, sharp on dense screens; its context draws in pixels of the page. */
export function prepared<Context extends CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D>(
  canvas: CanvasOf<Context>,
  { wide, high }: Frame,
  density: number,
): Context | null {
  const [columns, rows] = [Math.round(wide * density), Math.round(high * density)]
  if (canvas.width !== columns) canvas.width = columns
  if (canvas.height !== rows) canvas.height = rows
  const context = canvas.getContext('2d')
  context?.setTransform(density, 0, 0, density, 0, 0)
  context?.clearRect(0, 0, wide, high)
  return context
}

/** Labels that do not lie on each other: the first one stays. */
export function createRoom() {
  const taken: { left: number; right: number; top: number; bottom: number }[] = []
  return {
    take({ x, y }: Spot, wide: number, high: number): boolean {
      const box = { left: x - wide / 2, right: x + wide / 2, top: y - high / 2, bottom: y + high / 2 }
      const isTaken = taken.some(
        one => one.left < box.right && box.left < one.right && one.top < box.bottom && box.top < one.bottom,
      )
      if (!isTaken) taken.push(box)
      return !isTaken
    },
  }
}
export type Room = ReturnType<typeof createRoom>
