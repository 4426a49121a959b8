import { expect, test } from 'vitest'
import { expectNoFaults } from '../setup/axe.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { choose } from '../setup/choose.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(1)

const [hourMs, dayMs] = [3_600_000, 86_400_000]
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
    const chips = page.getByRole('button', { name: /^去掉筛选“/ })
    await expect.poll(() => chips.count()).toBe(2)
    await expectNoFaults(page)
    const city = page.getByRole('button', { name: '去掉筛选“郑州”' })
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

test('Supply: an hour that is over leads to its orders, and to who was on duty in it', async () => {
  const noon = Math.floor((Date.now() + 8 * hourMs) / dayMs - 1) * dayMs + 4 * hourMs
  const day = new Date(noon).toISOString().slice(0, 10)
  await product.queryDatabase(`insert into worker_hours (at, kind, city_code, samples, online, busy, on_duty)
    select to_timestamp(${noon / 1000}), 'rider', '410100', 12, 18, 6, array_agg(user_id)
    from (select user_id from workers where kind = 'rider' and city_code = '410100' order by user_id limit 2) two
    on conflict (at, kind, city_code) do update set samples = excluded.samples, online = excluded.online, on_duty = excluded.on_duty`)
  const page = await product.openPage()
  await signIn(page, 'admin', `/dashboard?service=food&from=${day}&to=${day}`)
  const block = page.getByRole('region', { name: '供需', exact: true })
  await block.scrollIntoViewIfNeeded()
  await block.locator('[data-point]').nth(12).press('Enter')
  const lists = page.getByRole('dialog', { name: '12:00–12:59：选择列表' })
  await lists.getByRole('region', { name: '新订单' }).getByRole('link', { name: '外卖订单' }).waitFor()
  const onDuty = lists.getByRole('region', { name: '在线运力' })
  await onDuty.getByText('平均 1.5').waitFor()
  await expectNoFaults(page)
  await onDuty.getByRole('link').click()
  await page.waitForURL(/\/list\?.*onDutyAt=/)
  const rows = page.getByRole('row', { name: /R\d{4}/ })
  await expect.poll(() => rows.count()).toBe(2)
  await page.getByRole('button', { name: /^去掉筛选“.*12:00–12:59 在岗”/ }).click()
  await expect.poll(() => rows.count()).toBeGreaterThan(2)
  expect(new URL(page.url()).search).not.toContain('onDutyAt')
  expect(page.reportedErrors).toEqual([])
})
