import { saveFile } from './saveFile.ts'

type Saying = { title: string; sentence: string }

const shown = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'opacity',
  'font-size',
  'font-weight',
  'font-family',
  'text-anchor',
]
const edge = 16
const head = 56
/** Sharp on dense screens, and when it is put into a report. */
const density = 2

/** The drawing as a PNG in the colours of the page, with its title and sentence above; what lies under it on a canvas, too. */
export async function saveAsPicture(drawing: Element, { title, sentence }: Saying): Promise<void> {
  const svg = drawing.querySelector<SVGSVGElement>('svg[role]')
  if (!svg) throw new Error('There is no drawing')
  const { width, height } = svg.getBoundingClientRect()
  const image = await imageOf(svg)
  const canvas = document.createElement('canvas')
  canvas.width = (width + 2 * edge) * density
  canvas.height = (height + head + 2 * edge) * density
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser has no canvas')
  const body = getComputedStyle(document.body)
  const card = getComputedStyle(svg.closest('section') ?? document.body).backgroundColor
  pen.scale(density, density)
  pen.fillStyle = card
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = body.color
  pen.font = `600 15px ${body.fontFamily}`
  pen.fillText(title, edge, edge + 14, width)
  pen.font = `12px ${body.fontFamily}`
  pen.fillText(sentence, edge, edge + 36, width)
  for (const under of drawing.querySelectorAll('canvas')) pen.drawImage(under, edge, edge + head, width, height)
  pen.drawImage(image, edge, edge + head, width, height)
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The picture is too large')
  saveFile(blob, `${title}.png`)
}

/** What the page's style sheets say is written into the copy, because a picture has none. */
async function imageOf(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const copies = copy.querySelectorAll('*')
  for (const [at, element] of [...svg.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(element)
    for (const name of shown) copies[at]?.setAttribute(name, style.getPropertyValue(name))
    copies[at]?.removeAttribute('class')
  }
  for (const tile of copy.querySelectorAll('image')) await embed(tile)
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  const address = URL.createObjectURL(
    new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' }),
  )
  const image = new Image()
  image.src = address
  await image.decode().finally(() => URL.revokeObjectURL(address))
  return image
}

/** A picture that is drawn from a file loads nothing: a tile is written into it. One whose server forbids copies is left out. */
async function embed(tile: SVGImageElement): Promise<void> {
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.src = tile.href.baseVal
  const isLoaded = await image.decode().then(
    () => true,
    () => false,
  )
  if (!isLoaded) return tile.remove()
  const copy = document.createElement('canvas')
  copy.width = image.naturalWidth
  copy.height = image.naturalHeight
  copy.getContext('2d')?.drawImage(image, 0, 0)
  tile.setAttribute('href', copy.toDataURL())
}
