import { expect, test } from 'vitest'
import { chats } from '#contract/chats/chats.ts'
import { quickReplies } from '#contract/chats/quick-replies.ts'
import { dispatch } from '#contract/orders/dispatch.ts'
import { orders } from '#contract/orders/orders.ts'
import type { Person } from '../setup/browser.ts'
import { choose } from '../setup/choose.ts'
import { customerOf } from '../setup/customer.ts'
import { openDesk, rowOf, thread } from '../setup/desk.ts'
import { confirm } from '../setup/page/confirm.ts'
import { openStaff } from '../setup/staff.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(0.1)
const output = `${import.meta.dirname}/../output`

const answerBox = (page: Person) => page.getByRole('textbox', { name: '回复', exact: true })
const options = (page: Person) => page.getByRole('listbox', { name: '快捷回复' }).getByRole('option')
const urging = (page: Person) => options(page).filter({ hasText: '/催单' })

test('Quick replies: one that promises to urge urges first and is sent then; until the pause is over it cannot be chosen', async () => {
  const customer = customerOf(product, '温如言')
  const orderNo = await customer.order()
  const agent = await openDesk(product, { username: 'kefu', queue: 'waiting' })
  await customer.write('还要多久')
  await rowOf(agent, customer.name).click()
  await answerBox(agent).fill('/催单')
  await urging(agent).and(agent.locator('[aria-disabled=false]')).waitFor()
  await agent.screenshot({ path: `${output}/quick-replies.png` })

  await agent.keyboard.press('Enter')
  const question = agent.getByRole('dialog', { name: '催单' })
  await question.waitFor()
  await agent.screenshot({ path: `${output}/quick-reply-act.png` })
  await agent.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  await expect.poll(() => answerBox(agent).inputValue()).toBe('')

  await answerBox(agent).fill('/催单')
  await urging(agent).and(agent.locator('[aria-disabled=false]')).waitFor()
  await agent.keyboard.press('Enter')
  await confirm(agent)
  await thread(agent).getByText(`订单 ${orderNo} 已为您催促`).waitFor()
  await agent.getByRole('article', { name: orderNo }).getByText('催 ×1').waitFor()
  const staff = await openStaff(product.url, 'kefu')
  // It is shown before it is sent.
  const lastWords = async () =>
    (await staff.call(chats.list, { queue: 'mine', search: customer.name })).rows[0]?.lastMessage?.text
  await expect.poll(lastWords).toContain('已为您催促')

  await answerBox(agent).fill('/催单')
  await urging(agent).getByText('刚刚催过，请稍后再催').waitFor()
  await agent.screenshot({ path: `${output}/quick-replies-refused.png` })
  await agent.keyboard.press('Enter')
  await urging(agent).waitFor()
  await expect.poll(() => answerBox(agent).inputValue()).toBe('/催单')

  await answerBox(agent).fill('/退款')
  await options(agent).filter({ hasText: '/退款' }).and(agent.locator('[aria-disabled=false]')).waitFor()
  await agent.keyboard.press('Enter')
  const refund = agent.getByRole('dialog', { name: '发起退款', exact: true })
  await refund.getByLabel('退款金额（元）').fill('2')
  await choose(refund.getByLabel('原因类别'), '商家')
  await refund.getByRole('button', { name: '商品已售完' }).click()
  await refund.getByRole('button', { name: '退 ¥2.00' }).click()
  await thread(agent).getByText(`订单 ${orderNo} 的退款 ¥2.00 已提交`).waitFor()
  expect(agent.reportedErrors).toEqual([])
})

test('Quick replies: the act is chosen with the reply; of one without an order the list says what is missing', async () => {
  const agent = await openDesk(product, { username: 'kefu', queue: 'waiting' })
  const customer = customerOf(product, '程知许')
  await customer.write('你好')
  await rowOf(agent, customer.name).click()
  await answerBox(agent).fill('/')
  await options(agent).first().waitFor()
  await agent.getByRole('button', { name: '管理' }).click()
  const dialog = agent.getByRole('dialog', { name: '快捷回复' })
  await dialog.getByRole('button', { name: '新增' }).click()
  await dialog.getByLabel('快捷词').fill('取消')
  await choose(dialog.getByLabel('同时办理'), '取消订单')
  await dialog.getByLabel('内容').fill('订单 {订单号} 已为您取消')
  await agent.screenshot({ path: `${output}/quick-reply-form.png` })
  await dialog.getByRole('button', { name: '保存' }).click()
  const line = dialog.getByRole('listitem').filter({ hasText: '/取消' })
  await line.getByText('取消订单').waitFor()
  await agent.screenshot({ path: `${output}/quick-replies-managed.png` })
  const staff = await openStaff(product.url, 'kefu')
  const kept = await staff.call(quickReplies.list, {})
  expect(kept.find(({ shortcut }) => shortcut === '取消')?.act).toBe('cancel')

  await agent.keyboard.press('Escape')
  await answerBox(agent).fill('/取消')
  await options(agent).filter({ hasText: '请先把会话关联到订单' }).waitFor()
  expect(agent.reportedErrors).toEqual([])
})

