import { expect, test } from 'vitest'
import { z } from 'zod'
import { languages } from '#contract/base/values.ts'
import { faultsOf } from '../setup/axe.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { speak, watchRequests } from '../setup/move.ts'
import { waitingOrders } from '../setup/records/waiting-orders.ts'
import { withProduct } from '../setup/withProduct.ts'

/** So slow that nobody but the story touches an order. */
const product = withProduct(0.01)

const output = `${import.meta.dirname}/../output`
const namesOf = (page: Person) => page.locator('[data-block] > h2').allTextContents()
const blockOf = (page: Person, name: string) => page.getByRole('region', { name, exact: true })
const listOf = (page: Person) => page.getByRole('region', { name: '上手六步' })
const stepOf = (page: Person, name: string) => listOf(page).getByRole('listitem').filter({ hasText: name })
const ticked = (page: Person, name: string) => stepOf(page, name).getByRole('img', { name: '做过了' })

// First, because what somebody does in the other stories would be steps that are done.
test('First steps: each ticks itself while one looks, by what one did; a colleague’s do not', async () => {
  await waitingOrders(product, -900, 2)
  const page = await product.openPage()
  await signIn(page, 'dispatcher', '/dashboard')
  await listOf(page).waitFor()
  expect(await listOf(page).getByRole('listitem').count()).toBe(6)
  expect(await listOf(page).getByRole('checkbox').count()).toBe(0)
  expect(await faultsOf(page)).toEqual([])
  await page.screenshot({ path: `${output}/first-steps-1440.png` })
  const colleague = await product.openPage()
  await signIn(colleague, 'ops', '/dashboard')
  await listOf(colleague).waitFor()

  // Of the same person, in another window.
  const second = await product.openPage()
  await signIn(second, 'dispatcher', '/dashboard')
  await second
    .getByRole('region', { name: '最紧急的十单' })
    .getByRole('link', { name: /外卖订单/ })
    .first()
    .click()
  await second.getByRole('dialog', { name: /\d{12}/ }).waitFor()
  await ticked(page, '打开一笔订单').waitFor()
  await page.getByRole('button', { name: '帮助' }).click()
  await ticked(page, '帮助').waitFor()
  await listOf(page).getByText('做了 2 步，共 6 步').waitFor()
  expect(await ticked(page, '看看调度台').count()).toBe(0)
  expect(await listOf(colleague).getByRole('img', { name: '做过了' }).count()).toBe(0)

  await page.getByRole('dialog', { name: '帮助' }).getByRole('button', { name: '关闭' }).click()
  await second.goto('/order?view=board')
  await ticked(page, '看看调度台').waitFor()
  await listOf(page).getByRole('button', { name: '不再显示这些步骤' }).click()
  await listOf(page).waitFor({ state: 'detached' })
  await page.reload()
  await page.locator('[data-block]').first().waitFor()
  expect(await listOf(page).count()).toBe(0)
  expect(await listOf(colleague).count()).toBe(1)
  for (const each of [page, colleague, second]) expect(each.reportedErrors).toEqual([])
})

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

test('First steps fit at 390 px in four languages, in light and dark', async () => {
  const page = await product.openPage({ viewport: { width: 390, height: 900 } })
  watchRequests(page)
  await signIn(page, 'kefu', '/dashboard')
  await page.locator('#first-steps').waitFor()
  const place = page.locator('div:has(> [aria-labelledby=first-steps])')
  for (const language of languages) {
    await page.emulateMedia({ colorScheme: 'light' })
    await speak(page, language)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    // As high as was kept free for it.
    expect((await place.boundingBox())?.height).toBeLessThanOrEqual(300)
    await place.screenshot({ path: `${output}/first-steps-390-${language}.png` })
    await page.emulateMedia({ colorScheme: 'dark' })
    await place.screenshot({ path: `${output}/first-steps-390-${language}-dark.png` })
  }
  // Roles and colours are the same in every language.
  expect(await faultsOf(page)).toEqual([])
  expect(page.reportedErrors).toEqual([])
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
      await blockOf(page, name)
        .getByText(/^更新于/)
        .first()
        .waitFor()
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
