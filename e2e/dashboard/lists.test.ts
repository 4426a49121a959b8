import { expect, test } from 'vitest'
import { expectNoFaults } from '../setup/axe.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { choose } from '../setup/choose.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(1)

const dayMs = 86_400_000
const until = Math.floor(Date.now() / dayMs) * dayMs
const span = `since=${until - 30 * dayMs}&until=${until}`

/** What the list is asked by the address, or by dropping a filter. */
async function askedBy(page: Person, list: string, act: () => Promise<unknown>): Promise<Record<string, unknown>> {
  const [request] = await Promise.all([page.waitForRequest(one => one.url().includes(`/api/${list}`)), act()])
  const query = Object.fromEntries(new URL(request.url()).searchParams)
  return { ...query, ...((request.postDataJSON() as object | null) ?? {}) }
}

test.for([
  {
    list: 'refunds/list',
    address: '/finance/refund?tab=all&code=U01&city=410100',
    asks: { code: 'U01', cityCode: '410100' },
  },
  { list: 'user/list', address: `/user/list?kind=customer&${span}&cityCode=410100`, asks: { cityCode: '410100' } },
  { list: 'chat/list', address: `/kefumsg?queue=all&${span}&cityCode=410100`, asks: { cityCode: '410100' } },
])(
  'The list $list says what a figure filtered it by, and each filter can be dropped',
  async ({ list, address, asks }) => {
    const page = await product.openPage()
    await signIn(page, 'admin', '/icon.svg')
    expect(await askedBy(page, list, () => page.goto(address))).toMatchObject(asks)
    const chips = page.getByRole('button', { name: /^去掉筛选「/ })
    await expect.poll(() => chips.count()).toBe(2)
    await expectNoFaults(page)
    const city = page.getByRole('button', { name: '去掉筛选「郑州」' })
    expect((await askedBy(page, list, () => city.click())).cityCode ?? null).toBeNull()
    const left = await askedBy(page, list, () => chips.click())
    for (const dropped of ['code', 'since', 'until']) expect(left[dropped] ?? null).toBeNull()
    await expect.poll(() => chips.count()).toBe(0)
    expect(new URL(page.url()).search).not.toMatch(/since|code|city/i)
    expect(page.reportedErrors).toEqual([])
  },
)

test('Orders over time stacked by service: the parts of each hour come to its sum, in the table, too', async () => {
  const page = await product.openPage()
  // At night the demo has no meals.
  await product.city.placeOrder()
  await signIn(page, 'admin', '/dashboard')
  const block = page.getByRole('region', { name: '订单趋势', exact: true })
  await block.scrollIntoViewIfNeeded()
  // Blocks that are still read would move it, and its choices with it. One far above the window is not read.
  const isReadAbove = (own: Element) =>
    [...document.querySelectorAll('.animate-breathe')]
      .map(one => one.getBoundingClientRect())
      .every(({ top, bottom }) => bottom < -innerHeight / 2 || top > own.getBoundingClientRect().top)
  await expect.poll(() => block.evaluate(isReadAbove)).toBe(true)
  await choose(block.getByRole('combobox', { name: '画法' }), '按服务堆叠')
  const chart = block.getByRole('group', { name: '订单趋势' })
  await chart.locator('pattern').first().waitFor({ state: 'attached' })
  await expectNoFaults(page)
  const newest = chart.locator('[data-point][tabindex="0"]')
  await expect.poll(() => newest.getAttribute('aria-label')).toMatch(/合计 [1-9]\d* · 外卖订单 \d+/)
  await block.getByRole('button', { name: '订单趋势：看数据表' }).click()
  await block.getByRole('row').first().waitFor()
  const rows = await block.getByRole('row').allTextContents()
  expect(rows[0]).toMatch(/^时间合计外卖订单/)
  const cells = await block
    .getByRole('row')
    .evaluateAll(all => all.slice(1).map(row => [...row.querySelectorAll('td')].map(cell => cell.textContent ?? '')))
  const known = cells.filter(([sum]) => sum !== '–').map(row => row.map(text => Number(text.replaceAll(',', ''))))
  expect(known.some(([sum = 0]) => sum > 0)).toBe(true)
  for (const [sum, ...parts] of known) expect(parts.reduce((all, part) => all + part, 0)).toBe(sum)
  expect(page.reportedErrors).toEqual([])
})
