import { setTimeout as pause } from 'node:timers/promises'
import { openBrowser, openOrders, type Person, signIn, sitDown } from '../e2e/setup/browser.ts'
import { type Product, startProduct } from '../e2e/setup/product.ts'
import { judge } from './figures.ts'
import { countInteractions, type Interaction, interactionsOf, say, toastsOf, watchPage } from './storm-watch.ts'

/**
 * A dispatcher at work on a slow machine while 500 orders a minute come in: how long the page takes to answer a click or a
 * key (INP), calm and in the storm, and how often it speaks up. `node bench/storm.ts [minutes]`
 */
const minutes = Number(process.argv[2] ?? 2)
const ordersPerMinute = 500
const slowdown = 4
const calmRounds = 4
/** A person looks before the next click; long enough for a drawer to have closed. */
const restMs = 500
/** Its rows answer what is asked; no others are about to take their places under the pointer. */
const list = '[role=grid][aria-busy=false]'
const timeoutMs = 20_000
/** What is left of the 5 s by the clock of a page that is slow at drawing toasts. */
const toastRestMs = 4500

type Phase = { interactions: number; told: Interaction[] }

const product = await startProduct({ citySpeed: 60 })
const browser = await openBrowser()
try {
  const page = await sitDown(browser, product.url)
  await watchPage(page)
  await signIn(page, 'dispatcher')
  await openOrders(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  // What is fetched when it is first opened is not what this is about.
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
  if (page.complaints.length > 0) throw new Error(`The page complained: ${page.complaints.join('; ')}`)
} finally {
  await browser.close()
  await product.stop()
}

async function during(page: Person, work: () => Promise<void>): Promise<Phase> {
  const before = { count: await countInteractions(page), told: (await interactionsOf(page)).length }
  await work()
  const told = (await interactionsOf(page)).slice(before.told)
  return { interactions: (await countInteractions(page)) - before.count, told }
}

/** Orders at an even pace, each placed by the open API and paid by the city. */
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

/** One round of what a dispatcher does: other queues, a search, an order, the messages, the dashboard. */
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
  await press(page, 'page tabs', '[data-tab="/dashboard"]', '#today')
}

/** By the mouse alone: whoever searches and waits in the page works there too, and slows down what is measured. */
async function press(page: Person, kind: string, selector: string, opens?: string): Promise<void> {
  await awaits(page, selector)
  const place = await page.evaluate(selector => {
    const { x = 0, y = 0, width = 0, height = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
    return { x: x + Math.min(width / 2, 120), y: y + height / 2 }
  }, selector)
  await say(page, kind)
  await page.mouse.click(place.x, place.y)
  await pause(restMs)
  if (opens) await awaits(page, opens)
}

async function awaits(page: Person, selector: string): Promise<void> {
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
  const kinds = [...new Set(stormy.told.map(({ kind }) => kind))]
  console.log(`${stormy.interactions} clicks and keys in the storm, CPU ${slowdown} times slower; milliseconds`)
  console.table(Object.fromEntries([...kinds.map(kind => [kind, rowOf(stormy, kind)]), ['calm, all', rowOf(calm)]]))
  const gaps = toasts.slice(1).map((at, before) => at - (toasts[before] ?? 0))
  console.table({ orders: storm.placed, toasts: toasts.length, 'least between two, s': Math.min(...gaps) / 1000 })
  judge([
    { what: 'INP in the storm, ms', value: inpOf(stormy), most: 100 },
    { what: 'toasts sooner than 5 s after the last', value: gaps.filter(gap => gap < toastRestMs).length, most: 0 },
    { what: 'orders a minute, missing of 500', value: ordersPerMinute - storm.aMinute, most: 25 },
  ])
}

function rowOf({ told }: Phase, kind?: string): Record<string, number> {
  const own = told.filter(one => kind === undefined || one.kind === kind).sort(byLength)
  const [worst] = own
  return {
    'over 16 ms': own.length,
    median: own[Math.floor(own.length / 2)]?.milliseconds ?? 0,
    worst: worst?.milliseconds ?? 0,
    'of it waiting': Math.round(worst?.ofWhich.waiting ?? 0),
    'of it working': Math.round(worst?.ofWhich.working ?? 0),
  }
}

/** The longest, but for one in fifty: as web.dev defines it. */
function inpOf({ told, interactions }: Phase): number {
  return told.toSorted(byLength)[Math.floor(interactions / 50)]?.milliseconds ?? 0
}

function byLength(one: Interaction, other: Interaction): number {
  return other.milliseconds - one.milliseconds
}
