import { expect, test } from 'vitest'
import { z } from 'zod'
import { faultsOf } from '../setup/axe.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { waitingOrders } from '../setup/records/waiting-orders.ts'
import { withProduct } from '../setup/withProduct.ts'

/** So slow that nobody but the story touches an order. */
const product = withProduct(0.01)

const output = `${import.meta.dirname}/../output`
const namesOf = (page: Person) => page.locator('[data-block] > h2').allTextContents()
const blockOf = (page: Person, name: string) => page.getByRole('region', { name, exact: true })

test.each([
  { username: 'admin', first: ['资金概览', '最紧急的十单', '待我处理', '核心指标'] },
  { username: 'dispatcher', first: ['最紧急的十单', '供需', '热力图', '待我处理'] },
  { username: 'kefu', first: ['我的会话', '待我处理', '最紧急的十单'] },
  { username: 'leader', first: ['待我处理', '客服质量', '置顶与未读公告', '最紧急的十单'] },
  { username: 'finance', first: ['资金概览', '待我处理'] },
  { username: 'auditor', first: ['待我处理'] },
  { username: 'viewer', first: ['核心指标'] },
])('Home of $username: what they work on comes first, at 1440 and 390', async ({ username, first }) => {
  await waitingOrders(product, -20, 5)
  for (const width of [1440, 390]) {
    const page = await product.openPage({ viewport: { width, height: 900 } })
    await signIn(page, username)
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
    expect(page.reportedErrors).toEqual([])
    await page.context().close()
  }
})

test('Home: a viewer has nothing to do; the most urgent order of a dispatcher opens, the overdue ones are a list', async () => {
  const viewer = await product.openPage()
  await signIn(viewer, 'viewer')
  await blockOf(viewer, '核心指标').waitFor()
  expect(await namesOf(viewer)).not.toContain('待我处理')

  await waitingOrders(product, -900)
  const first = `select no from orders where finished_at is null and due_at is not null order by due_at, id limit 1`
  const [{ no }] = z.tuple([z.object({ no: z.string() })]).parse(await product.queryDatabase(first))
  const page = await product.openPage()
  await signIn(page, 'dispatcher')
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
  await signIn(page, 'dispatcher')
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
