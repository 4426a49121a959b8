import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { customerOf } from '../setup/customer.ts'
import { openDesk, rowOf, thread, write } from '../setup/desk.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct()

const atDesk = (username: string, queue: string) => openDesk(product, { username, queue })
const stranger = (name: string) =>
  customerOf(product, { name, externalId: `C-${randomUUID().slice(0, 8)}`, phone: '13800138000' })

test('Chats: a conversation does not end over a question that just came; whoever ends it reads it and says so', async () => {
  const customer = stranger('纪明舒')
  await customer.write('订单可以改地址吗')
  const agent = await atDesk('kefu', 'waiting')
  await rowOf(agent, customer.name).click()
  await write(agent, '可以，已为您改好')
  await agent.getByRole('heading', { name: /等待对方/ }).waitFor()

  await agent.getByRole('button', { name: '结束会话' }).click()
  const ending = agent.getByRole('dialog', { name: /结束/ })
  await ending.getByRole('button', { name: '配送' }).click()
  await ending.getByLabel('会话小结').fill('改了地址')
  await ending.getByRole('checkbox', { name: '结束后接着处理下一个等待的会话' }).uncheck()
  const yes = ending.getByRole('button', { name: '确定' })
  expect(await yes.isEnabled()).toBe(true)
  const anyway = ending.getByRole('checkbox', { name: '我看过了，仍然结束' })
  expect(await anyway.count()).toBe(0)
  for (const question of ['门牌号也要改', '是 3 号楼']) {
    await customer.write(question)
    await ending.getByText(`对方写了：“${question}”，还没有回复`).waitFor()
    expect(await anyway.isChecked()).toBe(false)
    expect(await yes.isEnabled()).toBe(false)
    await anyway.check()
    expect(await yes.isEnabled()).toBe(true)
  }
  await agent.screenshot({ path: `${import.meta.dirname}/../output/chats-asked.png` })
  await yes.click()
  await thread(agent).getByText('会话结束').waitFor()
  expect(agent.reportedErrors).toEqual([])
})

test('Chats: one wait shows one number with its unit in the list, in the conversation and for the leader', async () => {
  const customer = stranger('穆清和')
  await customer.write('请问几点送到')
  const leader = await atDesk('leader', 'waiting')
  const row = rowOf(leader, customer.name)
  await row.click()
  const head = leader.getByRole('heading', { name: new RegExp(customer.name) })
  await head.getByRole('timer').waitFor()
  for (const text of await leader.getByRole('timer').allTextContents()) expect(text).toMatch(/^\d+ (秒|分钟|小时)$/)
  const numbers = () => Promise.all([row, head].map(place => place.getByRole('timer').textContent()))
  await expect.poll(async () => new Set(await numbers()).size).toBe(1)
  const waiting = leader.getByRole('tab', { name: /^待接入/ })
  expect(await waiting.getAttribute('title')).toBe(
    `${/\d+/.exec((await waiting.textContent()) ?? '')} 个会话在等待接入`,
  )
  await leader.screenshot({ path: `${import.meta.dirname}/../output/chats-wait.png` })

  await leader.getByRole('button', { name: '客服现场' }).click()
  const listed = leader.getByRole('region', { name: '等待接入的会话' }).getByRole('timer')
  const longest = leader.getByRole('link', { name: /^最长等待/ }).getByRole('timer')
  await longest.waitFor()
  await expect
    .poll(async () => (await listed.allTextContents()).includes((await longest.textContent()) ?? ''))
    .toBe(true)
  expect(leader.reportedErrors).toEqual([])
})
