import type { Product } from '../../e2e/setup/product.ts'
import { waitingOrders } from '../../e2e/setup/records/waiting-orders.ts'
import type { Worker } from './counted.ts'
import { button, confirmed, drawerOf, enter, openScreen, question, rowOf, rowsRead } from './screens.ts'

/** An administrator's day: a role, a setting, the log. */
export async function administratorsDay(worker: Worker): Promise<void> {
  const { page, step, press, keys } = worker
  await enter(worker, 'admin')
  await worker.picture('home')
  await step('open the staff', async () => {
    await openScreen(worker, '/system/staff')
    await rowOf(worker, 'viewer').waitFor()
  })
  await worker.picture('staff')
  await step('give somebody another role', async () => {
    await press(button(rowOf(worker, 'viewer'), '分配角色'))
    const form = drawerOf(worker, /的角色/)
    await press(form.getByLabel('调度', { exact: true }))
    await press(button(form, '确定'))
    await form.waitFor({ state: 'detached' })
  })
  await step('open the settings', async () => {
    await openScreen(worker, '/system/settings')
    await page.getByText('退款免审额度').waitFor()
  })
  await worker.picture('settings')
  await step('change a clock', async () => {
    await press(page.getByRole('navigation', { name: '参数分组' }).getByRole('button', { name: '订单时限' }))
    await press(page.getByRole('button', { name: '修改参数: 催单间隔' }))
    const dialog = drawerOf(worker, '催单间隔')
    await dialog.getByRole('textbox', { name: '取值' }).fill('5')
    await press(button(dialog, '确定'))
    await page.getByText('参数已保存').waitFor()
  })
  await step('see in the log who did it', async () => {
    await openScreen(worker, '/system/log')
    await rowsRead(worker)
    await keys('j', 'Enter')
    await page.getByRole('dialog').waitFor()
    await worker.picture('log')
    await keys('Escape')
  })
}

/** Operations: a notice is written, an order cancelled, a rider frozen for a week. */
export async function operationsDay(worker: Worker, product: Product): Promise<void> {
  const [hopeless = ''] = await waitingOrders(product, 31)
  const { page, step, press } = worker
  await enter(worker, 'ops')
  await worker.picture('home')
  await step('open the notices and write one', async () => {
    await openScreen(worker, '/gonggao')
    await press(page.getByRole('button', { name: '写公告', exact: true }))
    await worker.writeIn(page.getByLabel('标题', { exact: true }), '周五停电通知')
    await worker.writeIn(page.getByRole('textbox', { name: '正文', exact: true }), '周五 18 点停电。')
    await worker.picture('notice')
    await press(page.getByRole('button', { name: '保存并提交审核', exact: true }))
    await page.getByText('已提交审核').first().waitFor()
  })
  await step('open the orders and cancel one that nobody can serve', async () => {
    await openScreen(worker, '/order')
    await rowOf(worker, hopeless).waitFor()
    await press(rowOf(worker, hopeless))
    await press(button(drawerOf(worker, hopeless), '取消订单'))
    await press(question(worker).getByRole('button', { name: '无人接单' }))
    await confirmed(worker)
    await page.keyboard.press('Escape')
  })
  await step('open the riders', async () => {
    await openScreen(worker, '/list')
    await rowsRead(worker)
  })
  await worker.picture('riders')
  await step('freeze a rider for a week', async () => {
    await press(page.getByRole('row').getByRole('button', { name: '冻结' }).first())
    await press(question(worker).getByRole('button', { name: '虚假送达' }))
    await press(question(worker).getByRole('button', { name: '7 天' }))
    await confirmed(worker)
  })
}
