import { readFile } from 'node:fs/promises'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { signIn } from '../setup/browser.ts'
import { choose } from '../setup/choose.ts'
import { customerOf } from '../setup/customer.ts'
import { foodRows } from '../setup/page/orders.ts'
import { withProduct } from '../setup/withProduct.ts'

// Nothing new comes in while somebody looks at the past.
const product = withProduct(1)

test('Orders: filter by days, amount and shop, and share the address', async () => {
  const page = await product.openPage()
  await signIn(page, 'ops', '/order')
  await page.getByRole('button', { name: '筛选' }).click()
  const yesterday = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(Date.now() - 86_400_000)
  await page.getByLabel('从哪天').fill(yesterday)
  await page.getByLabel('到哪天').fill(yesterday)
  await page.getByLabel('到哪天').press('Enter')
  await page.getByLabel('最低金额').fill('三十')
  await expect.poll(() => page.getByLabel('最低金额').getAttribute('aria-invalid')).toBe('true')
  await page.getByLabel('最低金额').fill('30')
  await page.getByRole('combobox', { name: '商家', exact: true }).fill('城墙根')
  await page.getByRole('button', { name: '城墙根烩面馆' }).waitFor()
  expect(new URL(page.url()).searchParams.get('shop')).toBe('城墙根烩面馆')
  expect(new URL(page.url()).searchParams.get('leastFen')).toBe('3000')
  const rows = foodRows(page)
  await rows.filter({ hasText: '城墙根烩面馆' }).first().waitFor()
  await rows.filter({ hasNotText: '城墙根烩面馆' }).first().waitFor({ state: 'detached' })
  const placed = `下单 ${yesterday.slice(5).replace('-', '/')}`
  await rows.filter({ hasNotText: placed }).first().waitFor({ state: 'detached' })
  await expect.poll(() => rows.count()).toBeGreaterThan(0)

  await page.getByRole('button', { name: '催过单' }).click()
  await page.getByText('没有符合筛选条件的订单').waitFor()
  expect(new URL(page.url()).searchParams.get('urged')).toBe('true')
  await page.getByRole('button', { name: '催过单' }).click()
  await rows.filter({ hasText: '城墙根烩面馆' }).first().waitFor()
  expect(new URL(page.url()).searchParams.get('urged')).toBe(null)

  const colleague = await product.openPage()
  await signIn(colleague, 'kefu', page.url())
  await colleague.getByRole('row').filter({ hasText: '城墙根烩面馆' }).first().waitFor()
  await colleague.getByRole('button', { name: '城墙根烩面馆' }).click()
  await colleague.getByRole('combobox', { name: '商家', exact: true }).waitFor()
  expect(new URL(colleague.url()).searchParams.get('shop')).toBe(null)
  expect([...page.reportedErrors, ...colleague.reportedErrors]).toEqual([])
})

test('Orders: filter rides by booking and plate, and riders by level', async () => {
  const page = await product.openPage()
  await signIn(page, 'ops', '/daiorder')
  await page.getByRole('button', { name: '筛选' }).click()
  await page.getByLabel('车牌号').fill('豫')
  await expect.poll(() => page.getByLabel('车牌号').getAttribute('aria-invalid')).toBe('true')
  await page.getByLabel('车牌号').fill('豫Q0')
  await page.getByText('没有符合筛选条件的订单').waitFor()
  await page.getByLabel('车牌号').fill('')
  await choose(page.getByLabel('用车时间'), '实时')
  await page
    .getByRole('row')
    .filter({ hasText: /DJ\d{18}/ })
    .first()
    .waitFor()
  expect(new URL(page.url()).searchParams.get('plate')).toBe(null)
  expect(new URL(page.url()).searchParams.get('booking')).toBe('now')

  await page.goto('/list')
  await page.getByRole('button', { name: '更多筛选' }).click()
  await page.getByLabel('最低服务分').fill('101')
  await expect.poll(() => page.getByLabel('最低服务分').getAttribute('aria-invalid')).toBe('true')
  await page.getByLabel('最低服务分').fill('')
  await page.getByLabel('最高服务分').fill('0')
  await page.getByText('没有符合条件的结果').waitFor()
  await page.getByLabel('最高服务分').fill('')
  await choose(page.getByLabel('等级'), '5 级')
  const riders = page.getByRole('row').filter({ hasText: /R\d{4}/ })
  await riders.filter({ hasText: '5 级' }).first().waitFor()
  await riders.filter({ hasNotText: '5 级' }).first().waitFor({ state: 'detached' })
  expect(new URL(page.url()).searchParams.get('level')).toBe('5')
  expect(new URL(page.url()).searchParams.get('mostScore')).toBe(null)
  expect(page.reportedErrors).toEqual([])
})

