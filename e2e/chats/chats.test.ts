import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Person } from '../setup/browser.ts'
import { choose } from '../setup/choose.ts'
import { customerOf } from '../setup/customer.ts'
import { finish, openDesk, rowOf, thread, write } from '../setup/desk.ts'
import { confirm } from '../setup/page/confirm.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct()

const atDesk = (username: string, queue: string) => openDesk(product, { username, queue })

async function beOnline(page: Person): Promise<void> {
  await page.getByRole('button', { name: /我的状态/ }).click()
  await page.getByRole('menuitem', { name: /在线/ }).click()
  await page.getByRole('button', { name: /我的状态：\s*在线/ }).waitFor()
}

async function givePacket(page: Person, orderNo: string): Promise<void> {
  await page.getByRole('button', { name: '红包', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /发红包/ })
  await dialog.getByLabel('金额（元）').fill('50')
  await dialog.getByText(/将提交主管审批/).waitFor()
  await choose(dialog.getByLabel('关联订单'), orderNo)
  await dialog.getByRole('button', { name: '确定' }).click()
  await page.getByText('该红包已提交审批').waitFor()
}

async function approvePacket(page: Person): Promise<void> {
  await page.getByRole('button', { name: /^待审批/ }).click()
  await page.getByRole('dialog', { name: '待审批的红包' }).getByRole('button', { name: '通过' }).click()
  await confirm(page)
  await page.getByText('没有等待审批的红包').waitFor()
  await page.keyboard.press('Escape')
}

test('Chats: messages written while offline arrive once and in order, on both sides', async () => {
  const customer = customerOf(product, '陈一凡')
  await customer.write('在吗')
  const agent = await atDesk('kefu', 'waiting')
  await rowOf(agent, customer.name).click()
  await write(agent, '在的，请讲')
  await thread(agent).getByText('客服小李 开始接待').waitFor()

  await agent.context().setOffline(true)
  const said = ['第一句', '第二句', '第三句']
  for (const text of said) await write(agent, text)
  await thread(agent).getByText('等待网络').first().waitFor()
  await customer.write('商家少送了一份凉菜')
  await agent.context().setOffline(false)

  await thread(agent).getByText('商家少送了一份凉菜').waitFor()
  await expect
    .poll(() =>
      thread(agent)
        .getByText(/等待网络|发送中/)
        .count(),
    )
    .toBe(0)
  await agent.reload()
  await thread(agent).getByText('第三句').waitFor()
  const seen = await thread(agent)
    .getByText(/^第.句$/)
    .allInnerTexts()
  expect(seen).toEqual(said)
  const isOurs = (complaint: string) => !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(complaint)
  expect(agent.reportedErrors.filter(isOurs)).toEqual([])
})

test('Chats: a refused message that is edited stands before what was typed meanwhile', async () => {
  const customer = customerOf(product, '何雨桐')
  await customer.write('登录不了')
  const agent = await atDesk('kefu', 'waiting')
  await rowOf(agent, customer.name).click()
  await write(agent, '请把验证码发给我')
  await thread(agent)
    .getByText(/请勿向用户索要验证码/)
    .waitFor()
  const answer = agent.getByRole('textbox', { name: '回复', exact: true })
  await answer.fill('正在查询')
  await thread(agent).getByRole('button', { name: '编辑' }).click()
  await expect.poll(() => answer.inputValue()).toBe('请把验证码发给我\n正在查询')
  expect(agent.reportedErrors.filter(complaint => !/ 422 /.test(complaint))).toEqual([])
})

test('Chats: urge, note and partly refund an order from the conversation; the draft answer is kept', async () => {
  const customer = customerOf(product, '周子墨')
  const orderNo = await customer.order()
  const agent = await atDesk('kefu', 'waiting')
  await customer.write('等了好久，能催一下吗')
  await rowOf(agent, customer.name).click()
  const answer = agent.getByRole('textbox', { name: '回复', exact: true })
  await answer.fill('正在为您')
  const line = agent.getByRole('article', { name: orderNo })

  await line.getByRole('button', { name: '催单' }).click()
  await confirm(agent)
  await line.getByText('催 ×1').waitFor()

  await line.getByRole('button', { name: '备注' }).click()
  const drawer = agent.getByRole('dialog', { name: `订单 ${orderNo}` })
  await drawer.getByLabel('写一条备注').fill('顾客催单，已致电商家')
  await drawer.getByRole('button', { name: '添加备注' }).click()
  await drawer.getByRole('tab', { name: '备注 1' }).waitFor()
  await drawer.getByRole('tab', { name: '时间线' }).click()
  await drawer.getByText('催单').first().waitFor()
  await agent.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  await expect.poll(() => agent.locator(':focus').textContent()).toBe('备注')

  await line.getByRole('button', { name: '退款' }).click()
  const refund = agent.getByRole('dialog', { name: '发起退款', exact: true })
  await refund.getByLabel('退款金额（元）').fill('2')
  await refund.getByText('提交后立即退款').waitFor()
  await choose(refund.getByLabel('原因类别'), '商家')
  await refund.getByRole('button', { name: '商品已售完' }).click()
  await refund.getByLabel('说明').fill('少送一份小菜')
  await refund.getByRole('button', { name: '退 ¥2.00' }).click()
  await line.getByText(/部分退款|退款中/).waitFor()
  await agent.getByRole('list', { name: '退款' }).getByText('2.00').waitFor()

  await line.getByRole('button', { name: /更多操作/ }).click()
  await agent.getByRole('menuitem', { name: '发送订单卡片' }).click()
  await thread(agent).getByRole('button', { name: orderNo }).click()
  await drawer.getByRole('tab', { name: '费用' }).click()
  await drawer.getByText('少送一份小菜').waitFor()
  await expect.poll(() => answer.inputValue()).toBe('正在为您')
  expect(agent.reportedErrors).toEqual([])
})

