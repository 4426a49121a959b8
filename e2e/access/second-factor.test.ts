import { expect, test } from 'vitest'
import { account } from '#contract/access/account.ts'
import { demoPassword } from '#contract/access/sign-on.ts'
import { faultsOf } from '../setup/axe.ts'
import { codeOf } from '../setup/records/totp.ts'
import { openStaff } from '../setup/staff.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(0.1)

/** The code of this moment can be used again. */
const forgetUsedCodes = () => product.queryDatabase('update second_factors set last_step = 0')

test('Second factor: its code is asked for without an error, and a wrong one is an error', async () => {
  const auditor = await openStaff(product.url, 'auditor')
  const { secret } = await auditor.call(account.beginTotp, { proof: demoPassword })
  await auditor.call(account.confirmTotp, { code: codeOf(secret) })
  await forgetUsedCodes()

  const page = await product.openPage()
  await page.goto('/login')
  await page.getByLabel('用户名').fill('auditor')
  await page.getByLabel('密码', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  const code = page.getByLabel('动态验证码')
  await code.waitFor()
  await page.getByText('身份验证器上的 6 位数字，或一个恢复码').waitFor()
  await expect.poll(() => code.evaluate(field => field === document.activeElement)).toBe(true)
  const errors = page.locator('.text-bad-ink').or(page.getByRole('alert'))
  expect(await errors.filter({ visible: true }).allTextContents()).toEqual([])
  await page.screenshot({ path: 'e2e/output/second-factor-asked.png' })
  expect(await faultsOf(page)).toEqual([])

  await code.fill('000000')
  await page.keyboard.press('Enter')
  await page
    .locator('form')
    .getByText(/^验证码不正确/)
    .waitFor()
  await code.fill(codeOf(secret))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/dashboard/)
  expect(page.reportedErrors).toEqual([])
})
