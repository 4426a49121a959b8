import type { Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { scheduledReportWords as words } from '#words/dashboard/reports.ts'
import { expectNoFaults } from '../setup/axe.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { choose } from '../setup/choose.ts'
import { drawingOf, watchDrawing } from '../setup/dashboard/watch-drawing.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(1)

/** Of the five seconds, what the server may take: it reads for all who watch once in 1.5 s. */
const inPageMs = 3000
const stepMs = 100
/** The blocks that move with orders. */
const ofOrders = ['todo', 'kpi', 'urgent', 'trend', 'funnel', 'supply', 'heat', 'delays', 'reasons', 'rank', 'money']

const placedOf = (page: Person) =>
  page
    .getByRole('region', { name: '核心指标', exact: true })
    .locator('dl > div', { has: page.getByText('下单量', { exact: true }) })
    .getByRole('link')

/** Puts the clock of the page forward; what it asks meanwhile is answered in real time. */
async function watchReads(page: Person) {
  const asked = new Set<string>()
  let [waiting, received] = [0, 0]
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('orders.changed')) received += 1
    }),
  )
  page.on('request', request => {
    if (!request.url().endsWith('/api/live')) return
    waiting += 1
    const { questions } = request.postDataJSON() as { questions: { name: string }[] }
    for (const { name } of questions) if (name.startsWith('dashboard.')) asked.add(name.slice('dashboard.'.length))
  })
  const isOver = () => (waiting -= 1)
  page.on('requestfinished', request => request.url().endsWith('/api/live') && isOver())
  page.on('requestfailed', request => request.url().endsWith('/api/live') && isOver())
  return {
    asked,
    /** Until a nudge about orders is there. */
    async receive(change: () => Promise<unknown>): Promise<void> {
      const before = received
      await change()
      await expect.poll(() => received).toBeGreaterThan(before)
    },
    async run(ms: number): Promise<void> {
      for (let passed = 0; passed < ms; passed += stepMs) {
        await page.clock.runFor(stepMs)
        await expect.poll(() => waiting).toBe(0)
      }
    },
  }
}

test('Dashboard: an order moves every block that shows it within five seconds, also right after they were read', async () => {
  // So high that every block is seen.
  const page = await product.openPage({ viewport: { width: 1440, height: 6000 } })
  await page.clock.install()
  const reads = await watchReads(page)
  await signIn(page, 'admin', '/dashboard?service=food')
  await page.getByRole('region', { name: '核心指标', exact: true }).waitFor()
  for (const block of await page.locator('[data-block]').all()) {
    await block.locator('[data-answered]').first().waitFor()
  }
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  const placed = placedOf(page)
  for (let time = 0; time < 2; time += 1) {
    reads.asked.clear()
    const before = Number(await placed.textContent())
    await reads.receive(() => product.city.placeOrder())
    await reads.run(inPageMs)
    expect([...reads.asked]).toEqual(expect.arrayContaining(ofOrders))
    await expect.poll(async () => Number(await placed.textContent())).toBe(before + 1)
  }
  expect(page.reportedErrors).toEqual([])
  await page.context().close()
})

test('Dashboard: while orders come, only what changed is written anew: no drawing is replaced and nothing moves', async () => {
  const page = await product.openPage({ viewport: { width: 1440, height: 6000 } })
  await signIn(page, 'admin', '/dashboard?service=food')
  await page.getByRole('button', { name: '跳过，不再显示' }).click()
  for (const block of await page.locator('[data-block]').all()) await block.locator('[data-answered]').first().waitFor()
  const placed = placedOf(page)
  // Whatever comes with the first order, such as its toast, is there.
  await product.city.placeOrder()
  const first = Number(await placed.textContent())
  await watchDrawing(page)
  for (let order = 0; order < 3; order += 1) {
    const before = Number(await placed.textContent())
    await product.city.placeOrder()
    await expect.poll(async () => Number(await placed.textContent())).toBeGreaterThan(before)
  }
  expect(Number(await placed.textContent())).toBeGreaterThanOrEqual(first + 3)
  const { replaced, texts, moved } = await drawingOf(page)
  expect(replaced).toEqual([])
  expect(texts).toBeGreaterThan(3)
  expect(moved).toEqual([])
  expect(page.reportedErrors).toEqual([])
})

const blockOf = (page: Person, name: string) => page.locator(`[data-block=${name}]`)
const answerIn = (page: Person, name: string) => blockOf(page, name).locator('[data-answered]')
const topOf = async (page: Person, name: string) =>
  Math.round((await blockOf(page, name).boundingBox())?.y ?? Number.NaN)

