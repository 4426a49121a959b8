import { readFile } from 'node:fs/promises'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { expectNoFaults, faultsOf } from '../setup/axe.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { choose } from '../setup/choose.ts'
import { seeAll } from '../setup/dashboard/see-all.ts'
import { coloursOf, coloursOfPicture } from '../setup/ground.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(1)

const output = `${import.meta.dirname}/../output`
const blockOf = (page: Person, name: string) => page.getByRole('region', { name, exact: true })
const skipTour = (page: Person) => page.getByRole('button', { name: '跳过，不再显示' }).click()
const figureOf = (page: Person, name: string) =>
  blockOf(page, '核心指标').locator('dl > div', { has: page.getByText(name, { exact: true }) })
const namesOf = (page: Person) => page.locator('[data-block] > h2').allTextContents()

test('Dashboard: what somebody hid, moved and sized is there when they sign in again, and the tour is not', async () => {
  const page = await product.openPage()
  await signIn(page, 'ops', '/dashboard')
  await page.getByText(/第 1 步，共 6 步/).waitFor()
  await skipTour(page)
  await expect.poll(() => namesOf(page)).toContain('供需')
  const usual = await namesOf(page)
  expect(usual.slice(0, 2)).toEqual(['待我处理', '核心指标'])

  await page.keyboard.press('a')
  const panel = page.getByRole('dialog', { name: '排列板块' })
  await panel.getByRole('checkbox', { name: '热力图' }).uncheck()
  await panel.getByRole('button', { name: '上移“核心指标”' }).press('Enter')
  await choose(panel.getByLabel('“订单漏斗”的宽度'), '整行')
  const arranged = ['核心指标', '待我处理', ...usual.slice(2).filter(name => name !== '热力图')]
  await expect.poll(() => namesOf(page)).toEqual(arranged)
  const width = async () => (await blockOf(page, '订单漏斗').boundingBox())?.width ?? 0
  const whole = (await blockOf(page, '核心指标').boundingBox())?.width
  await expect.poll(width).toBe(whole)
  await expectNoFaults(page)
  await page.context().close()

  const again = await product.openPage()
  await signIn(again, 'ops', '/dashboard')
  await expect.poll(() => namesOf(again)).toEqual(arranged)
  await expect.poll(async () => (await blockOf(again, '订单漏斗').boundingBox())?.width).toBe(whole)
  expect(await again.getByRole('button', { name: '跳过，不再显示' }).count()).toBe(0)
  await again.keyboard.press('?')
  await again.getByRole('dialog', { name: '首页快捷键' }).getByText('打开这一点的列表').waitFor()
  await again.keyboard.press('Escape')
  const [first = '', second = '', third = ''] = arranged
  await again.keyboard.press('a')
  // Both before anything is drawn.
  await again.getByRole('button', { name: `下移“${first}”` }).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect.poll(async () => (await namesOf(again)).slice(0, 3)).toEqual([second, third, first])
  await again.keyboard.press('Escape')
  const from = again.getByLabel('从哪天')
  await from.fill('2026-11-01')
  await from.press('Enter')
  await again.getByRole('button', { name: '回到今天' }).press('Enter')
  await expect.poll(() => from.evaluate(field => field === document.activeElement)).toBe(true)
  await again.getByRole('button', { name: '回到今天' }).waitFor({ state: 'detached' })
  expect(again.reportedErrors).toEqual([])
  await again.context().close()
})

