import { customerOf } from '../../e2e/setup/customer.ts'
import type { Product } from '../../e2e/setup/product.ts'
import { complaintAboutShop } from '../../e2e/setup/records/queues.ts'
import type { Worker } from './counted.ts'
import { button, confirmed, drawerOf, enter, openScreen, question, rowOf } from './screens.ts'

const thread = (page: Worker['page']) => page.getByRole('log', { name: '聊天记录' })

/** An agent's day: a conversation with its order and refund, a complaint, a piece of feedback. */
export async function agentsDay(worker: Worker, product: Product): Promise<void> {
  const { page, step } = worker
  const customer = customerOf(product, '周子墨')
  const orderNo = await customer.order()
  await customer.write('等了好久，能催一下吗')
  const complaintNo = await complaintAboutShop(product, '林晓')
  const feedback = await product.city.feedback.send({ content: '地图页面返回按钮点不动', language: 'zh' })
  await enter(worker, 'kefu')
  await worker.picture('home')
  await answer(worker, customer.name)
  await workOnOrder(worker, orderNo)
  await step('end the conversation with a summary', async () => {
    await page.locator('body').evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await worker.keys('e')
    const ending = drawerOf(worker, /结束/)
    await worker.press(button(ending, '配送'))
    await worker.writeIn(ending.getByLabel('会话小结'), '已催单，退小菜 2 元')
    await worker.press(button(ending, '确定'))
    await thread(page).getByText('会话结束').waitFor()
  })
  await decideComplaint(worker, complaintNo)
  await answerFeedback(worker, feedback.no)
}

async function answer(worker: Worker, name: string): Promise<void> {
  const { page, step, press, keys, write } = worker
  await step('open the conversations that wait', async () => {
    await openScreen(worker, '/kefumsg')
    await press(page.getByRole('tablist', { name: '会话队列' }).getByRole('tab', { name: /^待接入/ }))
    await page
      .getByRole('tabpanel')
      .getByRole('button', { name: new RegExp(name) })
      .waitFor()
  })
  await step('open one and take it', async () => {
    await press(page.getByRole('tabpanel').getByRole('button', { name: new RegExp(name) }))
    await thread(page).waitFor()
    await keys('c')
    await page.getByRole('button', { name: '结束会话' }).waitFor()
  })
  await step('answer by a template', async () => {
    await keys('/')
    await write('您好')
    await page.getByRole('option', { name: '/您好' }).waitFor()
    await keys('Enter', 'Enter')
    await thread(page).getByText(/您好/).last().waitFor()
  })
  await worker.picture('conversation')
}

async function workOnOrder(worker: Worker, orderNo: string): Promise<void> {
  const { page, step, press } = worker
  const line = page.getByRole('article', { name: orderNo })
  await step('urge the order from the conversation', async () => {
    await press(button(line, '催单'))
    await confirmed(worker)
    await line.getByText('催 ×1').waitFor()
  })
  await step('look at the order and come back', async () => {
    await press(button(line, '备注'))
    const drawer = drawerOf(worker, `订单 ${orderNo}`)
    await drawer.waitFor()
    await worker.picture('order')
    await worker.keys('Escape')
    await drawer.waitFor({ state: 'detached' })
  })
  await step('refund a part, with a reason', async () => {
    await press(button(line, '退款'))
    await worker.writeIn(question(worker).getByLabel('退款金额（元）'), '2')
    await worker.choose(question(worker).getByLabel('原因类别'), '商家')
    await press(question(worker).getByRole('button', { name: '商品已售完' }))
    await worker.picture('refund')
    await confirmed(worker)
    await line.getByText(/部分退款|退款中/).waitFor()
  })
}

async function decideComplaint(worker: Worker, no: string): Promise<void> {
  const { page, step, press, keys } = worker
  await step('open the complaints', async () => {
    await openScreen(worker, '/tousu')
    await rowOf(worker, no).waitFor()
  })
  await worker.picture('complaints')
  await step('open a complaint and take it', async () => {
    await press(rowOf(worker, no))
    await button(drawerOf(worker, /^投诉 TS/), '受理').waitFor()
    await keys('Enter')
    await button(drawerOf(worker, /^投诉 TS/), '处理方案').waitFor()
  })
  await step('propose a decision by chips', async () => {
    await press(button(drawerOf(worker, /^投诉 TS/), '处理方案'))
    await press(button(question(worker), '商家'))
    await worker.writeIn(question(worker).getByLabel('处理结论'), '商家漏装凉菜属实，退还并致歉')
    await worker.picture('decision')
    await confirmed(worker)
    await drawerOf(worker, /^投诉 TS/)
      .getByText('待回访')
      .waitFor()
    await page.keyboard.press('Escape')
  })
}

async function answerFeedback(worker: Worker, no: string): Promise<void> {
  const { step, press, keys } = worker
  const drawer = drawerOf(worker, new RegExp(no))
  await step('open the feedback', async () => {
    await openScreen(worker, '/fankui')
    await rowOf(worker, no).waitFor()
  })
  await step('take a piece of feedback', async () => {
    await press(rowOf(worker, no))
    await button(drawer, '认领').waitFor()
    await keys('Enter')
    await button(drawer, '认领').waitFor({ state: 'detached' })
  })
  await step('answer it', async () => {
    await press(button(drawer, '回复'))
    await worker.writeIn(question(worker).getByRole('textbox').first(), '已在 5.4 版修复，谢谢反馈')
    await confirmed(worker)
  })
}
