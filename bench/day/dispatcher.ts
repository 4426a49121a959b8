import { dispatch } from '#contract/orders/dispatch.ts'
import { orders } from '#contract/orders/orders.ts'
import { cityMap } from '../../e2e/setup/board/board.ts'
import type { Product } from '../../e2e/setup/product.ts'
import { waitingOrders } from '../../e2e/setup/records/waiting-orders.ts'
import { openStaff } from '../../e2e/setup/staff.ts'
import type { Worker } from './counted.ts'
import { button, confirmed, drawerOf, enter, openScreen, rowOf, rowsRead } from './screens.ts'

/** A dispatcher's day: what waits is assigned, one by one and together; a late one is urged and given to another. */
export async function dispatchersDay(worker: Worker, product: Product): Promise<void> {
  const { page, step, press, keys } = worker
  const [oldest = '', taken = ''] = await waitingOrders(product, -30, -25, -8, -4, 1, 6, 9, 14, 22, 31)
  await enter(worker, 'dispatcher')
  await worker.picture('home')
  await step('open the queue of orders that wait', async () => {
    await openScreen(worker, '/order')
    await press(page.getByRole('tab', { name: /^待派单/ }))
    await rowOf(worker, oldest).waitFor()
  })
  await worker.picture('queue')
  await step('assign the oldest to the best rider', async () => {
    await rowsRead(worker)
    await keys('a')
    const riders = drawerOf(worker, `派单 ${oldest}`)
    await button(riders, /^派给/).waitFor()
    await keys('Enter')
    await riders.waitFor({ state: 'detached' })
    await rowOf(worker, oldest).waitFor({ state: 'detached' })
  })
  await step('assign one that a colleague was faster with', async () => {
    await keys('a')
    const riders = drawerOf(worker, `派单 ${taken}`)
    await button(riders, /^派给/).waitFor()
    await assignAs(product, 'ops', taken)
    await keys('Enter')
    await page
      .getByText(/运营小陈.*派给/)
      .first()
      .waitFor()
    await keys('Escape')
    await riders.waitFor({ state: 'detached' })
  })
  await step('assign five to one rider', () => assignFive(worker))
  await assignByPlan(worker)
  await followUp(worker, product)
}

async function assignAs({ url }: Product, username: string, no: string): Promise<void> {
  const colleague = await openStaff(url, username)
  const { id, version } = await colleague.call(orders.get, { no })
  const found = await colleague.call(dispatch.candidates, { id })
  const able = found.find(({ obstacle }) => obstacle === null)
  if (!able) throw new Error('Nobody can take the order.')
  await colleague.call(orders.assign, { id, version, workerId: able.id })
}

async function assignFive(worker: Worker): Promise<void> {
  const { page, press } = worker
  const boxes = page.getByRole('checkbox', { name: /^选择 WM/ })
  await press(boxes.nth(0))
  await page.keyboard.down('Shift')
  await press(boxes.nth(4))
  await page.keyboard.up('Shift')
  await press(page.getByRole('button', { name: '派单 5 条' }))
  await worker.picture('five')
  await press(button(drawerOf(worker, '派单 5 条'), /^派给/))
  await page.getByText(/成功 5 单/).waitFor()
}

async function assignByPlan(worker: Worker): Promise<void> {
  const { page, step, press, keys } = worker
  await step('open the dispatch board', async () => {
    await press(page.getByRole('button', { name: '调度台' }))
    await cityMap(page).waitFor()
  })
  await worker.picture('board')
  await step('plan all that waits and confirm', async () => {
    await page.getByRole('region', { name: '待派' }).getByRole('listitem').first().waitFor()
    await keys('p')
    const plan = drawerOf(worker, '派单方案')
    await button(plan, /^确认派出/).waitFor()
    await worker.picture('plan')
    await press(button(plan, /^确认派出/))
    await plan.waitFor({ state: 'detached' })
  })
  await step('go back to the list', async () => {
    await press(page.getByRole('button', { name: '列表' }))
    await rowsRead(worker)
  })
}

async function followUp(worker: Worker, product: Product): Promise<void> {
  const { page, step, press, keys, write } = worker
  const { no, payFen, customer } = await product.apps.order('food')
  await product.apps.send(no, { event: 'pay', by: 'payment', amountFen: payFen })
  await product.apps.send(no, { event: 'accept', by: 'merchant' })
  await step('find an order by the end of the phone number', async () => {
    await keys('Control+k')
    await write(`${customer.phone.slice(-4)} ${customer.name}`)
    await page.getByRole('option').filter({ hasText: no }).waitFor()
    await keys('Enter')
    await drawerOf(worker, no).waitFor()
  })
  await worker.picture('drawer')
  await step('assign it from its drawer', async () => {
    await button(drawerOf(worker, `${no}`), '派单').waitFor()
    await keys('Enter')
    const riders = drawerOf(worker, `派单 ${no}`)
    await button(riders, /^派给/).waitFor()
    await keys('Enter')
    await riders.waitFor({ state: 'detached' })
  })
  await step('urge it', async () => {
    await press(button(drawerOf(worker, no), '催单'))
    await confirmed(worker)
  })
  await step('give it to another rider, with a reason', async () => {
    await press(button(drawerOf(worker, no), '改派'))
    const riders = drawerOf(worker, `改派 ${no}`)
    await press(button(riders, '距离太远'))
    await press(button(riders, /^派给/))
    await riders.waitFor({ state: 'detached' })
  })
  await step('leave a note for colleagues', async () => {
    await press(drawerOf(worker, no).getByRole('tab', { name: /^备注/ }))
    await worker.writeIn(drawerOf(worker, no).getByLabel('写一条备注'), '骑手车坏了，已改派')
    await press(button(drawerOf(worker, no), '添加备注'))
    await drawerOf(worker, no).getByText('骑手车坏了，已改派').first().waitFor()
  })
}
