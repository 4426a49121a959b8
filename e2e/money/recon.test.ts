import { expect, test } from 'vitest'
import { shanghaiDay } from '#contract/base/shanghai.ts'
import { expectNoFaults, faultsOfTheme } from '../setup/axe.ts'
import { signIn } from '../setup/browser.ts'
import { choose } from '../setup/choose.ts'
import { withProduct } from '../setup/withProduct.ts'

/** So slow that the bank sends no bill within a story. */
const product = withProduct(0.1)

/** Long before anything moved in the demo. */
const day = shanghaiDay(Date.now() - 60 * 86_400_000)
const header = '交易类型,渠道单号,商户单号,金额(元),手续费(元),交易时间'

const csv = (...rows: string[]) => ({
  name: 'bill.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([header, ...rows].join('\r\n')),
})

test('Reconciliation: a bill with a wrong row is refused; one with a difference stops payouts until it is settled', async () => {
  const page = await product.openPage()
  await signIn(page, 'finance', '/finance/recon')
  await page.getByRole('button', { name: '上传账单' }).click()
  const dialog = page.getByRole('dialog', { name: '上传账单' })
  await dialog.getByLabel('账单日').fill(day)
  await dialog.locator('input[type=file]').setInputFiles(csv(`支付,BK1,,12.345,,${day} 10:00:00`))
  await dialog.getByRole('button', { name: '确定' }).click()
  await dialog.getByText('第 2 行 金额(元)：应为大于零、最多两位小数的金额').waitFor()
  await dialog.locator('input[type=file]').setInputFiles(csv(`支付,BK1,,12.34,0.05,${day} 10:00:00`))
  await dialog.getByRole('button', { name: '确定' }).click()
  await dialog.waitFor({ state: 'detached' })

  const stop = page.getByRole('alert').filter({ hasText: '打款已暂停' })
  await stop.getByRole('link', { name: new RegExp(`${day}：1 条差异待处理`) }).click()
  const drawer = page.getByRole('dialog', { name: '对账' })
  await drawer.getByRole('tab', { name: '仅渠道有 1', selected: true }).waitFor()
  const difference = drawer.getByRole('article')
  await difference.getByRole('region', { name: '我方账务' }).getByText('没有这一笔').waitFor()
  await difference.getByRole('region', { name: '渠道账单' }).getByText('¥12.34').waitFor()
  await expectNoFaults(page)
  await difference.getByRole('button', { name: '我来处理差异' }).click()
  await difference.getByText('处理中 · 财务小赵').waitFor()
  await difference.getByRole('button', { name: '处理差异', exact: true }).click()
  const question = page.getByRole('dialog', { name: '系统提示' })
  await choose(question.getByLabel('处理结果'), '转入挂账')
  await question.getByText('差额记入挂账科目').waitFor()
  await question.getByRole('button', { name: '渠道已书面确认' }).click()
  await question.getByRole('button', { name: '确定' }).click()
  await question.waitFor({ state: 'detached' })
  await difference.getByText('已处理 · 财务小赵').waitFor()
  await difference.getByText(/^LZ\d{18}$/).waitFor()
  await drawer.getByText('已平').waitFor()
  await stop.waitFor({ state: 'detached' })
  await page.goto('/tixian')
  await page.getByRole('tablist').first().waitFor()
  expect(await page.getByText('打款已暂停').count()).toBe(0)
  expect(page.reportedErrors).toEqual([])
})

test('Reconciliation: on a phone, a day is confirmed with a reason', async () => {
  const earlier = shanghaiDay(Date.now() - 70 * 86_400_000)
  const page = await product.openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await signIn(page, 'finance', '/finance/recon')
  await page.getByRole('button', { name: '上传账单' }).tap()
  const dialog = page.getByRole('dialog', { name: '上传账单' })
  await dialog.getByLabel('账单日').fill(earlier)
  await dialog.locator('input[type=file]').setInputFiles(csv(`退款,BK2,,3.00,,${earlier} 10:00:00`))
  await dialog.getByRole('button', { name: '确定' }).tap()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('article').filter({ hasText: earlier }).tap()
  const drawer = page.getByRole('dialog', { name: '对账' })
  await drawer.getByRole('button', { name: '确认并恢复打款' }).tap()
  const question = page.getByRole('dialog', { name: '系统提示' })
  await question.getByRole('button', { name: '渠道已确认次日更正' }).tap()
  await question.getByRole('button', { name: '确定' }).tap()
  await question.waitFor({ state: 'detached' })
  await drawer.getByText(/财务小赵 已确认可打款/).waitFor()
  expect(await faultsOfTheme(page, 'light')).toEqual([])
  expect(page.reportedErrors).toEqual([])
})
