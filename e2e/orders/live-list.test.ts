import type { Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { orders } from '#contract/orders/orders.ts'
import { openOrders, type Person, signIn } from '../setup/browser.ts'
import { holdAnswers } from '../setup/page/hold-answers.ts'
import { foodRows } from '../setup/page/orders.ts'
import { openStaff } from '../setup/staff.ts'
import { withProduct } from '../setup/withProduct.ts'

/** So slow that nothing changes but what a story changes. */
const product = withProduct(0.1)

/** In the row of an order that somebody has claimed. */
const claimMark = / 跟进/

/** Requests to the server from now on, and the bytes of their answers. */
function watchRequests(page: Person) {
  const seen: Request[] = []
  page.on('request', request => {
    if (new URL(request.url()).pathname.startsWith('/api/')) seen.push(request)
  })
  return {
    seen,
    async bytes(): Promise<number> {
      const sizes = await Promise.all(seen.map(request => request.sizes()))
      return sizes.reduce(
        (sum, { responseBodySize, responseHeadersSize }) => sum + responseBodySize + responseHeadersSize,
        0,
      )
    },
  }
}

/** Changes of orders that this page has been nudged about. */
function countNudges(page: Person): () => number {
  let count = 0
  page.on('websocket', line =>
    line.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"orders.changed"')) count += 1
    }),
  )
  return () => count
}

/** A colleague who changes one order after the other: each change is one nudge. */
async function createColleague(nudges: () => number, { pagesDown = 0 } = {}) {
  const staff = await openStaff(product.url, 'ops')
  const pageAfter = (after: string | null) => staff.call(orders.list, { service: 'food' as const, limit: 50, after })
  let after: string | null = null
  for (let page = 0; page < pagesDown; page += 1) after = (await pageAfter(after)).next
  const { rows: listed } = await pageAfter(after)
  let made = 0
  return {
    /** Claims it, or gives it back. */
    async change(): Promise<{ no: string; isClaimed: boolean }> {
      const { no } = listed[made++ % 10] ?? {}
      if (no === undefined) throw new Error('There are no orders.')
      const before = nudges()
      const { id, version, claimedBy } = await staff.call(orders.get, { no })
      await staff.call(claimedBy ? orders.release : orders.claim, { id, version })
      await expect.poll(nudges).toBeGreaterThan(before)
      return { no, isClaimed: claimedBy === null }
    },
  }
}

/** A list that nobody has touched for a while, whose server has said what it had to at first. Its clock stands. */
async function openUntouchedList() {
  const page = await product.openPage()
  await page.clock.install()
  const nudges = countNudges(page)
  await signIn(page, 'dispatcher', '/order')
  await foodRows(page).first().waitFor()
  const colleague = await createColleague(nudges)
  await page.clock.fastForward(15_000)
  await colleague.change()
  await page.clock.runFor(5000)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  return { page, colleague }
}

test('A list that nobody touches asks at most ten times and 60 KB for forty changes in twenty seconds, and shows a change within one', async () => {
  const { page, colleague } = await openUntouchedList()
  const watched = watchRequests(page)
  for (let changes = 0; changes < 40; changes += 1) {
    await colleague.change()
    await page.clock.runFor(500)
  }
  const inTwentySeconds = watched.seen.length
  await page.clock.runFor(3000)
  await expect
    .poll(async () => (await Promise.all(watched.seen.map(request => request.response()))).length)
    .toBeGreaterThan(3)
  expect(inTwentySeconds).toBeLessThanOrEqual(10)
  expect(await watched.bytes()).toBeLessThan(60 * 1024)
  expect(new Set(watched.seen.map(request => new URL(request.url()).pathname))).toEqual(new Set(['/api/live']))

  await page.clock.runFor(5000)
  const before = watched.seen.length
  const { no, isClaimed } = await colleague.change()
  await page.clock.runFor(500)
  await expect.poll(() => watched.seen.length).toBe(before + 1)
  await (await watched.seen.at(-1)?.response())?.finished()
  // What was read is drawn by a timer.
  await page.clock.runFor(500)
  const row = foodRows(page).filter({ hasText: no }).first()
  await expect.poll(async () => claimMark.test((await row.textContent()) ?? '')).toBe(isClaimed)
  expect(page.reportedErrors).toEqual([])
})

