import sharp from 'sharp'
import { createRandom, type Random } from '#city/world/random.ts'
import { addLight, addNoise, type Box, type Canvas, type Colour, createCanvas } from './canvas.ts'
import { type PaperText, paperSize, paperSvg } from './paper-svg.ts'

/** Each photo has a table, a distance and a light of its own; a scan has none of them. */
export type PaperPicture = PaperText & { photo: string | null }

/** An invented paper as its owner photographs it. Its Chinese is read where the machine has a font for it. */
export async function drawPaper(picture: PaperPicture): Promise<Canvas> {
  const { photo, person } = picture
  const random = createRandom(`photo/${photo ?? 'scan'}`)
  const table: Colour = [random.whole(40, 200), random.whole(40, 190), random.whole(30, 170)]
  const canvas = createCanvas(paperSize.width, paperSize.height, table)
  await place(canvas, photo === null ? { x: 0, y: 0, ...paperSize } : placeOf(random), paperSvg(picture))
  if (photo !== null) addLight(canvas, random)
  addNoise(canvas, createRandom(`noise/${photo ?? person}`), 3)
  return canvas
}

function placeOf(random: Random): Box {
  const share = random.between(0.72, 0.97)
  const [width, height] = [Math.round(paperSize.width * share), Math.round(paperSize.height * share)]
  return {
    x: random.whole(0, paperSize.width - width),
    y: random.whole(0, paperSize.height - height),
    width,
    height,
  }
}

async function place({ pixels, width }: Canvas, box: Box, svg: string): Promise<void> {
  // Where the server runs in the same process, as in tests, it reads photos only.
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] })
  const drawn = await sharp(Buffer.from(svg)).resize(box.width, box.height).removeAlpha().raw().toBuffer()
  for (let y = 0; y < box.height; y++)
    pixels.set(drawn.subarray(y * box.width * 3, (y + 1) * box.width * 3), ((box.y + y) * width + box.x) * 3)
}
