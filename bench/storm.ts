import { setTimeout as pause } from 'node:timers/promises'
import { openBrowser, openOrders, openPage, type Person, signIn } from '../e2e/setup/browser.ts'
import { type Product, startProduct } from '../e2e/setup/product.ts'
import { checkLimits } from './lists/figures.ts'
import { countInteractions, type Interaction, interactionsOf, setKind, toastsOf, watchPage } from './storm/measure.ts'

/**
 * A dispatcher works on a slow machine while 500 orders a minute arrive: how long the page takes to answer a click or a
 * key (INP), without and with these orders, and how often it shows toasts. `node bench/storm.ts [minutes]`
 */
const minutes = Number(process.argv[2] ?? 2)
const ordersPerMinute = 500
const slowdown = 4
const calmRounds = 4
/** Between two clicks; long enough for a drawer to close. */
const restMs = 500
/** Loaded, so that no other row takes the place of a row before the click. */
const list = '[role=grid][aria-busy=false]'
const timeoutMs = 20_000
/** Least time between toasts, 5 s less the delay of a slow page. */
const toastRestMs = 4500

type Phase = { count: number; interactions: Interaction[] }

const product = await startProduct({ citySpeed: 60 })
const browser = await openBrowser()
try {
  const page = await openPage(browser, product.url)
  await watchPage(page)
  await signIn(page, 'dispatcher')
  await openOrders(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
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
  report(calm, stormy, await storm.end(), await toastsOf(page))
  if (page.reportedErrors.length > 0) throw new Error(`The page complained: ${page.reportedErrors.join('; ')}`)
} finally {
  await browser.close()
  await product.stop()
}

async function during(page: Person, work: () => Promise<void>): Promise<Phase> {
  const countBefore = await countInteractions(page)
  const { length } = await interactionsOf(page)
  await work()
  return {
    count: (await countInteractions(page)) - countBefore,
    interactions: (await interactionsOf(page)).slice(length),
  }
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

/** By the mouse, because locators run code in the page and slow down what is measured. */
async function press(page: Person, kind: string, selector: string, opens?: string): Promise<void> {
  await waitFor(page, selector)
  const place = await page.evaluate(selector => {
    const { x = 0, y = 0, width = 0, height = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
    return { x: x + Math.min(width / 2, 120), y: y + height / 2 }
  }, selector)
  await setKind(page, kind)
  await page.mouse.click(place.x, place.y)
  await pause(restMs)
  if (opens) await waitFor(page, opens)
}

async function waitFor(page: Person, selector: string): Promise<void> {
  const until = Date.now() + timeoutMs
  while (!(await page.evaluate(selector => document.querySelector(selector) !== null, selector))) {
    if (Date.now() > until) throw new Error(`There is no ${selector}.`)
    await pause(restMs)
  }
}

async function leave(page: Person): Promise<void> {
  await page.keyboard.press('Escape')
  await pause(restMs)
}

function report(calm: Phase, stormy: Phase, storm: { placed: number; aMinute: number }, toasts: number[]): void {
  const kinds = [...new Set(stormy.interactions.map(({ kind }) => kind))]
  console.log(`${stormy.count} clicks and keys in the storm, CPU ${slowdown} times slower; milliseconds`)
  console.table(Object.fromEntries([...kinds.map(kind => [kind, rowOf(stormy, kind)]), ['calm, all', rowOf(calm)]]))
  const gaps = toasts.slice(1).map((at, before) => at - (toasts[before] ?? 0))
  console.table({ orders: storm.placed, toasts: toasts.length, 'least between two, s': Math.min(...gaps) / 1000 })
  checkLimits([
    { what: 'INP under load, ms', value: inpOf(stormy), most: 100 },
    { what: 'toasts sooner than 5 s after the last', value: gaps.filter(gap => gap < toastRestMs).length, most: 0 },
    { what: 'orders a minute, missing of 500', value: ordersPerMinute - storm.aMinute, most: 25 },
  ])
}

function rowOf({ interactions }: Phase, kind?: string): Record<string, number> {
  const own = interactions.filter(one => kind === undefined || one.kind === kind).sort(byLength)
  const [worst] = own
  return {
    'over 16 ms': own.length,
    median: own[Math.floor(own.length / 2)]?.milliseconds ?? 0,
    worst: worst?.milliseconds ?? 0,
    'of it waiting': Math.round(worst?.parts.waiting ?? 0),
    'of it working': Math.round(worst?.parts.working ?? 0),
  }
}

/** The longest interaction, ignoring one in fifty, as web.dev defines INP. */
function inpOf({ count, interactions }: Phase): number {
  return interactions.toSorted(byLength)[Math.floor(count / 50)]?.milliseconds ?? 0
}

function byLength(one: Interaction, other: Interaction): number {
  return other.milliseconds - one.milliseconds
}
