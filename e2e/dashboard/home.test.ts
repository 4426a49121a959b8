import { expect, test } from 'vitest'
import { z } from 'zod'
import { faultsOf } from '../setup/axe.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { choose } from '../setup/choose.ts'
import { waitingOrders } from '../setup/records/waiting-orders.ts'
import { withProduct } from '../setup/withProduct.ts'

/** So slow that nobody but the story touches an order. */
const product = withProduct(0.01)

const output = `${import.meta.dirname}/../output`
const namesOf = (page: Person) => page.locator('[data-block] > h2').allTextContents()
const blockOf = (page: Person, name: string) => page.getByRole('region', { name, exact: true })
test('Own work: what waits for staff is shown, the urgent first; orders that others have in hand are folded', async () => {
  const page = await product.openPage()
  await signIn(page, 'dispatcher', '/dashboard')
  const block = blockOf(page, '待我处理')
  const waiting = block.getByRole('listitem').filter({ visible: true })
  await waiting.first().waitFor()
  const urgent = await waiting.evaluateAll(all => all.map(one => one.querySelector('[aria-label="紧急"]') !== null))
  expect(urgent).toContain(true)
  expect(urgent).toEqual(urgent.toSorted((one, other) => Number(other) - Number(one)))
  const shown = await waiting.count()
  const underWay = block.locator('details').getByRole('listitem')
  expect(await underWay.filter({ visible: true }).count()).toBe(0)
  await block.getByText(/^进行中的订单 \d+$/).click()
  await underWay.filter({ visible: true }).first().waitFor()
  expect(await waiting.count()).toBeGreaterThan(shown)
  expect(page.reportedErrors).toEqual([])
})

