import { readFile } from 'node:fs/promises'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { signIn } from '../setup/browser.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(1)

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
  const [[imprint = null] = [], heads = [], row = []] = await readSheet(await readFile(await saved.path()))
  expect(imprint).toMatch(/^导出人：.+（ops）/)
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
