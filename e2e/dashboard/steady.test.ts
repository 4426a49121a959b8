import { expect, test } from 'vitest'
import { type Person, signIn } from '../setup/browser.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(1)

const blockOf = (page: Person, name: string) => page.locator(`[data-block=${name}]`)
const answerIn = (page: Person, name: string) => blockOf(page, name).locator('[data-answered]')
const topOf = async (page: Person, name: string) =>
  Math.round((await blockOf(page, name).boundingBox())?.y ?? Number.NaN)

declare global {
  var shifts: number[]
}

/** Adds up by how much what is on the screen moved by itself, as Chromium counts it. */
async function watchShifts(page: Person): Promise<void> {
  await page.addInitScript(() => {
    globalThis.shifts = []
    new PerformanceObserver(list => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!shift.hadRecentInput) globalThis.shifts.push(shift.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const shiftOf = (page: Person) => page.evaluate(() => globalThis.shifts.reduce((sum, shift) => sum + shift, 0))

test.for([
  { width: 1440, username: 'ops' },
  { width: 390, username: 'ops' },
  { width: 1440, username: 'finance' },
])(
  'Dashboard of $username at $width px: nothing moves while its blocks are read, whichever is first',
  async (whose, _) => {
    const { width, username } = whose
    const page = await product.openPage({ viewport: { width, height: 1200 } })
    await watchShifts(page)
    await signIn(page, username)
    const first = username === 'finance' ? 'money' : 'todo'
    for (const block of [first, 'kpi']) await answerIn(page, block).waitFor()
    // Nobody has seen the blocks in this browser before, and their usual heights are about right.
    expect(await shiftOf(page)).toBeLessThan(0.1)

    let release = () => {}
    const held = new Promise<void>(resolve => (release = resolve))
    await page.route(`**/api/dashboard/${first}`, async route => {
      await held
      await route.continue()
    })
    await page.reload()
    await answerIn(page, 'kpi').waitFor()
    const top = await topOf(page, 'kpi')
    release()
    await answerIn(page, first).waitFor()
    expect(await topOf(page, 'kpi')).toBe(top)
    expect(await shiftOf(page)).toBeLessThan(0.01)
    expect(page.reportedErrors).toEqual([])
    await page.context().close()
  },
)