test('Dashboard: a figure leads to the list that has as many rows, and one of all services to a choice of them', async () => {
  const page = await product.openPage()
  // Of these so few are placed in a day that the list has them on one page; at night there were none today.
  await product.city.placeOrder({ service: 'challenge' })
  await signIn(page, 'admin', '/dashboard?service=challenge')
  const figures = page.getByRole('region', { name: '核心指标', exact: true })
  await figures.scrollIntoViewIfNeeded()
  const figure = figureOf(page, '下单量').getByRole('link')
  const count = Number(await figure.textContent())
  const listed = page.waitForResponse(answer => answer.url().includes('/api/orders/list'))
  await figure.click()
  await page.waitForURL(/\/gamepk\?/)
  const { data } = await (await listed).json()
  expect({ rows: data.rows.length, next: data.next }).toEqual({ rows: count, next: null })
  await page.goto('/dashboard')
  await figures.scrollIntoViewIfNeeded()
  const all = figureOf(page, '下单量').getByRole('button')
  await all.click()
  const lists = page.getByRole('dialog', { name: '下单量：选择列表' })
  await expect.poll(() => lists.getByRole('link').allTextContents()).toContain('外卖订单')
  await lists.getByRole('link', { name: '代驾订单' }).click()
  await page.waitForURL(/\/daiorder\?/)
  expect(page.reportedErrors).toEqual([])
  await page.context().close()
})

test('Charts: by keyboard, as a table, as files, in the dark; the filters of a point are shown and can be dropped', async () => {
  const page = await product.openPage()
  await signIn(page, 'admin', '/dashboard?service=food')
  const block = blockOf(page, '订单趋势')
  const chart = block.getByRole('group', { name: '订单趋势' })
  await block.scrollIntoViewIfNeeded()
  await chart.waitFor()
  const points = chart.locator('[data-point]')
  await expect.poll(() => points.count()).toBe(24)
  await chart.locator('[data-point][tabindex="0"]').focus()
  await page.keyboard.press('Home')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
  expect(await focused()).toMatch(/^00:00–00:59(（进行中）)? · 今日 \d+/)
  await page.keyboard.press('ArrowRight')
  const said = await focused()
  expect(said).toMatch(
    /^01:00–01:59(（进行中）)? · (今日 \d+ · )?前一日同时段 \d+ · 近 7 日均值 [\d.]+ · 上周同时段 \d+$/,
  )

  await block.getByRole('button', { name: '订单趋势：看数据表' }).click()
  const rows = block.getByRole('row')
  await expect.poll(() => rows.count()).toBe(25)
  const cells = await rows.nth(2).locator('th, td').allTextContents()
  // Before one o'clock there is no number of today yet.
  const numbers = cells.slice(1).filter(cell => cell !== '–')
  const saidNumbers = said.split(' · ').map(part => part.replace(/^.* /, ''))
  expect(saidNumbers.slice(-numbers.length)).toEqual(numbers)
  await expectNoFaults(page)
  await block.getByRole('button', { name: '订单趋势：保存' }).click()
  const spreadsheet = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /xlsx/ }).click()
  const lines = await readSheet(await readFile(await (await spreadsheet).path()))
  expect(lines.at(-23)?.map(cell => (cell === null ? '–' : String(cell)))).toEqual(cells)

  await block.getByRole('button', { name: '订单趋势：看图表' }).click()
  await block.getByRole('button', { name: '订单趋势：保存' }).click()
  const picture = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: '保存为图片' }).click()
  const png = await readFile(await (await picture).path())
  expect(png.subarray(1, 4).toString()).toBe('PNG')

  await chart.locator('[data-point][tabindex="0"]').focus()
  // The first hour has begun at every hour of the day.
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/order\?.*since=/)
  const chip = page.getByRole('button', { name: /^去掉筛选“时间/ })
  await chip.click()
  await chip.waitFor({ state: 'detached' })
  expect(new URL(page.url()).searchParams.has('since')).toBe(false)
  expect(page.reportedErrors).toEqual([])
  await page.context().close()
})

