import { expect, test } from 'vitest'
import type { Person } from '../setup/browser.ts'
import { choose } from '../setup/choose.ts'
import { customerOf } from '../setup/customer.ts'
import { openDesk, rowOf, thread, write } from '../setup/desk.ts'
import { confirm, confirming } from '../setup/page/confirm.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct()

/** Asks for a red packet above one's own limit; answers what one could have given in the day before it. */
async function askPacket(page: Person, { orderNo, yuan }: { orderNo: string; yuan: string }): Promise<number> {
  await page.getByRole('button', { name: '红包', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /发红包/ })
  const hint = await dialog.getByText(/今日还可发 ¥/).textContent()
  await dialog.getByLabel('金额（元）').fill(yuan)
  await choose(dialog.getByLabel('关联订单'), orderNo)
  const before = dialog.getByRole('checkbox')
  if (await before.count()) await before.check()
  await dialog.getByRole('button', { name: '确定' }).click()
  await dialog.waitFor({ state: 'detached' })
  return Number(/今日还可发 ¥([\d.]+)/.exec(hint ?? '')?.[1])
}

async function begin(name: string): Promise<{ agent: Person; orderNo: string }> {
  const customer = customerOf(product, name)
  const orderNo = await customer.order()
  await customer.write('面都坨了')
  const agent = await openDesk(product, { username: 'kefu', queue: 'waiting' })
  await rowOf(agent, name).click()
  await write(agent, '非常抱歉')
  await thread(agent).getByText('非常抱歉').waitFor()
  return { agent, orderNo }
}

test('Chats: whoever approves a red packet reads both limits, today’s sums and opens its conversation', async () => {
  const { agent, orderNo } = await begin('辛木兰')
  const left = await askPacket(agent, { orderNo, yuan: '21' })
  const leader = await openDesk(product, { username: 'leader', queue: 'mine' })
  await leader.getByRole('button', { name: /^待审批/ }).click()
  const list = leader.getByRole('dialog', { name: '待审批的红包' })
  const row = list.getByRole('listitem').filter({ hasText: '辛木兰' })
  await row.getByRole('button', { name: '通过' }).click()
  const asked = confirming(leader)
  await asked.getByText('单个最多 ¥20.00').waitFor()
  expect(await asked.getByText('接收方').locator('xpath=..').textContent()).toContain('辛木兰')
  await asked.getByText(`今日已用 ¥${(200 - left + 21).toFixed(2)}（含待审批），每日最多 ¥200.00`).waitFor()
  await asked.getByText('单个最多 ¥200.00').waitFor()
  await asked.getByText(/^今日已用 ¥[\d.]+（含待审批），每日最多 ¥2,000.00$/).waitFor()
  expect(await asked.getByRole('button', { name: '确定' }).isEnabled()).toBe(true)
  await leader.screenshot({ path: `${import.meta.dirname}/../output/chats-approval.png` })
  await asked.getByRole('link', { name: '查看会话' }).click()
  await list.waitFor({ state: 'detached' })
  await thread(leader).getByText('面都坨了').waitFor()
  expect([...agent.reportedErrors, ...leader.reportedErrors]).toEqual([])
})

test('Chats: above the approver’s own limit the dialog says so and approves nothing', async () => {
  const { agent, orderNo } = await begin('池望舒')
  await product.queryDatabase(
    "update roles set permissions = permissions || '{chats.approvePacket}' where code = 'ops'",
  )
  await askPacket(agent, { orderNo, yuan: '101' })
  const ops = await openDesk(product, { username: 'ops', queue: 'all' })
  await ops.getByRole('button', { name: /^待审批/ }).click()
  const row = ops.getByRole('dialog', { name: '待审批的红包' }).getByRole('listitem').filter({ hasText: '池望舒' })
  await row.getByRole('button', { name: '通过' }).click()
  const asked = confirming(ops)
  await asked.getByRole('status').getByText('超过您的单个额度，请由额度更高的同事审批').waitFor()
  expect(await asked.getByRole('button', { name: '确定' }).isEnabled()).toBe(false)
  expect([...agent.reportedErrors, ...ops.reportedErrors]).toEqual([])
})

test('Chats: a red packet that waits stands in the thread, and says there at once what was decided', async () => {
  const { agent, orderNo } = await begin('简宁')
  const card = (page: Person, yuan: string) =>
    thread(page)
      .getByRole('article')
      .filter({ hasText: '红包审批' })
      .filter({ hasText: `¥${yuan}` })
  await askPacket(agent, { orderNo, yuan: '21' })
  await card(agent, '21.00').getByText('待审批').waitFor()
  const leader = await openDesk(product, { username: 'leader', queue: 'all' })
  await rowOf(leader, '简宁').click()
  await card(leader, '21.00').getByRole('button', { name: '驳回' }).click()
  const refusing = leader.getByRole('dialog', { name: '驳回' })
  await refusing.getByText(/^今日已用 .*每日最多 ¥200.00$/).waitFor()
  await refusing.getByRole('button', { name: '金额过高' }).click()
  await refusing.getByRole('button', { name: '确定' }).click()
  await card(agent, '21.00').getByText('未通过').waitFor()
  await thread(agent).getByText('红包 ¥21.00 未通过审批 · 金额过高').waitFor()

  await askPacket(agent, { orderNo, yuan: '22' })
  await card(agent, '22.00').getByText('待审批').waitFor()
  await card(leader, '22.00').getByRole('button', { name: '通过' }).click()
  await confirming(leader).getByRole('link', { name: '查看会话' }).waitFor()
  await confirm(leader)
  for (const page of [agent, leader]) {
    await card(page, '22.00').getByText('审批通过').waitFor()
    await thread(page).getByText('待领取').waitFor()
  }
  await agent.screenshot({ path: `${import.meta.dirname}/../output/chats-approval-thread.png` })
  expect([...agent.reportedErrors, ...leader.reportedErrors]).toEqual([])
})
