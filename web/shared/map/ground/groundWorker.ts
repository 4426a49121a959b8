import { answerOrders, type Drawn } from '../workerDrawing.ts'
import { drawGround, type Ground, type Shop } from './drawGround.ts'
import { readGroundFiles } from './readGround.ts'

/** What to draw; `files`: addresses of GeoJSON, one after the other. */
export type GroundOrder = Omit<Ground, 'data' | 'shops'> & { files: string; shops: readonly Shop[]; density: number }
export type GroundDrawn = Drawn & { hasStreets: boolean }

let read = { files: '', data: readGroundFiles('') }

async function draw(order: GroundOrder): Promise<GroundDrawn> {
  if (read.files !== order.files) read = { files: order.files, data: readGroundFiles(order.files) }
  const data = await read.data
  const canvas = new OffscreenCanvas(1, 1)
  drawGround(canvas, { ...order, data })
  return { bitmap: canvas.transferToImageBitmap(), frame: order.frame, hasStreets: data !== undefined }
}

answerOrders(draw)
