import { drawGround, type Ground, type Shop } from './drawGround.ts'
import { readGroundFiles } from './readGround.ts'

/** What to draw; `files`: addresses of GeoJSON, one after the other. */
export type GroundOrder = Omit<Ground, 'data' | 'shops'> & { files: string; shops: readonly Shop[]; density: number }
/** What was drawn for this frame, and whether there are streets in it. */
export type GroundDrawn = { bitmap: ImageBitmap; frame: GroundOrder['frame']; hasStreets: boolean }

let read = { files: '', data: readGroundFiles('') }

async function draw(order: GroundOrder): Promise<void> {
  if (read.files !== order.files) read = { files: order.files, data: readGroundFiles(order.files) }
  const data = await read.data
  const canvas = new OffscreenCanvas(1, 1)
  drawGround(canvas, { ...order, data })
  const drawn: GroundDrawn = {
    bitmap: canvas.transferToImageBitmap(),
    frame: order.frame,
    hasStreets: data !== undefined,
  }
  postMessage(drawn, { transfer: [drawn.bitmap] })
}

// A rejection would be told to nobody.
addEventListener('message', ({ data }: MessageEvent<GroundOrder>) => void draw(data).catch(reportError))
