import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createOpenApi } from '#city/api/open-api.ts'
import { faultsOf } from '../setup/axe.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { customerOf } from '../setup/customer.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct()

/** In the drawer, where what can be done with the complaint stands. */
async function press(page: Person, act: string): Promise<void> {
  await page
    .getByRole('dialog', { name: /^投诉 TS/ })
    .getByRole('button', { name: act, exact: true })
    .click()
}

test('Complaints: from the complaint through proposal and agreement to closing', async () => {
  const agent = await product.openPage()
  await signIn(agent, 'kefu')
  const customer = customerOf(product, '林晓')
  const orderNo = await customer.order()
  const api = createOpenApi({ api: product.url, app: product.appKeys.customer })
  const from = { kind: 'customer', externalId: customer.externalId } as const
  const said = { type: 'D220', about: 'merchant', content: '少送了一份凉菜，商家不认', demand: 'refund' } as const
  await api.complain({ externalNo: randomUUID(), from, orderNo, ...said })

  await agent.getByRole('button', { name: /^消息(，|$)/ }).click()
  const told = agent.getByRole('dialog', { name: '消息' }).getByText(/^P2 投诉 TS\d+ 待受理/)
  await told.click()
  await agent.waitForURL(/\/tousu\?id=\d+/)
  const drawer = agent.getByRole('dialog', { name: /^投诉 TS/ })
  await drawer.getByText(said.content).waitFor()
  await press(agent, '受理')
  await press(agent, '处理方案')
  const dialog = agent.getByRole('dialog', { name: '系统提示' })
  await dialog.getByLabel('商家（%）').fill('100')
  await dialog.getByLabel('处理结论').fill('商家漏装凉菜属实，退还凉菜金额并致歉')
  expect(await faultsOf(agent)).toEqual([])
  await dialog.getByRole('button', { name: '确定' }).click()
  await drawer.getByText('待回访').waitFor()

  const no = /TS\d{18}/.exec((await drawer.getAttribute('aria-label')) ?? '')?.[0] ?? ''
  await api.answerComplaint(no, { eventId: randomUUID(), from, answer: 'accept' })
  await drawer.getByText('已结案').waitFor()
  await drawer.getByRole('tab', { name: '处理记录' }).click()
  await drawer.getByText('认可方案').waitFor()
  expect(agent.reportedErrors).toEqual([])
})
