import { answerOrders, type Drawn } from '#web/shared/map/workerDrawing.ts'
import { drawMarks, type Marks } from './drawMarks.ts'

function draw(marks: Marks): Drawn {
  const canvas = new OffscreenCanvas(1, 1)
  drawMarks(canvas, marks)
  return { bitmap: canvas.transferToImageBitmap(), frame: marks.frame }
}

answerOrders(draw)
