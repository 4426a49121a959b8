import type { Locator, Page } from 'playwright-core'
import type { OutputOf } from '#contract/base/operation.ts'
import type { BoardWorker, dispatch } from '#contract/orders/dispatch.ts'
import { height, type Point, seenBy, spotOf, type View, viewOf, width } from '#web/shared/map/plot.ts'
import type { Product } from '../product.ts'

type Board = OutputOf<typeof dispatch.board>

export const waiting = (page: Page): Locator => page.getByRole('region', { name: '待派' })
export const onDuty = (page: Page): Locator => page.getByRole('region', { name: '在线人员' })
/** Once orders and workers are on it. */
export const cityMap = (page: Page): Locator =>
  page.getByRole('group', { name: '订单与人员位置图' }).and(page.locator(':not([aria-busy=true])'))
export const planDialog = (page: Page): Locator => page.getByRole('dialog', { name: '派单方案' })

/** Opens the board, and answers with what it shows and the view that its map begins with. */
export async function openBoard(page: Page): Promise<{ board: Board; view: View }> {
  await page.goto('/order')
  return pressBoard(page)
}

/** The same from the list of orders. */
export async function pressBoard(page: Page): Promise<{ board: Board; view: View }> {
  const answering = page.waitForResponse(/dispatch\/board/)
  await page.getByRole('button', { name: '调度台' }).click()
  const { data } = (await (await answering).json()) as { data: Board }
  await cityMap(page).waitFor()
  const places = data.orders.flatMap(({ from, to }) => from ?? to ?? [])
  const present = data.workers.filter(({ presence }) => presence !== 'offline')
  return { board: data, view: viewOf([...places, ...present]) }
}

/** Where a place is on the screen while the map shows this view. */
export async function pixelOf(page: Page, view: View, point: Point): Promise<{ x: number; y: number }> {
  const box = await cityMap(page).boundingBox()
  if (!box) throw new Error('The map is not drawn.')
  const { pixel } = seenBy(box.width, box.height)
  const { x, y } = spotOf(point, view)
  return {
    x: box.x + box.width / 2 + (x - width / 2) / pixel,
    y: box.y + box.height / 2 + (y - height / 2) / pixel,
  }
}

/** Clicks on the first of these workers whose mark nothing covers, as the map says under the pointer; answers who it was. */
export async function clickOnMap(page: Page, view: View, workers: readonly BoardWorker[]): Promise<BoardWorker> {
  for (const worker of workers) {
    const { x, y } = await pixelOf(page, view, worker)
    await page.mouse.move(x, y, { steps: 2 })
    if ((await nameUnder(page)) !== worker.name) continue
    await page.mouse.click(x, y)
    return worker
  }
  throw new Error('Every worker on the map stands under something.')
}

/** Of what the pointer is on, as the map says. */
export async function nameUnder(page: Page): Promise<string | null> {
  const said = cityMap(page).getByRole('tooltip').locator('p').first()
  return said.textContent({ timeout: 1000 }).catch(() => null)
}

/** With the mouse along the edge of the map, so that everything lies inside. */
export async function drawLineRound(page: Page): Promise<void> {
  const box = await cityMap(page).boundingBox()
  if (!box) throw new Error('The map is not drawn.')
  const [left, right] = [box.x + 3, box.x + box.width - 3]
  const [top, bottom] = [box.y + 3, box.y + box.height - 60]
  await page.mouse.move(left, top)
  await page.mouse.down()
  for (const [x, y] of [
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const) {
    await page.mouse.move(x, y, { steps: 4 })
  }
  await page.mouse.up()
}

type WithApps = Pick<Product, 'apps'>

/** An order that waits for a rider. */
export async function placePaid({ apps }: WithApps): Promise<{ no: string }> {
  const { no, payFen } = await apps.order('food')
  // The city may have been faster.
  await apps.send(no, { event: 'pay', by: 'payment', amountFen: payFen }).catch(() => {})
  await apps.send(no, { event: 'accept', by: 'merchant' }).catch(() => {})
  return { no }
}

/** An order that the board shows; answers its number. */
export async function placeWaiting(product: WithApps, page: Page): Promise<string> {
  const { no } = await placePaid(product)
  await waiting(page).getByText(no.slice(-6)).waitFor()
  return no
}

/** How much of the map is drawn in the colour of ways. */
export function drawnWay(page: Page, colour = 'var(--color-accent-ink)'): Promise<number> {
  return cityMap(page)
    .locator('canvas')
    .last()
    .evaluate((element, wanting) => {
      const canvas = element as HTMLCanvasElement
      const probe = document.body.appendChild(document.createElement('span'))
      probe.style.color = wanting
      const dot = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
      dot.fillStyle = getComputedStyle(probe).color
      dot.fillRect(0, 0, 1, 1)
      probe.remove()
      const wanted = dot.getImageData(0, 0, 1, 1).data
      // A canvas that shows a bitmap does not say how large it is.
      const { clientWidth: width, clientHeight: height } = canvas
      const copy = Object.assign(document.createElement('canvas'), { width, height })
      const context = copy.getContext('2d') as CanvasRenderingContext2D
      context.drawImage(canvas, 0, 0, width, height)
      const { data } = context.getImageData(0, 0, width, height)
      let count = 0
      for (let at = 0; at < data.length; at += 4) {
        if ([0, 1, 2].every(part => Math.abs((data[at + part] ?? 0) - (wanted[part] ?? 0)) < 3)) count++
      }
      return count
    }, colour)
}
