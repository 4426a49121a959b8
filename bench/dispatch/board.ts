import { setTimeout as pause } from 'node:timers/promises'
import { cityMap, drawLineRound, openBoard, planDialog, pressBoard } from '../../e2e/setup/board/board.ts'
import { openBrowser, openPage, type Person, signIn } from '../../e2e/setup/browser.ts'
import { startProduct } from '../../e2e/setup/product.ts'
import { readCounts } from '../lists/counts.ts'
import { checkLimits, percentiles } from '../lists/figures.ts'
import { setKind, watchPage } from '../storm/measure.ts'
import { during, limitOfInp, press, pressKey, printKinds, restMs } from '../storm/press.ts'
import { sayIfSlower, slowDown, timesSlower } from '../storm/slow-down.ts'
import { fillBoard, moveRiders } from './crowd.ts'

/**
 * The dispatch board with 500 waiting orders and 300 riders on a CPU four times slower: how long it takes to answer clicks,
 * keys, a line round orders and the wheel, until it is drawn first, and its memory. `node bench/dispatch/board.ts [rounds]`
 */
const { rounds } = readCounts({ rounds: { usual: 4 } })
const openingCount = 5

const product = await startProduct({ citySpeed: 0.1 })
const browser = await openBrowser()
try {
  await fillBoard(product, { orders: 500, riders: 300 })
  const drawnAfter = await openings()
  const page = await openPage(browser, product.url)
  await watchPage(page)
  await signIn(page, 'dispatcher')
  const before = await slowDown(page)
  await openBoard(page)
  await work(page)
  const phase = await during(page, async () => {
    for (let round = 0; round < rounds; round++) {
      await moveRiders(product)
      await work(page)
    }
  })
  const heapBytes = await page.evaluate(
    () => (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize,
  )
  console.log(`${phase.count} clicks and keys, CPU ${timesSlower} times slower; milliseconds`)
  printKinds(phase)
  sayIfSlower(before)
  console.table({ 'heap, MB': heapBytes / 2 ** 20 })
  checkLimits([
    limitOfInp('INP of the board, ms', phase, 100),
    { what: 'board asked for until the ground is drawn, ms', value: percentiles(drawnAfter).p50, most: 400 },
  ])
  if (page.reportedErrors.length > 0) throw new Error(`The page complained: ${page.reportedErrors.join('; ')}`)
} finally {
  await browser.close()
  await product.stop()
}

/** Of each of some people who open the board from their list: milliseconds until the ground is drawn. */
async function openings(): Promise<number[]> {
  const times: number[] = []
  for (let person = 0; person < openingCount; person++) {
    const page = await openPage(browser, product.url)
    await signIn(page, 'dispatcher')
    await slowDown(page)
    await page.goto('/order', { waitUntil: 'networkidle' })
    const drawing = firstDrawing(page)
    await pressBoard(page)
    times.push(await drawing)
    await page.close()
  }
  return times
}

/** One round: choose an order, go near and back, draw a line, let the choice go, and a plan. */
async function work(page: Person): Promise<void> {
  const card = 'section[aria-label="待派"] li:nth-child(4) button'
  await press(page, 'an order', card)
  await press(page, 'closer', 'button[aria-label="放大"]')
  await press(page, 'closer', 'button[aria-label="放大"]')
  await press(page, 'show all', 'button[aria-label="显示全部"]')
  await press(page, 'an order', card)
  await setKind(page, 'a line round all')
  await drawLineRound(page)
  await pause(restMs)
  await setKind(page, 'a line round nothing')
  const box = await cityMap(page).boundingBox()
  if (!box) throw new Error('The map is not drawn.')
  await page.mouse.click(box.x + 5, box.y + box.height - 5)
  await pressKey(page, 'a plan', 'p')
  await planDialog(page).getByRole('checkbox').first().waitFor()
  await pressKey(page, 'no plan', 'Escape')
  await setKind(page, 'a line round none')
  await page.mouse.move(box.x + 10, box.y + box.height - 30)
  await page.mouse.down()
  await page.mouse.move(box.x + 20, box.y + box.height - 30, { steps: 2 })
  await page.mouse.move(box.x + 20, box.y + box.height - 20, { steps: 2 })
  await page.mouse.up()
  await pause(restMs)
}

/** Milliseconds from the request of the board until the ground has colours. */
async function firstDrawing(page: Person): Promise<number> {
  return page.evaluate(async () => {
    const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const isDrawn = () => {
      const ground = document.querySelector('canvas')
      if (ground) pixel?.drawImage(ground, ground.width / 2, 5, 1, 1, 0, 0, 1, 1)
      const [red = 0, green = 0] = pixel?.getImageData(0, 0, 1, 1).data ?? []
      return red + green > 0
    }
    while (!isDrawn()) await new Promise(resolve => requestAnimationFrame(resolve))
    const asked = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/dispatch/board'))
    return performance.now() - (asked?.startTime ?? 0)
  })
}
