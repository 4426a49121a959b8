import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn } from '../setup/browser.ts'
import { withProduct } from '../setup/withProduct.ts'

/** So slow that nobody out there does anything before the story says so. */
const product = withProduct(0.1)

test('Workers: freeze a rider who has an order; it takes effect when the order is finished', async () => {
  const page = await product.openPage()
  await signIn(page, 'ops')
  const { no, payFen } = await product.apps.order('food')
  await product.apps.send(no, { event: 'pay', by: 'payment', amountFen: payFen })
  await product.apps.send(no, { event: 'accept', by: 'merchant' })
  const name = await assign(page, no)

  await openList(page)
  await page.getByRole('searchbox').fill(name)
  const row = page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) })
  await row.getByRole('button', { name: '冻结' }).click()
  const ask = page.getByRole('dialog', { name: '系统提示' })
  await ask.getByText('有 1 个进行中的订单').waitFor()
  await ask.getByText(no).waitFor()
  await ask.getByRole('button', { name: '虚假送达' }).click()
  await expect.poll(() => ask.getByRole('button', { name: '确定' }).isDisabled()).toBe(true)
  await ask.getByRole('button', { name: '7 天' }).click()
  await ask.getByRole('button', { name: '让 TA 完成' }).click()
  await ask.getByRole('button', { name: '确定' }).click()
  await ask.waitFor({ state: 'detached' })

  await page.getByRole('tab', { name: /冻结中/ }).click()
  await row.getByText('冻结', { exact: true }).waitFor()
  await row.click()
  const drawer = page.getByRole('dialog', { name: new RegExp(name) })
  await drawer.getByText('虚假送达').waitFor()
  await drawer.getByRole('tab', { name: /当前订单/ }).click()
  await drawer.getByRole('link', { name: no }).click()
  await page.waitForURL(address => address.pathname === '/order' && address.searchParams.get('no') === no)
  expect(page.reportedErrors).toEqual([])
})

test('Workers: change capacity and remark, sort expiring documents by end date', async () => {
  const page = await product.openPage()
  await signIn(page, 'ops')
  await openList(page)
  await page.getByRole('tab', { name: /资质到期/ }).click()
  const rows = page.getByRole('row').filter({ has: page.getByRole('button', { name: '编辑' }) })
  await rows.first().waitFor()
  for (const words of await rows.allInnerTexts()) expect(words).toMatch(/剩 \d+ 天|今日到期|已过期/)

  await rows.first().click()
  const drawer = page.getByRole('dialog').first()
  await drawer.getByRole('button', { name: '编辑' }).click()
  const form = page.getByRole('dialog', { name: /^编辑/ })
  await form.getByLabel('最大接单数').fill('11')
  await form.getByRole('button', { name: '确定' }).click()
  await form.getByText('不能大于 10').waitFor()
  await form.getByLabel('最大接单数').fill('3')
  await form.getByLabel('备注').fill('等待换证')
  await form.getByRole('button', { name: '确定' }).click()
  await form.waitFor({ state: 'detached' })
  await drawer.getByText(/^\d \/ 3$/).waitFor()
  await drawer.getByText('等待换证').waitFor()
  expect(page.reportedErrors).toEqual([])
})

/** Answers the name of the rider who has the order now. */
async function assign(page: Page, no: string): Promise<string> {
  await page.goto(`/order?no=${no}`)
  const drawer = page.getByRole('dialog', { name: no })
  await drawer.getByRole('button', { name: '派单' }).click()
  const riders = page.getByRole('dialog', { name: /派单/ })
  const first = riders.getByRole('option').first()
  const name =
    (await first
      .getByText(/^[\u4e00-\u9fff]{2,3}$/)
      .first()
      .textContent()) ?? ''
  await first.click()
  await riders.getByRole('button', { name: /^派给/ }).click()
  await drawer.getByText(name).first().waitFor()
  return name
}

async function openList(page: Page): Promise<void> {
  await page.goto('/list')
  await page.getByRole('tab', { name: /骑手/ }).waitFor()
}