const questionOf = (request: Request) => `${request.url()} ${request.postData()}`

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
    // What is remembered is how high the blocks of these answers were, not of later ones.
    await page.route('**/api/live', () => {})
    const first = username === 'finance' ? 'money' : 'todo'
    const answers = new Map<string, Promise<string>>()
    page.on('response', answer => {
      if (answer.url().includes(`/api/dashboard/${first}`)) answers.set(questionOf(answer.request()), answer.text())
    })
    await signIn(page, username, '/dashboard')
    for (const block of [first, 'kpi']) await answerIn(page, block).waitFor()
    // Nobody has seen the blocks in this browser before, and their usual heights are about right.
    expect(await shiftOf(page)).toBeLessThan(0.1)

    let release = () => {}
    const held = new Promise<void>(resolve => (release = resolve))
    await page.route(`**/api/dashboard/${first}`, async route => {
      await held
      // The same as before: what waits for staff may have become more or less meanwhile.
      await route.fulfill({
        contentType: 'application/json',
        body: (await answers.get(questionOf(route.request()))) ?? '',
      })
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

const scheduled = '/dashboard?report=scheduled'
const cellsOf = (page: Person, name: string) => page.getByRole('row').filter({ hasText: name })
const drawerOf = (page: Person, name: string) => page.getByRole('dialog', { name: `${words.one.zh} ${name}` })

/** Fills the form for a weekly report of rides that the colleague gets. */
async function schedule(page: Person, name: string): Promise<void> {
  await page.getByRole('button', { name: words.add.zh }).click()
  const form = page.getByRole('dialog', { name: words.add.zh })
  await form.getByLabel(words.name.zh).fill(name)
  await choose(form.getByRole('combobox', { name: words.kind.zh }), words.kinds.week.zh)
  await choose(form.getByRole('combobox', { name: words.hour.zh }), '09:00')
  await choose(form.getByRole('combobox', { name: words.service.zh }), '代驾订单')
  await form.getByRole('searchbox', { name: words.find.zh }).fill('财务')
  await form.getByRole('button', { name: /^财务/ }).click()
  await expectNoFaults(page)
  await form.getByRole('button', { name: '确定' }).click()
  await form.waitFor({ state: 'detached' })
}

test('Scheduled reports: one is set up, sent at once to a colleague who opens it, changed, switched off and deleted', async () => {
  const reader = await product.openPage()
  await signIn(reader, 'finance', '/user/me')
  const page = await product.openPage()
  await signIn(page, 'ops', '/dashboard?report=day')
  await page.getByRole('button', { name: words.title.zh }).click()
  await page.getByText(words.empty.zh).waitFor()
  await schedule(page, '每周代驾')
  const row = cellsOf(page, '每周代驾')
  await row.getByText(words.at.week.zh('09:00')).waitFor()
  await row.getByText(words.never.zh).waitFor()
  await row.click()
  const drawer = drawerOf(page, '每周代驾')
  await drawer.getByRole('button', { name: words.send.zh }).click()
  await page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '确定' }).click()
  const last = drawer.getByRole('link', { name: words.openLast.zh })
  await last.waitFor()
  await expectNoFaults(page)

  await reader.getByRole('button', { name: /^消息(，|$)/ }).press('Enter')
  await reader
    .getByRole('dialog')
    .getByText(/每周代驾/)
    .first()
    .click()
  await reader.waitForURL(/report=week&day=.*&service=chauffeur/)
  await reader.getByRole('heading', { name: '运营周报' }).waitFor()
  await reader.getByRole('button', { name: '导出', exact: true }).click()
  await reader.getByRole('button', { name: '下载', exact: true }).waitFor()
  expect(await reader.getByRole('button', { name: words.title.zh }).count()).toBe(1)
  await reader.goto(scheduled)
  await cellsOf(reader, '每周代驾').click()
  expect(await drawerOf(reader, '每周代驾').getByRole('button', { name: words.switchOff.zh }).count()).toBe(0)

  await drawer.getByRole('button', { name: '编辑' }).click()
  const form = page.getByRole('dialog', { name: '每周代驾' }).last()
  await choose(form.getByRole('combobox', { name: words.kind.zh }), words.kinds.day.zh)
  await form.getByRole('button', { name: '确定' }).click()
  await row.getByText(words.at.day.zh('09:00')).waitFor()
  await drawer.getByRole('button', { name: words.switchOff.zh }).click()
  await row.getByText(words.off.zh).waitFor()
  await last.click()
  await page.waitForURL(/report=week&day=.*&service=chauffeur/)
  await page.goBack()
  await drawer.getByRole('button', { name: '删除' }).click()
  await page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '确定' }).click()
  // A row that left the list stays while the pointer is over it.
  await page.mouse.move(0, 0)
  await page.getByText(words.empty.zh).waitFor()
  for (const person of [page, reader]) expect(person.reportedErrors).toEqual([])
})
