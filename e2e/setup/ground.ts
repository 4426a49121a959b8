import type { Locator } from 'playwright-core'
import sharp from 'sharp'

/** How many colours the ground of a map has: more than a few only with streets, water and names. */
export function coloursOf(canvas: Locator): Promise<number> {
  return canvas.evaluate(element => {
    const shown = element as HTMLCanvasElement
    // A canvas that shows a bitmap does not say how large it is.
    const { clientWidth: width, clientHeight: height } = shown
    const copy = Object.assign(document.createElement('canvas'), { width, height })
    const context = copy.getContext('2d')
    context?.drawImage(shown, 0, 0, width, height)
    const { data } = context?.getImageData(0, 0, copy.width, copy.height) ?? { data: [] }
    const colours = new Set<string>()
    for (let at = 0; at < data.length; at += 4 * 997) colours.add(`${data[at]} ${data[at + 1]} ${data[at + 2]}`)
    return colours.size
  })
}

/** What a canvas shows, once it has been the same for some frames. */
export function drawnIn(canvas: Locator): Promise<string> {
  return canvas.evaluate(async element => {
    const shown = element as HTMLCanvasElement
    const copy = Object.assign(document.createElement('canvas'), { width: 96, height: 96 })
    const look = () => {
      copy.getContext('2d')?.drawImage(shown, 0, 0, 96, 96)
      return copy.toDataURL()
    }
    let last = look()
    for (let same = 0; same < 10; ) {
      await new Promise(resolve => requestAnimationFrame(resolve))
      const now = look()
      same = now === last ? same + 1 : 0
      last = now
    }
    return last
  })
}

/** The same of the lower half of a picture in a file, below its title. */
export async function coloursOfPicture(file: Buffer): Promise<number> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const colours = new Set<string>()
  for (let at = Math.floor(info.height / 2) * info.width * 3; at < data.length; at += 3 * 997)
    colours.add(`${data[at]} ${data[at + 1]} ${data[at + 2]}`)
  return colours.size
}
