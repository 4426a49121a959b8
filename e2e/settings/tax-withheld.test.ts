import { expect, test } from 'vitest'
import { faultsOf } from '../setup/axe.ts'
import { signIn } from '../setup/browser.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(0.1)
const name = '代扣税款'

test('Tax withheld: a share and a free sum for each kind of worker, and the list says what that means', async () => {
  const page = await product.openPage({ viewport: { width: 1440, height: 900 } })
  await signIn(page, 'admin', '/system/settings')
  const row = page.getByRole('listitem').filter({ hasText: name })
  await row.getByText('骑手 不代扣').waitFor()
  await page.getByRole('button', { name: `修改参数: ${name}` }).click()
  const dialog = page.getByRole('dialog', { name })
  const rider = dialog.getByRole('group', { name: '骑手' })
  await rider.getByLabel('代扣比例 (%)').fill('60')
  await rider.getByLabel('每月免扣（元）').fill('800')
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect.poll(() => rider.getByLabel('代扣比例 (%)').getAttribute('aria-invalid')).toBe('true')
  await rider.getByLabel('代扣比例 (%)').fill('20')
  expect(await faultsOf(page)).toEqual([])
  await page.screenshot({ path: 'e2e/output/tax-withheld.png' })
  await dialog.getByRole('button', { name: '确定' }).click()
  await dialog.waitFor({ state: 'detached' })
  await row.getByText('骑手 当月超过 ¥800.00 的部分代扣 20%').waitFor()
  // A service is called otherwise than who works in it.
  await page.getByText(/代驾 7 天/).waitFor()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `e2e/output/tax-withheld-list-${width}.png` })
  }
  expect(page.reportedErrors).toEqual([])
})