test('Orders: open the customer’s conversation from the order', async () => {
  const customer = customerOf(product, '欧阳问单')
  const no = await customer.order()
  await customer.write('我的饭怎么还没到')
  const page = await product.openPage()
  await signIn(page, 'leader', `/order?no=${no}`)
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('tab', { name: '沟通' }).click()
  await drawer.getByText('我的饭怎么还没到').waitFor()
  await drawer.getByText('没有投诉').waitFor()
  await page.screenshot({ path: `${import.meta.dirname}/../output/order-talks.png` })
  await drawer.getByRole('link', { name: '欧阳问单' }).click()
  await page.waitForURL(/\/kefumsg\?.*chat=\d+/)
  await page.getByText('我的饭怎么还没到').first().waitFor()
  expect(page.reportedErrors).toEqual([])
})

test('Orders: open all orders of a shop and of a rider', async () => {
  const page = await product.openPage()
  await signIn(page, 'ops')
  for (const [path, named, narrowed] of [
    ['/list?tab=shop&search=城墙根', '城墙根烩面馆', 'shop'],
    ['/list?search=王颖', '王颖', 'workerId'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('row').filter({ hasText: named }).first().click()
    const drawer = page.getByRole('dialog')
    if (narrowed === 'workerId') await drawer.getByRole('tab', { name: '当前订单' }).click()
    await drawer.getByRole('link', { name: '外卖订单' }).click()
    await foodRows(page).filter({ hasText: named }).first().waitFor()
    expect(new URL(page.url()).searchParams.get(narrowed)).not.toBe(null)
  }
  expect(page.reportedErrors).toEqual([])
})

test('Exports: export a queue of orders, be notified and save the spreadsheet', async () => {
  const page = await product.openPage({ acceptDownloads: true })
  await signIn(page, 'ops', '/order?queue=cancelled')
  const first = await page.getByRole('row').filter({ hasText: /WM\d+/ }).first().textContent()
  const no = first?.match(/WM\d{18}/)?.[0]

  await page.getByRole('button', { name: '导出', exact: true }).click()
  const panel = page.getByRole('dialog', { name: '导出' })
  await panel.getByRole('button', { name: '导出当前列表' }).click()
  const line = panel.getByRole('listitem').filter({ hasText: /订单-\d{8}-\d{6}\.xlsx/ })
  // Its announcement goes by itself: pressed before anything else.
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: /导出完成，点击下载/ }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/^订单-\d{8}-\d{6}\.xlsx$/)
  const lines = await readSheet(await readFile(await saved.path()))
  const [heads = [], row = []] = lines
  expect(lines.at(-1)?.[0]).toMatch(/^导出人：.+（ops）/)
  expect([heads[0], ...row.slice(0, 3)]).toEqual(['订单号', no, '外卖', '已取消'])

  // A press elsewhere closed it.
  await page.getByRole('button', { name: '导出', exact: true }).click()
  await line.getByText(/^[\d,]+ 行 · .* 前可下载$/).waitFor()
  await page.screenshot({ path: `${import.meta.dirname}/../output/exports.png` })
  const again = page.waitForEvent('download')
  await line.getByRole('button', { name: '下载' }).click()
  expect((await again).suggestedFilename()).toBe(saved.suggestedFilename())
  expect(page.reportedErrors).toEqual([])
})

test('Exports: workers, shops and sign-ins are exported as shown', async () => {
  const page = await product.openPage({ acceptDownloads: true })
  await signIn(page, 'admin')
  for (const [path, title] of [
    ['/list?tab=rider', '服务人员'],
    ['/list?tab=shop', '商家'],
    ['/system/signin', '登录日志'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('button', { name: '导出', exact: true }).click()
    const panel = page.getByRole('dialog', { name: '导出' })
    await panel.getByRole('button', { name: '导出当前列表' }).click()
    const line = panel.getByRole('listitem').filter({ hasText: new RegExp(`^${title}-.*\\.xlsx`) })
    await line.getByText(/^[1-9][\d,]* 行 · .* 前可下载$/).waitFor()
  }
  expect(page.reportedErrors).toEqual([])
})

test('Exports: no button without the permission', async () => {
  const page = await product.openPage()
  await signIn(page, 'dispatcher', '/order')
  await page.getByRole('button', { name: '刷新', exact: true }).waitFor()
  await page.getByRole('row').nth(1).waitFor()
  expect(await page.getByRole('button', { name: '导出', exact: true }).count()).toBe(0)
})
