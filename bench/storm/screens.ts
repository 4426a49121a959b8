import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { openBrowser, openPage, type Person, signIn } from '../../e2e/setup/browser.ts'
import { customerOf } from '../../e2e/setup/customer.ts'
import { type Product, startProduct } from '../../e2e/setup/product.ts'
import { fillBoard } from '../dispatch/crowd.ts'
import { checkLimits, type Limit, percentiles } from '../lists/figures.ts'
import { setKind, watchPage } from './measure.ts'
import { during, limitsByKind, press, pressKey, printKinds, restMs, waitFor } from './press.ts'
import { slowDown, timesSlower } from './slow-down.ts'

/**
 * On a CPU four times slower: the worst of ten drawers, tabs, searches and conversations, the gaps between frames while
 * somebody scrolls through 3,000 orders, and when the page of orders shows its largest part. `node bench/storm/screens.ts`
 */
const times = 10
const mostMs = 100
const rows = 3000
const mostGapMs = 50
const mostScrollingMs = 600_000
const mostPaintMs = 1000

const product = await startProduct({ citySpeed: 0.1 })
const browser = await openBrowser()
try {
  await fillBoard(product, { orders: rows, riders: 0 })
  for (let number = 0; number < times; number += 1) {
    const customer = customerOf(product, `顾客${number}`)
    for (const text of ['您好', '等了好久，能催一下吗', '骑手在哪里']) await customer.write(text)
  }
  const limits = [
    ...(await onOrders(browser, product)),
    ...(await inConversations(browser, product)),
    await paintedAfter(browser, product),
  ]
  checkLimits(limits)
} finally {
  await browser.close()
  await product.stop()
}

/** Somebody signed in, on a page whose files are loaded and whose CPU is slow from now on. */
async function openSlowly(browser: Browser, { url }: Product, username: string, path: string): Promise<Person> {
  const page = await openPage(browser, url)
  await watchPage(page)
  await signIn(page, username, path)
  await slowDown(page)
  return page
}

async function onOrders(browser: Browser, product: Product): Promise<Limit[]> {
  const list = '[role=grid][aria-busy=false]'
  const tab = (at: number) => `[role=tablist][aria-label="工作队列"] [role=tab]:nth-child(${at})`
  const page = await openSlowly(browser, product, 'dispatcher', '/order')
  async function round(number: number): Promise<void> {
    await press(page, 'a drawer', `${list} [role=row]:nth-child(${2 + (number % 8)})`, '[role=dialog]')
    await pressKey(page, 'a drawer closed', 'Escape')
    await press(page, 'a tab', tab(2 + (number % 3)))
    await press(page, 'a tab', tab(1), list)
    await press(page, 'a search', 'input[type=search]')
    for (const key of ['W', 'M', '9']) await pressKey(page, 'a search', key)
    await pressKey(page, 'a search', 'Escape')
    await setKind(page, 'a search everywhere')
    await page.keyboard.press('Control+k')
    await pause(restMs)
    for (const key of ['d', 'd', 'Escape']) await pressKey(page, 'a search everywhere', key)
  }
  const limits = await measured(page, round)
  return [...limits, ...(await scrolled(page))]
}

async function inConversations(browser: Browser, product: Product): Promise<Limit[]> {
  const page = await openSlowly(browser, product, 'kefu', '/kefumsg')
  const line = (number: number) => `[role=tabpanel] li:nth-child(${1 + (number % 8)}) button`
  await press(page, 'a tab', '[role=tablist][aria-label="会话队列"] [role=tab]:nth-child(2)', line(0))
  return measured(page, number => press(page, 'a conversation', line(number), '[role=log]'))
}

/** The worst of each kind of press; the first round loads files, which is not measured. */
async function measured(page: Person, round: (number: number) => Promise<void>): Promise<Limit[]> {
  await round(0)
  const phase = await during(page, async () => {
    for (let number = 1; number <= times; number += 1) await round(number)
  })
  console.log(`${phase.count} clicks and keys, CPU ${timesSlower} times slower; milliseconds`)
  printKinds(phase)
  if (page.reportedErrors.length > 0) throw new Error(`The page complained: ${page.reportedErrors.join('; ')}`)
  return limitsByKind(phase, mostMs)
}

/** Scrolls by the wheel to the last of the orders, and says how long the page showed the same frame. */
async function scrolled(page: Person): Promise<Limit[]> {
  const box = await page.locator('[role=grid]').boundingBox()
  if (!box) throw new Error('There is no table.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.evaluate(() => {
    const scope = globalThis as unknown as { frames: number[] }
    scope.frames = []
    const look = (now: number) => {
      scope.frames.push(now)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  const shown = () =>
    page.evaluate(() => {
      const all = [...document.querySelectorAll('[role=grid] [role=row][aria-rowindex]')]
      return Math.max(...all.map(row => Number(row.getAttribute('aria-rowindex'))))
    })
  const until = Date.now() + mostScrollingMs
  while ((await shown()) < rows) {
    if (Date.now() > until) break
    for (let turn = 0; turn < 25; turn += 1) {
      await page.mouse.wheel(0, 120)
      await pause(16)
    }
  }
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames)
  const gaps = frames.slice(1).map((at, before) => at - (frames[before] ?? 0))
  const found = percentiles(gaps)
  console.table({ frames: gaps.length, ...found, most: Math.max(...gaps) })
  const last = await shown()
  return [
    { what: 'gap between frames while scrolling, p95, ms', value: found.p95, most: mostGapMs },
    {
      what: `orders of ${rows} that scrolling did not reach`,
      value: Math.max(0, rows - last),
      most: 0,
      says: `After ${mostScrollingMs / 60_000} minutes of scrolling, row ${last} was shown.`,
    },
  ]
}

/** The largest contentful paint of the page of orders in a fresh browser, the median of five. */
async function paintedAfter(browser: Browser, product: Product): Promise<Limit> {
  const paints: number[] = []
  for (let run = 0; run < 5; run += 1) {
    const page = await openPage(browser, product.url)
    await slowDown(page)
    await signIn(page, 'dispatcher', '/order')
    await waitFor(page, '[role=grid][aria-busy=false]')
    await pause(restMs)
    paints.push(await page.evaluate(largestPaint))
    await page.context().close()
  }
  console.log(`largest contentful paint of /order, ms: ${paints.map(Math.round).join(', ')}`)
  return { what: 'largest contentful paint of /order, ms', value: percentiles(paints).p50, most: mostPaintMs }
}

/** Runs in the page. */
function largestPaint(): Promise<number> {
  return new Promise(resolve => {
    new PerformanceObserver(list => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
  })
}
