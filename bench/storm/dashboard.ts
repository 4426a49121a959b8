import type { Browser } from 'playwright-core'
import { dayMs } from '#contract/base/durations.ts'
import { openPage, type Person, signIn } from '../../e2e/setup/browser.ts'
import type { Limit } from '../lists/figures.ts'
import { watchPage } from './measure.ts'
import { during, limitOfInp, limitsByKind, press, pressKey, printKinds, waitFor } from './press.ts'
import { sayIfSlower, slowDown, timesSlower } from './slow-down.ts'

const rounds = 4
const mostMs = 100

/** Called around what is measured. */
type Around = { begin(page: Person): Promise<void>; end(page: Person): Promise<void> }

/**
 * Somebody works with the dashboard on a slow machine, with all blocks drawn: how long the page takes to answer a click or
 * a key. The last limit is that of all together.
 */
export async function measureDashboard(browser: Browser, url: string, around?: Around): Promise<Limit[]> {
  // So high that every block is within the window.
  const page = await openPage(browser, url, { viewport: { width: 1440, height: 4000 } })
  await watchPage(page)
  await signIn(page, 'admin', '/dashboard')
  for (const chart of ['trend', 'funnel', 'supply', 'reasons'])
    await waitFor(page, `[data-block=${chart}] svg[role=group]`)
  const before = await slowDown(page)
  // The first round loads files, which is not measured.
  await work(page)
  await around?.begin(page)
  const phase = await during(page, async () => {
    for (let round = 0; round < rounds; round += 1) await work(page)
  })
  await around?.end(page)
  sayIfSlower(before)
  console.log(
    `${phase.count} clicks and keys with all blocks of the dashboard, CPU ${timesSlower} times slower; milliseconds`,
  )
  printKinds(phase)
  if (page.reportedErrors.length > 0) throw new Error(`The page complained: ${page.reportedErrors.join('; ')}`)
  await page.context().close()
  return [...limitsByKind(phase, mostMs), limitOfInp('INP of the dashboard, ms', phase, mostMs)]
}

const daysBefore = 5

/** Another service and back, points of charts, a chart as a table, other days, the arrangement, the keys. */
async function work(page: Person): Promise<void> {
  for (let service = 0; service < 7; service += 1) await pressKey(page, 'another service', 's')
  await press(page, 'choices of a block', '[data-block=trend] [role=combobox]', '[role=option]')
  await pressKey(page, 'choices of a block', 'Escape')
  for (const chart of ['trend', 'supply', 'funnel']) {
    await press(page, 'chart as a table', `[data-block=${chart}] button[aria-pressed]`, `[data-block=${chart}] table`)
    await press(page, 'table as a chart', `[data-block=${chart}] button[aria-pressed]`)
  }
  await page.focus('[data-block=trend] [data-point][tabindex="0"]')
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowRight', 'Home', 'End']) await pressKey(page, 'points', key)
  await pressKey(page, 'points', 'ArrowLeft')
  await pressKey(page, 'lists of a point', 'Enter')
  await pressKey(page, 'lists of a point', 'Escape')
  await page.focus('[data-filters] [data-chooses] input')
  const day = new Date(Date.now() - daysBefore * dayMs).toISOString().slice(0, 'yyyy-mm-dd'.length)
  for (const key of [...day, 'Enter']) await pressKey(page, 'another day', key)
  await press(page, 'back to today', '[data-filters] span:has([data-chooses]) + button')
  await press(page, 'arrangement', '[data-arrange] button', '[data-arrange] [role=dialog] li')
  await press(page, 'hiding a block', '[data-arrange] li:nth-child(5) input[type=checkbox]')
  await press(page, 'showing a block', '[data-arrange] li:nth-child(5) input[type=checkbox]')
  await press(page, 'moving a block', '[data-arrange] li:nth-child(4) button[aria-label^=下移]')
  await press(page, 'moving a block', '[data-arrange] li:nth-child(5) button[aria-label^=上移]')
  await pressKey(page, 'arrangement', 'Escape')
  await pressKey(page, 'keys', '?')
  await pressKey(page, 'keys', 'Escape')
}
