import type { Browser, BrowserContextOptions } from 'playwright-core'
import { openBrowser, openPage } from '../../e2e/setup/browser.ts'
import { type Product, startProduct } from '../../e2e/setup/product.ts'
import { readCount, refuse } from '../lists/counts.ts'
import { checkLimits } from '../lists/figures.ts'
import { administratorsDay, operationsDay } from './admin.ts'
import { reviewersDay } from './auditor.ts'
import { createWorker, report, type Step, type Worker } from './counted.ts'
import { dispatchersDay } from './dispatcher.ts'
import { financesDay } from './finance.ts'
import { agentsDay } from './kefu.ts'
import { leadersDay } from './leader.ts'
import { ownersDay, viewersDay } from './onlookers.ts'

/**
 * The day of each role in the demo, played in a real browser by mouse and keyboard: how many clicks, keys and seconds each
 * step costs. `node bench/day/main.ts [--pictures FOLDER] [role …]`
 */
const { folder, asked } = readArguments(process.argv.slice(2))
/** Most steps of all days that may need more presses than a person should bear. */
const mostLong = readCount('DAY_MOST_LONG', process.env.DAY_MOST_LONG, { usual: 12, least: 0 })
const stepTimeoutMs = 15_000
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

type Day = { play: (worker: Worker, product: Product) => Promise<void>; options?: BrowserContextOptions }

const days: Readonly<Record<string, Day>> = {
  // First, while the rider of the alarm has nothing else to do.
  owner: { play: ownersDay, options: phone },
  dispatcher: { play: dispatchersDay },
  agent: { play: agentsDay },
  leader: { play: leadersDay },
  finance: { play: financesDay },
  reviewer: { play: reviewersDay },
  viewer: { play: viewersDay },
  operations: { play: operationsDay },
  administrator: { play: administratorsDay },
}

const unknown = asked.find(role => !(role in days))
if (unknown !== undefined) refuse(`There is no day of ${unknown}. Choose of: ${Object.keys(days).join(', ')}.`)

const product = await startProduct({ citySpeed: 0.1 })
const browser = await openBrowser()
const steps: Step[] = []
const errors: string[] = []
try {
  for (const [role, day] of Object.entries(days))
    if (asked.length === 0 || asked.includes(role)) await play(browser, role, day)
} finally {
  await browser.close()
  await product.stop()
}
const { failed, long } = report(steps)
for (const error of errors) console.log(error)
checkLimits([
  { what: 'steps that could not be done', value: failed, most: 0 },
  { what: 'steps with more than 3 presses', value: long, most: mostLong },
  { what: 'errors of pages', value: errors.length, most: 0 },
])

async function play(browser: Browser, role: string, { play, options = {} }: Day): Promise<void> {
  const page = await openPage(browser, product.url, { acceptDownloads: true, ...options })
  page.context().setDefaultTimeout(stepTimeoutMs)
  await play(createWorker(role, page, steps, folder), product)
  errors.push(...page.reportedErrors.map(error => `${role}: ${error}`))
  await page.context().close()
}

function readArguments(given: readonly string[]): { folder: string | undefined; asked: readonly string[] } {
  const at = given.indexOf('--pictures')
  if (at < 0) return { folder: undefined, asked: given }
  return { folder: given[at + 1], asked: given.filter((_, place) => place !== at && place !== at + 1) }
}
