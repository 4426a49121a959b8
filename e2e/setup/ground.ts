import type { Locator } from 'playwright-core'
import sharp from 'sharp'

/** How many colours the ground of a map has: more than a few only with streets, water and names. */
export function coloursOf(canvas: Locator): Promise<number> {
  return canvas.evaluate(element => {
    const shown = element as HTMLCanvasElement
    const copy = Object.assign(document.createElement('canvas'), { width: shown.width, height: shown.height })
    const context = copy.getContext('2d')
    context?.drawImage(shown, 0, 0)
    const { data } = context?.getImageData(0, 0, copy.width, copy.height) ?? { data: [] }
    const colours = new Set<string>()
    for (let at = 0; at < data.length; at += 4 * 997) colours.add(`${data[at]} ${data[at + 1]} ${data[at + 2]}`)
    return colours.size
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
