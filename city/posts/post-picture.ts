import {
  addLight,
  addNoise,
  type Canvas,
  type Colour,
  createCanvas,
  drawText,
  fillBox,
  fillEllipse,
} from '#city/papers/canvas.ts'
import { createRandom, type Random } from '#city/world/random.ts'

const size = { width: 400, height: 300 }
const scenes = ['meal', 'street', 'cat', 'poster'] as const
export type Scene = (typeof scenes)[number]

/** An invented picture of shapes; another one for each name. */
export function drawScene(scene: Scene, name: string): Canvas {
  const random = createRandom(`scene/${scene}/${name}`)
  const canvas = createCanvas(size.width, size.height, shade(random, 90, 210))
  draw[scene](canvas, random)
  addLight(canvas, random)
  addNoise(canvas, random, 6)
  return canvas
}

/** A poster advertises; the others are what people photograph. */
export function sceneOf(random: Random, isPoster: boolean): Scene {
  return isPoster ? 'poster' : random.pick(scenes.filter(scene => scene !== 'poster'))
}

const draw: Readonly<Record<Scene, (canvas: Canvas, random: Random) => void>> = {
  meal(canvas, random) {
    const [x, y, width] = [random.between(30, 90), random.between(20, 50), random.between(200, 260)]
    fillEllipse(canvas, { x, y, width, height: width * 0.8 }, [245, 243, 238])
    fillEllipse(canvas, { x: x + 20, y: y + 16, width: width - 40, height: width * 0.8 - 32 }, shade(random, 120, 230))
    for (let part = 0; part < 14; part++) {
      const edge = random.between(12, 40)
      const at = { x: x + random.between(40, width - 70), y: y + random.between(30, width * 0.6) }
      fillEllipse(canvas, { ...at, width: edge, height: edge * random.between(0.4, 1) }, shade(random, 40, 230))
    }
  },
  street(canvas, random) {
    fillBox(canvas, { x: 0, y: 0, width: 400, height: 160 }, [random.whole(120, 200), random.whole(160, 210), 235])
    for (let x = 0; x < 400; ) {
      const [width, height] = [random.whole(35, 80), random.whole(60, 170)]
      fillBox(canvas, { x, y: 200 - height, width: width - 4, height }, shade(random, 60, 190))
      for (let window = 0; window < 8; window++) {
        const at = { x: x + 6 + (window % 2) * 16, y: 208 - height + Math.floor(window / 2) * 14 }
        fillBox(canvas, { ...at, width: 9, height: 8 }, random.chance(0.5) ? [250, 226, 140] : [70, 80, 100])
      }
      x += width
    }
    fillBox(canvas, { x: 0, y: 200, width: 400, height: 100 }, [84, 86, 92])
    for (let x = 10; x < 400; x += 70) fillBox(canvas, { x, y: 246, width: 36, height: 6 }, [230, 230, 220])
  },
  cat(canvas, random) {
    const fur: Colour = random.pick([
      [226, 150, 70],
      [70, 70, 74],
      [236, 228, 214],
    ])
    const [x, y] = [random.between(120, 200), random.between(60, 100)]
    fillEllipse(canvas, { x: x - 40, y: y + 70, width: 180, height: 130 }, fur)
    fillEllipse(canvas, { x, y, width: 110, height: 100 }, fur)
    for (const side of [4, 66]) fillEllipse(canvas, { x: x + side, y: y - 22, width: 38, height: 52 }, fur)
    for (const side of [24, 66]) fillEllipse(canvas, { x: x + side, y: y + 36, width: 18, height: 22 }, [120, 190, 90])
    fillEllipse(canvas, { x: x + 47, y: y + 66, width: 16, height: 10 }, [200, 110, 120])
  },
  poster(canvas, random) {
    fillBox(canvas, { x: 20, y: 20, width: 360, height: 260 }, shade(random, 170, 255))
    for (let line = 0; line < 3; line++) {
      const text = String(random.whole(10_000, 99_999))
      drawText(canvas, { x: 40, y: 40 + line * 56, size: 38 }, text, [190, 20, 30])
    }
    for (let place = 0; place < 100; place++) {
      const at = { x: 290 + (place % 10) * 8, y: 190 + Math.floor(place / 10) * 8 }
      if (random.chance(0.5)) fillBox(canvas, { ...at, width: 8, height: 8 }, [10, 10, 10])
    }
  },
}

function shade(random: Random, low: number, high: number): Colour {
  return [random.whole(low, high), random.whole(low, high), random.whole(low, high)]
}
