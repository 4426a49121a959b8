import { expect, test } from 'vitest'
import { expectNoFaults, faultsOfTheme } from '../setup/axe.ts'
import { signIn } from '../setup/browser.ts'
import { updatesInTenMinutes, watchWall } from '../setup/dashboard/watch-wall.ts'
import { coloursOf } from '../setup/ground.ts'
import { withProduct } from '../setup/withProduct.ts'

/** Nobody touches a wall: as `docs/operations.md` says, its session has to last. */
const product = withProduct(5, { SESSION_IDLE_MINUTES: '1440', SESSION_HOURS: '24' })

const output = `${import.meta.dirname}/../output`

test('Wall: half an hour of updates leaves the heap as it was', async () => {
  // A small window, because painting takes most of the time; the heap is the same.
  const page = await product.openPage({ viewport: { width: 1000, height: 600 } })
  const wall = await watchWall(page)
  // One page at both measurements: they differ in size.
  await page.keyboard.press('Space')
  await page.getByText('已停住').waitFor()
  const marks = page.getByRole('group', { name: '进行中的订单与在岗人员' }).locator('g[style]')
  await expect.poll(() => marks.count()).toBeGreaterThan(10)
  const drawing = await page.locator('svg[role=group]').elementHandle()
  // What an arrival loads is there before anything is measured.
  await product.city.placeOrder()
  await wall.update(updatesInTenMinutes)
  const start = await wall.measure()
  await wall.update(3 * updatesInTenMinutes)
  const end = await wall.measure()
  // The same limit as for opening and closing pages; `npm run bench -- storm/wall` does the same for a day.
  expect(end.heap).toBeLessThanOrEqual(start.heap * 1.1)
  expect(end.elements).toBeLessThanOrEqual(start.elements * 1.1)
  expect(await drawing?.evaluate(node => node.isConnected)).toBe(true)
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.context().close()
})

test('Wall: figures, marks and alarms over the whole window, left by Esc', async () => {
  const page = await product.openPage({ viewport: { width: 1920, height: 1080 } })
  await signIn(page, 'admin', '/dashboard')
  await page.getByRole('heading', { name: '核心指标' }).waitFor()
  await page.keyboard.press('w')
  await page.waitForURL(/wall=1/)
  await page.getByRole('region', { name: '今日指标' }).getByText('下单量').waitFor()
  // Of a dark ground fewer are told apart.
  await expect.poll(() => coloursOf(page.locator('canvas'))).toBeGreaterThan(3)
  // What draws the ground may load from here alone, as the page.
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const worker = await fetch(files.find(name => name.includes('groundWorker')) ?? '')
  expect(worker.headers.get('content-security-policy')).toContain("default-src 'none'")
  await expectNoFaults(page)
  // Dark, whatever the browser likes, until somebody wants it light; the other pages stay as they were.
  const schemeOf = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  expect(await schemeOf()).toBe('dark')
  // From five metres one reads what is at least 27 px high on a screen of 55 inches; figures are larger.
  const figure = await page
    .getByRole('region', { name: '今日指标' })
    .locator('dd button, dd span')
    .first()
    .boundingBox()
  expect(figure?.height).toBeGreaterThan(40)
  await page.screenshot({ path: `${output}/wall-figures.png` })
  await page.keyboard.press('ArrowRight')
  await page.getByRole('region', { name: '今日走势' }).getByText('交易额', { exact: true }).waitFor()
  await page.getByRole('group', { name: '今日走势' }).waitFor()
  await page.screenshot({ path: `${output}/wall-trend.png` })
  await page.keyboard.press('l')
  await page.waitForURL(/light=yes/)
  expect(await schemeOf()).toBe('light')
  await page.keyboard.press('ArrowRight')
  await page
    .getByRole('region', { name: '超时最多的片区' })
    .getByText(/片区|新区|新城/)
    .first()
    .waitFor()
  await expectNoFaults(page)
  await page.screenshot({ path: `${output}/wall-districts-light.png` })
  await page.keyboard.press('Escape')
  await page.waitForURL(/\/dashboard$/)
  expect(await schemeOf()).toBe('light dark')
  expect(page.reportedErrors).toEqual([])
  await page.context().close()
})

test('Wall: its pages turn by themselves, and stay while they are held', async () => {
  const page = await product.openPage({ viewport: { width: 1440, height: 900 } })
  await page.clock.install()
  await signIn(page, 'admin', '/dashboard?wall=1')
  await page.getByRole('region', { name: '今日指标' }).getByText('下单量').waitFor()
  await page.clock.runFor(15_000)
  await page.getByRole('region', { name: '今日走势' }).waitFor()
  await page.keyboard.press('Space')
  await page.getByText('已停住').waitFor()
  await page.clock.runFor(60_000)
  expect(await page.getByRole('region', { name: '今日走势' }).count()).toBe(1)
  await page.keyboard.press('Space')
  await page.clock.runFor(30_000)
  await page.getByRole('region', { name: '今日指标' }).waitFor()
  await page.context().close()
})

test('Wall: that there are no alarms is said to who would hear them, and to nobody else', async () => {
  for (const [username, times] of [
    ['dispatcher', 1],
    ['viewer', 0],
  ] as const) {
    const wall = await product.openPage()
    await signIn(wall, username, '/dashboard?wall=1')
    await wall.getByRole('region', { name: '今日指标' }).getByText('下单量').waitFor()
    await wall.waitForLoadState('networkidle')
    await expect.poll(() => wall.getByText('没有警报').count()).toBe(times)
    await wall.context().close()
  }
})

test('Wall: its clock is the one of the bar, of the simulated city', async () => {
  const page = await product.openPage({ viewport: { width: 1440, height: 900 } })
  await signIn(page, 'admin', '/dashboard')
  const wall = await product.openPage()
  await signIn(wall, 'admin', '/dashboard?wall=1')
  const clock = wall.getByText(/^演示 \d\d:\d\d:\d\d · 5 倍速$/)
  await clock.waitFor()
  const minutes = async (shown: Promise<string | null>) => (await shown)?.match(/\d\d:\d\d/)?.[0]
  const both = async () => {
    const bar = page.getByRole('button', { name: /^演示 \d\d:\d\d · 5 倍速$/ })
    return [await minutes(bar.textContent()), await minutes(clock.textContent())]
  }
  await expect.poll(async () => new Set(await both()).size).toBe(1)
  await page.context().close()
})

test('Report: a page to print has the paper for itself', async () => {
  const page = await product.openPage()
  await signIn(page, 'admin', '/dashboard?report=day')
  const paper = page.getByRole('article')
  await paper.getByRole('heading', { name: '运营日报' }).waitFor()
  await paper.getByRole('row', { name: /^交易额 ¥/ }).waitFor()
  expect(await faultsOfTheme(page, 'light')).toEqual([])
  await page.screenshot({ path: `${output}/report.png`, fullPage: true })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await page.getByRole('navigation', { name: '主菜单' }).isVisible()).toBe(false)
  expect(await paper.isVisible()).toBe(true)
  expect(await page.getByRole('button', { name: '打印' }).isVisible()).toBe(false)
  expect(await paper.evaluate(node => getComputedStyle(node).colorScheme)).toBe('light')
  const pages = (await page.pdf({ path: `${output}/report.pdf`, preferCSSPageSize: true })).toString('latin1')
  expect(pages.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(4)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('combobox', { name: '报告类型' }).click()
  await page.getByRole('option', { name: '周报' }).click()
  await page.waitForURL(/report=week/)
  await paper.getByRole('heading', { name: '运营周报' }).waitFor()
  expect(page.reportedErrors).toEqual([])
  await page.context().close()
})
