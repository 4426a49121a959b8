import { setTimeout as pause } from 'node:timers/promises'
import { openBrowser, openOrders, openPage, type Person, signIn } from '../e2e/setup/browser.ts'
import { type Product, startProduct } from '../e2e/setup/product.ts'
import { readCounts } from './lists/counts.ts'
import { checkLimits, type Limit } from './lists/figures.ts'
import { measureDashboard } from './storm/dashboard.ts'
import { toastsOf, watchPage } from './storm/measure.ts'
import { during, limitOfInp, type Phase, press, printKinds, restMs } from './storm/press.ts'
import { slowDown, timesSlower } from './storm/slow-down.ts'

/**
 * A dispatcher works on a slow machine while 500 orders a minute arrive: how long the page takes to answer a click or a
 * key (INP), without and with these orders, and how often it shows toasts. Before that, the same of the dashboard with all
 * its blocks. `node bench/storm.ts [minutes]`
 */
const { minutes } = readCounts({ minutes: { usual: 2 } })
const ordersPerMinute = 500
const calmRounds = 4
/** Loaded, so that no other row takes the place of a row before the click. */
const list = '[role=grid][aria-busy=false]'
/** Least time between toasts, 5 s less the delay of a slow page. */
const toastRestMs = 4500

const product = await startProduct({ citySpeed: 60 })
const browser = await openBrowser()
try {
  const dashboard = await measureDashboard(browser, product.url)
  const page = await openPage(browser, product.url)
  await watchPage(page)
  await signIn(page, 'dispatcher', '/dashboard')
  await openOrders(page)
  await slowDown(page)
  // The first round loads files, which is not measured.
  await work(page)
  let rounds = 0
  const calm = await during(page, async () => {
    while (rounds++ < calmRounds) await work(page)
  })
  const storm = startStorm(product)
  const stormy = await during(page, async () => {
    while (!storm.isOver()) await work(page)
  })
  report(calm, stormy, await storm.end(), await toastsOf(page), dashboard)
  if (page.reportedErrors.length > 0) throw new Error(`The page complained: ${page.reportedErrors.join('; ')}`)
} finally {
  await browser.close()
  await product.stop()
}

/** Places orders at a constant rate by the open API; the city pays them. */
function startStorm({ city }: Product) {
  const start = Date.now()
  let [asked, placed] = [0, 0]
  let failed: unknown
  const timer = setInterval(() => {
    for (; asked < ((Date.now() - start) * ordersPerMinute) / 60_000; asked += 1)
      city.placeOrder().then(
        () => (placed += 1),
        error => (failed ??= error),
      )
  }, 50)
  return {
    isOver: () => Date.now() - start >= minutes * 60_000,
    async end() {
      clearInterval(timer)
      if (failed) throw failed
      return { placed, aMinute: (placed * 60_000) / (Date.now() - start) }
    },
  }
}

/** One round of work: other queues, a search, an order, the messages, the dashboard. */
async function work(page: Person): Promise<void> {
  await press(page, 'page tabs', '[data-tab="/order"]', '[role=grid] [role=row]')
  for (const queue of [3, 2, 1])
    await press(page, 'queue tabs', `[role=tablist][aria-label="工作队列"] [role=tab]:nth-child(${queue})`)
  await press(page, 'typing', 'input[type=search]')
  for (const key of ['W', 'M', '2', 'Escape']) {
    await page.keyboard.press(key)
    await pause(key === '2' ? restMs : 90)
  }
  await pause(restMs)
  await press(page, 'an order', `${list} [role=row]:nth-child(2)`, '[role=dialog]')
  await leave(page)
  await press(page, 'messages', 'button[aria-label^="消息"]', '[role=dialog]')
  await leave(page)
  await press(page, 'page tabs', '[data-tab="/dashboard"]', '#block-kpi')
}

async function leave(page: Person): Promise<void> {
  await page.keyboard.press('Escape')
  await pause(restMs)
}

type Stormed = { placed: number; aMinute: number }

function report(calm: Phase, stormy: Phase, storm: Stormed, toasts: number[], dashboard: readonly Limit[]): void {
  console.log(`${stormy.count} clicks and keys in the storm, CPU ${timesSlower} times slower; milliseconds`)
  printKinds(stormy, { 'calm, all': calm })
  const gaps = toasts.slice(1).map((at, before) => at - (toasts[before] ?? 0))
  console.table({ orders: storm.placed, toasts: toasts.length, 'least between two, s': Math.min(...gaps) / 1000 })
  checkLimits([
    ...dashboard,
    limitOfInp('INP under load, ms', stormy, 100),
    { what: 'toasts sooner than 5 s after the last', value: gaps.filter(gap => gap < toastRestMs).length, most: 0 },
    { what: 'orders a minute, missing of 500', value: ordersPerMinute - storm.aMinute, most: 25 },
  ])
}
