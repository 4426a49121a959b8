import { expect, test } from 'vitest'
import { expectNoFaults } from '../setup/axe.ts'
import { signIn } from '../setup/browser.ts'
import { choose } from '../setup/choose.ts'
import { askedRefund } from '../setup/records/queues.ts'
import { withProduct } from '../setup/withProduct.ts'

/** So slow that nobody out there does anything before the story says so. */
const product = withProduct(0.1)

test('Refunds: finance approves one above the limit of customer service; the payment fails and is tried again', async () => {
  const no = await askedRefund(product)
  const page = await product.openPage()
  await signIn(page, 'finance')
  await page
    .getByRole('region', { name: '退款管理' })
    .getByRole('link', { name: /^待审批/ })
    .click()
  const row = page.getByRole('row').filter({ hasText: no })
  await row.click()
  const drawer = page.getByRole('dialog', { name: /TK\d+/ })
  const refundNo = /TK\d+/.exec((await drawer.getByRole('heading').textContent()) ?? '')?.[0] ?? ''
  await drawer.getByText('骑手/司机迟迟未到').waitFor()
  await drawer.getByRole('button', { name: '通过' }).click()
  const question = page.getByRole('dialog', { name: '系统提示' })
  await question.getByText('通过后立即退款，退出后不能收回。').waitFor()
  await question.getByText(refundNo).waitFor()
  await choose(question.getByLabel('责任方'), '平台')
  await question.getByRole('button', { name: '确定' }).click()
  await question.waitFor({ state: 'detached' })

  await product.apps.send(no, { event: 'failRefund', by: 'payment', refundNo, reason: '收款账户已注销' })
  await page.getByRole('tab', { name: /^退款失败/ }).click()
  await row.getByText('退款失败').waitFor()
  await row.click()
  await drawer.getByText('收款账户已注销').waitFor()
  await drawer.getByRole('button', { name: '重试退款' }).click()
  await question.getByText('不会重复退款').waitFor()
  // The same way would fail again.
  await question.getByRole('button', { name: '用户钱包' }).click()
  await question.getByRole('button', { name: '确定' }).click()
  await question.waitFor({ state: 'detached' })

  await page.getByRole('tab', { name: /^退款中/ }).click()
  await row.getByText('已尝试 2 次').waitFor()
  await row.click()
  await drawer.getByText('用户钱包').waitFor()
  await page.keyboard.press('Escape')
  await product.apps.send(no, { event: 'refund', by: 'payment', refundNo })
  await page.getByRole('tab', { name: '全部退款' }).click()
  await page.getByRole('searchbox').fill(refundNo)
  await row.getByText('已退款').waitFor()
  await row.getByText(/已到账/).waitFor()
  await row.click()
  await drawer.getByRole('link', { name: '查看资金流水' }).click()
  await page.getByRole('row').filter({ hasText: no }).filter({ hasText: '订单支付' }).waitFor()
  expect(page.reportedErrors).toEqual([])
})

test('Refunds: on a phone, in both themes, without a violation', async () => {
  const no = await askedRefund(product)
  const page = await product.openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await signIn(page, 'finance', '/finance/refund?tab=all')
  await page.getByRole('searchbox').fill(no)
  const card = page.getByRole('article').first()
  await card.getByText('骑手/司机迟迟未到').waitFor()
  await expectNoFaults(page)
  await card.tap()
  await page.getByRole('dialog').getByRole('button', { name: '驳回' }).tap()
  const question = page.getByRole('dialog', { name: '系统提示' })
  await question.getByRole('button', { name: '凭证不足' }).tap()
  await question.getByRole('button', { name: '确定' }).tap()
  await question.waitFor({ state: 'detached' })
  await page.getByText('已驳回').first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(page.reportedErrors).toEqual([])
})