test('Quick replies: the one of the end is sent with it, once; whoever closes the dialog has said nothing', async () => {
  const customer = customerOf(product, '贺南山')
  const agent = await openDesk(product, { username: 'kefu', queue: 'waiting' })
  await customer.write('问题解决了，谢谢')
  await rowOf(agent, customer.name).click()
  await answerBox(agent).fill('/结束')
  await options(agent).getByText('现在不能办理').waitFor()
  await answerBox(agent).fill('不客气')
  await agent.keyboard.press('Enter')
  await thread(agent).getByText('客服小李 开始接待').waitFor()
  await answerBox(agent).fill('/结束')
  await options(agent).and(agent.locator('[aria-disabled=false]')).waitFor()
  await agent.keyboard.press('Enter')
  const ending = agent.getByRole('dialog', { name: /结束/ })
  await ending.getByText('感谢您的来访，祝您生活愉快！').waitFor()
  await agent.screenshot({ path: `${output}/quick-reply-end.png` })
  await agent.keyboard.press('Escape')
  await ending.waitFor({ state: 'detached' })
  expect(await answerBox(agent).inputValue()).toBe('')

  await answerBox(agent).fill('/结束')
  await options(agent).and(agent.locator('[aria-disabled=false]')).waitFor()
  await agent.keyboard.press('Enter')
  await ending.getByRole('button', { name: '配送' }).click()
  await ending.getByLabel('会话小结').fill('已答复')
  await ending.getByRole('checkbox', { name: '结束后接着处理下一个等待的会话' }).uncheck()
  await ending.getByRole('button', { name: '确定' }).click()
  await thread(agent).getByText('会话结束').waitFor()
  expect(await thread(agent).getByText('感谢您的来访，祝您生活愉快！').count()).toBe(1)

  await agent.getByRole('button', { name: '重新打开' }).click()
  await agent.emulateMedia({ colorScheme: 'dark' })
  await answerBox(agent).fill('/')
  await options(agent).first().waitFor()
  await agent.screenshot({ path: `${output}/quick-replies-dark.png` })
  await agent.setViewportSize({ width: 390, height: 844 })
  await options(agent).first().waitFor()
  await agent.screenshot({ path: `${output}/quick-replies-phone.png` })
  expect(agent.reportedErrors).toEqual([])
})

/** The dialog of each act where it can be done: before a rider is sent, before one has it, and after. */
const opened = [
  ['cancel', '取消订单'],
  ['changeAddress', '修改地址'],
  ['packet', '发红包'],
  ['assign', '派单'],
  ['reassign', '改派'],
] as const

test('Quick replies: each act opens the dialog that it has everywhere; closed, nothing was done or said', async () => {
  const customer = customerOf(product, '顾平安')
  const orderNo = await customer.order()
  await customer.write('能帮我看一下吗')
  const staff = await openStaff(product.url, 'admin')
  for (const [act] of opened)
    await staff.call(quickReplies.add, { scope: 'personal', shortcut: `试${act}`, text: `已办理${act}`, act })
  const page = await openDesk(product, { username: 'admin', queue: 'waiting' })
  await rowOf(page, customer.name).click()
  await answerBox(page).fill('您好')
  await page.keyboard.press('Enter')
  await thread(page).getByText('开始接待').waitFor()
  const look = async (act: (typeof opened)[number][0], title: string) => {
    await answerBox(page).fill(`/试${act}`)
    await options(page)
      .and(page.locator('[aria-disabled=false]'))
      .filter({ hasText: `/试${act}` })
      .waitFor()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: new RegExp(title) })
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => answerBox(page).inputValue()).toBe('')
  }
  const orderNow = async () => {
    const { id, version } = await staff.call(orders.get, { no: orderNo })
    return { id, version }
  }
  for (const [act, title] of opened.slice(0, 3)) await look(act, title)
  await staff.call(orders.accept, { ...(await orderNow()), reason: '店家来电' })
  await look(...opened[3])
  const candidates = await staff.call(dispatch.candidates, { id: (await orderNow()).id })
  const free = candidates.find(({ obstacle }) => obstacle === null)
  await staff.call(orders.assign, { ...(await orderNow()), workerId: free?.id ?? 0 })
  await look(...opened[4])
  expect(await thread(page).getByText('已办理').count()).toBe(0)
  expect(page.reportedErrors).toEqual([])
})