test('On a phone the filters are behind one button that says what is chosen, and the first figures within half a screen', async () => {
  const page = await product.openPage({ viewport: { width: 390, height: 844 } })
  await signIn(page, 'viewer', '/dashboard')
  await page.getByRole('button', { name: '跳过，不再显示' }).click()
  const figure = page.locator('[data-block=kpi] dd').first()
  await figure.waitFor()
  expect((await figure.boundingBox())?.y).toBeLessThan(422)
  const filters = page.locator('[data-filters]')
  expect(await filters.getByRole('combobox').count()).toBe(0)
  await filters.getByRole('button', { name: '筛选' }).click()
  await choose(filters.getByRole('combobox', { name: '全部服务' }), '外卖订单')
  await filters.getByRole('button', { name: '外卖订单', exact: true }).click()
  expect(await filters.getByRole('combobox').count()).toBe(0)
  await page.waitForURL(/service=food/)
  expect(await faultsOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.screenshot({ path: `${output}/home-filters-390.png` })
  expect(page.reportedErrors).toEqual([])
})

test('A block says its time only once it is no longer of now', async () => {
  const page = await product.openPage()
  await page.clock.install()
  await signIn(page, 'viewer', '/dashboard?from=2026-01-01&to=2026-01-02')
  const block = blockOf(page, '核心指标')
  await block.locator('[data-answered]').waitFor()
  expect(await block.getByText(/^更新于/).count()).toBe(0)
  // No answer tells the page that its clock is four minutes ahead.
  await page.route('**/api/**', route => route.abort())
  await page.clock.runFor('04:00')
  await block.getByText(/^更新于/).waitFor()
})

// The others' are in `dashboard.test.ts`.
test.each([
  { username: 'dispatcher', first: ['最紧急的十单', '供需', '热力图', '待我处理'] },
  { username: 'kefu', first: ['我的会话', '待我处理', '最紧急的十单'] },
  { username: 'leader', first: ['待我处理', '客服质量', '置顶与未读公告', '最紧急的十单'] },
  { username: 'viewer', first: ['核心指标'] },
])('Home of $username: what they work on comes first, at 1440 and 390', async ({ username, first }) => {
  await waitingOrders(product, -20, 5)
  const page = await product.openPage()
  await signIn(page, username, '/dashboard')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(async () => (await namesOf(page)).slice(0, first.length)).toEqual(first)
    for (const name of first) {
      // A block is read when it comes near the window.
      await blockOf(page, name).scrollIntoViewIfNeeded()
      await blockOf(page, name).locator('[data-answered]').first().waitFor()
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(await faultsOf(page)).toEqual([])
    await page.screenshot({ path: `${output}/home-${username}-${width}.png` })
  }
  expect(page.reportedErrors).toEqual([])
  await page.context().close()
})

test('Home: a viewer has nothing to do; the most urgent order of a dispatcher opens, the overdue ones are a list', async () => {
  const viewer = await product.openPage()
  await signIn(viewer, 'viewer', '/dashboard')
  await blockOf(viewer, '核心指标').waitFor()
  expect(await namesOf(viewer)).not.toContain('待我处理')

  await waitingOrders(product, -900)
  const first = `select no from orders where finished_at is null and due_at is not null order by due_at, id limit 1`
  const [{ no }] = z.tuple([z.object({ no: z.string() })]).parse(await product.queryDatabase(first))
  const page = await product.openPage()
  await signIn(page, 'dispatcher', '/dashboard')
  const urgent = blockOf(page, '最紧急的十单')
  await urgent.getByRole('link').first().click()
  await page.waitForURL(address => address.searchParams.get('no') === no)
  await page.getByRole('dialog', { name: no }).waitFor()
  await page.goto('/dashboard')
  const overdue = urgent.getByText(/^已超时 \d+ 单$/)
  const count = Number(/\d+/.exec((await overdue.textContent()) ?? '')?.[0])
  const listed = page.waitForResponse(answer => answer.url().includes('/api/orders/list'))
  await overdue.click()
  // Of several services: one chooses.
  await page
    .getByRole('dialog', { name: /已超时的订单/ })
    .getByRole('link', { name: '外卖订单' })
    .click()
  await page.waitForURL(/queue=overdue/)
  const { data } = await (await listed).json()
  expect(data.rows.length).toBeGreaterThan(0)
  expect(data.rows.length).toBeLessThanOrEqual(count)
  expect(page.reportedErrors).toEqual([])
})

test('Home: in English on a phone the most urgent orders and their clocks are within their block', async () => {
  await waitingOrders(product, -20, 5)
  const page = await product.openPage({ viewport: { width: 390, height: 900 }, locale: 'en-US' })
  await signIn(page, 'dispatcher', '/dashboard')
  const block = blockOf(page, 'The ten most urgent')
  await block.getByRole('listitem').first().waitFor()
  const outside = await block.evaluate(own =>
    [...own.querySelectorAll('li, li *')]
      .filter(part => part.getBoundingClientRect().right > own.getBoundingClientRect().right)
      .map(part => part.textContent),
  )
  expect(outside).toEqual([])
  await page.context().close()
})

test('Arrangement: a press right after the answer to the one before keeps what that one changed', async () => {
  const page = await product.openPage()
  await signIn(page, 'finance', '/dashboard')
  await page.getByRole('button', { name: '跳过，不再显示' }).click()
  await expect.poll(() => namesOf(page)).toContain('资金概览')
  await page.keyboard.press('a')
  const panel = page.getByRole('dialog', { name: '排列板块' })
  const money = await panel.getByRole('checkbox', { name: '资金概览' }).elementHandle()
  await page.evaluate(box => {
    const { text } = Response.prototype
    Response.prototype.text = async function (this: Response) {
      const answer = await text.call(this)
      if (this.url.endsWith('/api/dashboard/arrange')) {
        Response.prototype.text = text
        queueMicrotask(async () => {
          // Whoever waits for the answer has it by then, and nothing has been drawn since.
          for (let turn = 0; turn < 100; turn += 1) await undefined
          ;(box as HTMLElement).click()
        })
      }
      return answer
    }
  }, money)
  const trend = panel.getByRole('checkbox', { name: '订单趋势' })
  await trend.uncheck()
  await expect.poll(() => namesOf(page)).not.toContain('资金概览')
  expect(await trend.isChecked()).toBe(false)
  await expect.poll(() => namesOf(page)).not.toContain('订单趋势')
  expect(page.reportedErrors).toEqual([])
})