test('Heat map: orders lie on the streets of the city, also in a saved picture', async () => {
  const page = await product.openPage()
  // At night nobody has ordered today.
  await product.city.placeOrder()
  await signIn(page, 'admin', '/dashboard?service=food')
  const block = blockOf(page, '热力图')
  await seeAll(page)
  await block.scrollIntoViewIfNeeded()
  await expect.poll(() => coloursOf(block.locator('canvas'))).toBeGreaterThan(5)
  await block.getByRole('button', { name: '热力图：保存' }).click()
  const picture = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: '保存为图片' }).click()
  expect(await coloursOfPicture(await readFile(await (await picture).path()))).toBeGreaterThan(5)
  expect(page.reportedErrors).toEqual([])
  await page.context().close()
})

test('Dashboard: a new order moves the picture, and nothing is drawn anew', async () => {
  const page = await product.openPage()
  await signIn(page, 'admin', '/dashboard?service=food')
  const chart = blockOf(page, '订单趋势').getByRole('group', { name: '订单趋势' })
  // What stands above it has its height by then: a block that is pushed out of the window asks nothing.
  await seeAll(page)
  await blockOf(page, '订单趋势').scrollIntoViewIfNeeded()
  const newest = chart.locator('[data-point][tabindex="0"]')
  await newest.waitFor()
  const drawing = await chart.elementHandle()
  // In the first hour of the day the line has one point and leads nowhere yet: what is drawn then is its mark.
  const curve = await chart.locator('path.stroke-accent').last().elementHandle()
  const drawn = () => chart.evaluate(svg => svg.innerHTML.replaceAll(/ aria-label="[^"]*"/g, ''))
  const [label, picture] = [await newest.getAttribute('aria-label'), await drawn()]
  await product.city.placeOrder()
  await expect.poll(() => newest.getAttribute('aria-label')).not.toBe(label)
  expect(await drawn()).not.toBe(picture)
  expect(await drawing?.evaluate(node => node.isConnected)).toBe(true)
  expect(await curve?.evaluate(node => node.isConnected)).toBe(true)
  expect(page.reportedErrors).toEqual([])
  await page.context().close()
})

test.for([
  { username: 'admin', first: ['核心指标', '最紧急的十单', '待我处理', '资金概览'], has: '供需' },
  { username: 'finance', first: ['资金概览', '待我处理'], has: '订单趋势' },
  { username: 'auditor', first: ['待我处理'], has: '待我处理' },
])(
  'Dashboard of $username: what they work on comes first, every block within its frame on each screen, no violation in either theme',
  async ({ username, first, has }) => {
    const page = await product.openPage()
    await signIn(page, username, '/dashboard')
    for (const width of [1440, 992, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => namesOf(page)).toContain(has)
      await expect.poll(async () => (await namesOf(page)).slice(0, first.length)).toEqual(first)
      await seeAll(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      // The blocks of the others are among those of the first.
      if (username === 'admin' && width !== 992) await expectNoFaults(page)
      else if (width === 390) expect(await faultsOf(page)).toEqual([])
      await page.screenshot({ path: `${output}/dashboard-${username}-${width}.png` })
    }
    expect(page.reportedErrors).toEqual([])
    await page.context().close()
  },
)

test('Dashboard: in English, and by city and day in the address', async () => {
  const page = await product.openPage({ locale: 'en-US' })
  await signIn(page, 'admin', '/dashboard')
  await page.getByRole('heading', { name: 'Waiting for you' }).waitFor()
  await choose(page.getByRole('combobox', { name: 'City' }), 'Zhengzhou')
  await page.waitForURL(/cityCode=410100/)
  await page.getByLabel('From', { exact: true }).fill('2026-01-01')
  await page.getByLabel('From', { exact: true }).press('Enter')
  await page.waitForURL(/from=2026-01-01&to=2026-01-01/)
  await blockOf(page, 'Orders over time').scrollIntoViewIfNeeded()
  await page.getByText(/^Once there are orders: today hour by hour/).waitFor()
  await page.getByRole('button', { name: 'Back to today' }).click()
  await page.waitForURL(/\?cityCode=410100$/)
  expect(page.reportedErrors).toEqual([])
  await page.context().close()
})
