import { announcements } from '#contract/announcements/announcements.ts'
import { customerOf } from '../../e2e/setup/customer.ts'
import type { Product } from '../../e2e/setup/product.ts'
import { textWith } from '../../e2e/setup/records/announcements.ts'
import { complaintAboutRider } from '../../e2e/setup/records/queues.ts'
import { openStaff } from '../../e2e/setup/staff.ts'
import type { Worker } from './counted.ts'
import { button, confirmed, drawerOf, enter, openScreen, question, rowOf } from './screens.ts'

/** A leader's day: a look at the shift, a conversation moved, a penalty, a notice published. */
export async function leadersDay(worker: Worker, product: Product): Promise<void> {
  const { page, step, press, keys } = worker
  const customer = customerOf(product, '方知秋')
  await customer.write('想问一下发票')
  const complaintNo = await complaintAboutRider(product, '周宁', '汤洒了一半，袋子里全是油')
  const ops = await openStaff(product.url, 'ops')
  const draft = await ops.call(announcements.add, textWith({ title: '今晚维护两小时' }))
  await ops.call(announcements.submit, { id: draft.id, version: draft.version })
  await enter(worker, 'leader')
  await worker.picture('home')
  await step('look at the shift', async () => {
    await openScreen(worker, '/kefuteam')
    await page.getByRole('tab', { name: '质检' }).waitFor()
  })
  await worker.picture('shift')
  await step('open the conversations', () => openScreen(worker, '/kefumsg'))
  await step('take a conversation that waits', async () => {
    await press(page.getByRole('tablist', { name: '会话队列' }).getByRole('tab', { name: /^待接入/ }))
    await press(page.getByRole('tabpanel').getByRole('button', { name: new RegExp(customer.name) }))
    await keys('c')
    await page.getByRole('button', { name: '结束会话' }).waitFor()
  })
  await punish(worker, complaintNo)
  await step('open the notices that wait for a yes', async () => {
    await openScreen(worker, '/gonggao')
    await press(page.getByRole('tab', { name: /^待审核|^审核中/ }))
    await rowOf(worker, '今晚维护两小时').waitFor()
  })
  await step('publish a notice', async () => {
    await press(button(rowOf(worker, '今晚维护两小时'), '发布'))
    await confirmed(worker)
  })
}

async function punish(worker: Worker, no: string): Promise<void> {
  const { page, step, press, keys } = worker
  const drawer = drawerOf(worker, /^投诉 TS/)
  await step('open the complaints', async () => {
    await openScreen(worker, '/tousu')
    await rowOf(worker, no).waitFor()
  })
  await step('take a complaint', async () => {
    await press(rowOf(worker, no))
    await button(drawer, '受理').waitFor()
    await keys('Enter')
    await button(drawer, '处理方案').waitFor()
  })
  await step('decide it with money and a penalty', async () => {
    await press(button(drawer, '处理方案'))
    await press(button(question(worker), '服务人员'))
    await press(button(question(worker), '余额'))
    await worker.writeIn(question(worker).getByLabel('赔付金额（元）'), '5')
    await press(button(question(worker), '扣分'))
    await worker.writeIn(question(worker).getByLabel('扣几分'), '2')
    await worker.writeIn(question(worker).getByLabel('处理结论'), '骑手未平稳送餐致汤洒，补偿并扣分')
    await worker.picture('decision')
    await confirmed(worker)
    await drawer.getByText('待回访').waitFor()
    await page.keyboard.press('Escape')
  })
}