test('A list that nobody touches waits as long after a slow answer, whatever changes while the server answers', async () => {
  const { page, colleague } = await openUntouchedList()
  // So that the last round was a while ago.
  await page.clock.runFor(4000)
  const watched = watchRequests(page)
  const release = await holdAnswers(page, '**/api/live')
  const asked = async () => {
    await page.clock.runFor(500)
    return watched.seen.length
  }
  await colleague.change()
  // The page may draw a moment after the frame came, and its timer begins then.
  await expect.poll(asked).toBe(1)
  await colleague.change()
  release()
  await (await watched.seen[0]?.response())?.finished()
  await page.clock.runFor(1000)
  expect(watched.seen).toHaveLength(1)
  await expect.poll(asked).toBe(2)
  expect(page.reportedErrors).toEqual([])
  await page.context().close()
})

test('What changes while a list is read for the first time is shown, although its answer is from before', async () => {
  const page = await product.openPage()
  await page.clock.install()
  const nudges = countNudges(page)
  await signIn(page, 'dispatcher', '/user/me')
  const colleague = await createColleague(nudges)
  const [answered, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/api/orders/list', async route => {
    const response = await route.fetch()
    answered.resolve()
    await released.promise
    await route.fulfill({ response })
  })
  await openOrders(page)
  await answered.promise
  const { no, isClaimed } = await colleague.change()
  // The round that the nudge begins finds the first answer still missing.
  await page.clock.runFor(3000)
  released.resolve()
  const row = foodRows(page).filter({ hasText: no }).first()
  await expect.poll(async () => claimMark.test((await row.textContent()) ?? '')).toBe(isClaimed)
  expect(page.reportedErrors).toEqual([])
  await page.context().close()
})

test('One nudge on a list that was scrolled through sixty pages is one request', async () => {
  const page = await product.openPage()
  const nudges = countNudges(page)
  await signIn(page, 'dispatcher', '/order')
  await foodRows(page).first().waitFor()
  const grid = page.getByRole('grid')
  const activeIndex = () =>
    grid.evaluate(box => {
      const row = document.getElementById(box.getAttribute('aria-activedescendant') ?? '')
      return Number(row?.getAttribute('aria-rowindex') ?? 0)
    })
  const reach = async () => {
    await grid.press('End')
    return activeIndex()
  }
  await expect.poll(reach).toBeGreaterThan(3000)
  // The page behind comes by itself, and then no other.
  await page.locator(`[aria-rowindex="${(await activeIndex()) + 3}"]`).waitFor({ state: 'attached' })
  const watched = watchRequests(page)
  const listsAsked = (request: Request | undefined) =>
    ((request?.postDataJSON()?.questions ?? []) as { name: string }[]).filter(({ name }) => name === orders.list.name)

  const top = await createColleague(nudges)
  await top.change()
  await expect.poll(() => watched.seen.length).toBe(1)
  expect(listsAsked(watched.seen[0])).toHaveLength(1)

  // What changes out of sight is read when it is seen.
  const middle = await createColleague(nudges, { pagesDown: 30 })
  await middle.change()
  await expect.poll(() => watched.seen.length).toBe(2)
  expect(listsAsked(watched.seen[1])).toHaveLength(1)
  await grid.evaluate(box =>
    box.scrollTo({ top: 1500 * (box.querySelector<HTMLElement>('[aria-rowindex]')?.offsetHeight ?? 0) }),
  )
  await expect.poll(() => listsAsked(watched.seen.at(-1)).length).toBe(2)
  expect(watched.seen.every(request => request.url().endsWith('/api/live'))).toBe(true)
  expect(page.reportedErrors).toEqual([])
})

test('A server that is too busy to say what changed leaves the rows as they are, with a mark', async () => {
  const page = await product.openPage()
  const nudges = countNudges(page)
  await signIn(page, 'dispatcher', '/order')
  await foodRows(page).first().waitFor()
  // The bar of the mark takes room, in which rows stood.
  const first = async () => (await foodRows(page).allTextContents()).slice(0, 8).map(text => /WM\d+/.exec(text)?.[0])
  const shown = await first()
  const colleague = await createColleague(nudges)
  const busy = { code: 50301, success: false, message: '忙', data: { reason: 'busy' }, traceId: 'story' }
  await page.route('**/api/live', route => route.fulfill({ status: 503, json: busy }))
  await colleague.change()
  const mark = page.getByText('服务器繁忙，当前内容可能不是最新')
  await mark.waitFor()
  expect(await first()).toEqual(shown)
  await page.unroute('**/api/live')
  await mark.waitFor({ state: 'hidden' })
  expect(page.reportedErrors.filter(error => !error.includes('503'))).toEqual([])
})