test('Chats: sample a resolved conversation, score it, and the agent sees the score', async () => {
  const customer = customerOf(product, '许知遥')
  const agent = await atDesk('kefu', 'waiting')
  const leader = await atDesk('leader', 'mine')
  await customer.write('可以开发票吗')
  await rowOf(agent, customer.name).click()
  await write(agent, '可以，已为您开好')
  await thread(agent).getByText('客服小李 开始接待').waitFor()
  await finish(agent, '发票已开')

  await leader.getByRole('button', { name: '现场' }).click()
  await leader.getByRole('tab', { name: '质检' }).click()
  await leader.getByRole('button', { name: '抽取' }).click()
  await leader.getByRole('list', { name: '抽检' }).getByRole('button', { name: customer.name }).click()
  const review = leader.getByRole('dialog', { name: /质检/ })
  await thread(leader).getByText('可以，已为您开好').waitFor()
  for (const aspect of ['开场问候', '解答准确', '耐心共情', '收尾确认']) {
    await review.getByRole('group', { name: aspect }).getByText('4', { exact: true }).click()
  }
  await review.getByLabel('评语').fill('回答很快')
  await review.getByRole('button', { name: '提交评分' }).click()
  await leader.getByRole('region', { name: '评分记录' }).getByText('回答很快').waitFor()

  await agent.getByRole('button', { name: /我的状态/ }).click()
  await agent.getByRole('menuitem', { name: '我的质检评分' }).click()
  await agent.getByRole('dialog', { name: '我的质检评分' }).getByText('平均 4.0 分').waitFor()
  await agent.keyboard.press('Escape')
  await agent.getByRole('tab', { name: /^我的/ }).click()
  await agent.getByRole('searchbox', { name: '姓名或聊天内容' }).fill(customer.name)
  await agent.getByRole('button', { name: /^其他状态有 \d+ 条$/ }).click()
  await rowOf(agent, customer.name).waitFor()
  expect(new URL(agent.url()).searchParams.get('queue')).toBe('all')
  expect([...agent.reportedErrors, ...leader.reportedErrors]).toEqual([])
})

test('Chats: answer with a picture and an approved red packet, transfer and resolve', async () => {
  const customer = customerOf(product, '林小满')
  const orderNo = await customer.order()
  const agent = await atDesk('kefu', 'waiting')
  const leader = await atDesk('leader', 'mine')
  await customer.write('我的烩面怎么还没到？')

  await rowOf(agent, customer.name).click()
  await thread(agent).getByText('我的烩面怎么还没到？').waitFor()
  await agent.keyboard.press('c')
  await agent.getByRole('button', { name: '结束会话' }).waitFor()
  await write(agent, '您好，马上为您查询')
  await thread(agent).getByText('您好，马上为您查询').waitFor()
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c98b4b' } })
    .png()
    .toBuffer()
  await agent.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture })
  await agent.getByRole('button', { name: '发送', exact: true }).click()
  await thread(agent).getByRole('button', { name: '放大图片' }).waitFor()

  await givePacket(agent, orderNo)
  await approvePacket(leader)
  await thread(agent).getByText('待领取').waitFor()

  await beOnline(leader)
  await agent.getByRole('button', { name: '转接' }).click()
  const transfer = agent.getByRole('dialog', { name: /转接/ })
  await transfer.getByText('客服主管王姐').click()
  await transfer.getByLabel('转接说明').fill('红包已发，等顾客确认')
  await transfer.getByRole('button', { name: '确定' }).click()

  await rowOf(leader, customer.name).click()
  await leader.getByRole('button', { name: '接受', exact: true }).waitFor()
  await leader.keyboard.press('a')
  await thread(leader).getByText('客服主管王姐 接受转接').waitFor()
  await finish(leader, '超时补偿 50 元，顾客满意')
  await leader.screenshot({ path: `${import.meta.dirname}/../output/chats.png` })
  expect([...agent.reportedErrors, ...leader.reportedErrors]).toEqual([])
})
