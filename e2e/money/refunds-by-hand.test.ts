import { expect, test } from 'vitest'
import { toJpeg } from '#city/papers/canvas.ts'
import { drawScene } from '#city/posts/post-picture.ts'
import { expectNoFaults } from '../setup/axe.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { askedRefund } from '../setup/records/queues.ts'
import { withProduct } from '../setup/withProduct.ts'

/** So slow that nobody out there does anything before the story says so. */
const product = withProduct(0.1)

const output = `${import.meta.dirname}/../output`
const drawerOf = (page: Person) => page.getByRole('dialog', { name: /^退款 TK/ })

test('Refunds: one that failed is paid by hand with its receipt, and a colleague who has looked at it confirms it', async () => {
  const no = await askedRefund(product)
  const finance = await product.openPage()
  await signIn(finance, 'finance', '/finance/refund')
  const rowOf = (page: Person) => page.getByRole('row').filter({ hasText: no })
  await rowOf(finance).getByRole('button', { name: '通过' }).click()
  await finance
    .getByRole('dialog', { name: /^通过 TK/ })
    .getByRole('button', { name: /^退 ¥/ })
    .click()
  await rowOf(finance).waitFor({ state: 'detached' })
  const [refund] = (await product.queryDatabase(
    `select refunds.no from refunds join orders on orders.id = order_id where orders.no = '${no}'`,
  )) as { no: string }[]
  const event = { event: 'failRefund', by: 'payment', refundNo: refund?.no ?? '', reason: '收款账户已注销' } as const
  await product.apps.send(no, event)

  await finance.getByRole('tab', { name: /^退款失败/ }).click()
  await rowOf(finance).click()
  await drawerOf(finance).getByRole('button', { name: '登记线下退款' }).click()
  const recording = finance.getByRole('dialog', { name: /^登记线下退款 TK/ })
  const confirm = recording.getByRole('button', { name: '确定' })
  await recording.getByRole('button', { name: '网银转账' }).click()
  await recording.getByLabel('银行流水号').fill('HD20261128001')
  expect(await confirm.isDisabled()).toBe(true)
  const receipt = {
    name: 'receipt.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(await toJpeg(drawScene('poster', 'HD1'))),
  }
  await recording.locator('input[type=file]').setInputFiles(receipt)
  await recording.getByText('凭证已上传').waitFor()
  await expectNoFaults(finance)
  await finance.screenshot({ path: `${output}/refund-by-hand-record.png` })
  await confirm.click()
  await recording.waitFor({ state: 'detached' })
  await rowOf(finance).getByText('待确认').waitFor()
  await drawerOf(finance).getByText('已登记线下退款，待同事确认').waitFor()
  expect(
    await drawerOf(finance)
      .getByRole('button', { name: /线下退款|重试/ })
      .count(),
  ).toBe(0)

  const colleague = await product.openPage()
  await signIn(colleague, 'admin', '/finance/refund?tab=failed')
  await rowOf(colleague).click()
  await drawerOf(colleague).getByText('HD20261128001').waitFor()
  await drawerOf(colleague).getByRole('button', { name: '付款凭证' }).waitFor()
  await colleague.screenshot({ path: `${output}/refund-by-hand-drawer.png` })
  await drawerOf(colleague).getByRole('button', { name: '确认线下退款' }).click()
  await colleague
    .getByRole('dialog', { name: /^确认线下退款 TK/ })
    .getByRole('button', { name: /^确认已退 ¥/ })
    .click()
  await rowOf(colleague).waitFor({ state: 'detached' })
  // The one who recorded it sees it at once.
  await rowOf(finance).waitFor({ state: 'detached' })
  await colleague.goto(`/finance/refund?tab=all&search=${no}`)
  await rowOf(colleague).getByText('已退款').waitFor()
  await rowOf(colleague).click()
  await drawerOf(colleague)
    .getByText(/ 线下退款，.* 确认$/)
    .waitFor()
  expect([...finance.reportedErrors, ...colleague.reportedErrors]).toEqual([])
})
