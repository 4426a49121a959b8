import { createPopulation } from '#city/people/population.ts'
import type { Product } from '../../e2e/setup/product.ts'
import { waitingOrders } from '../../e2e/setup/records/waiting-orders.ts'
import type { Worker } from './counted.ts'
import { enter, openScreen, rowsRead } from './screens.ts'

const blockOf = ({ page }: Worker, name: string) => page.getByRole('region', { name, exact: true })

async function see(worker: Worker, name: string): Promise<void> {
  await blockOf(worker, name).scrollIntoViewIfNeeded()
  await blockOf(worker, name)
    .getByText(/^更新于/)
    .first()
    .waitFor()
}

/** Somebody who may only look: figures, a list without buttons. */
export async function viewersDay(worker: Worker): Promise<void> {
  const { page, step, press, keys } = worker
  await enter(worker, 'viewer')
  await step('see the figures of the day', () => see(worker, '核心指标'))
  await worker.picture('home')
  await step('put the trend of orders into a table', async () => {
    await see(worker, '订单趋势')
    await press(blockOf(worker, '订单趋势').getByRole('button', { name: '订单趋势：看数据表' }))
    await blockOf(worker, '订单趋势').getByRole('row').first().waitFor()
  })
  await step('open the orders: nothing to press in a row', async () => {
    await openScreen(worker, '/order')
    await rowsRead(worker)
    const offered = await page
      .getByRole('row')
      .getByRole('button', { name: /^(派单|改派|取消订单)$/ })
      .count()
    if (offered > 0) throw new Error('A viewer is offered to act.')
  })
  await step('read one order', async () => {
    await keys('j', 'Enter')
    await page.getByRole('dialog').waitFor()
    await keys('Escape')
  })
}

/** A rider takes the order and reports a problem. */
async function raiseAlarm(product: Product, no: string): Promise<void> {
  const workerId = createPopulation().riders[0]?.externalId ?? ''
  for (const event of ['grab', 'pickUp', 'flag'] as const) {
    const reason = event === 'flag' ? '顾客电话打不通' : ''
    await product.apps.send(no, { event, by: 'rider', workerId, reason })
  }
}

/** Whoever owns the business, on a phone: money and alarms first. */
export async function ownersDay(worker: Worker, product: Product): Promise<void> {
  const { page, step, press } = worker
  const [no = ''] = await waitingOrders(product, -5)
  await raiseAlarm(product, no)
  await enter(worker, 'admin')
  await step('see the money', () => see(worker, '资金概览'))
  await worker.picture('money')
  await step('see what is most urgent', () => see(worker, '最紧急的十单'))
  await worker.picture('urgent')
  await step('see the figures', () => see(worker, '核心指标'))
  await worker.picture('figures')
  await step('open the order of an alarm', async () => {
    await page.evaluate(() => scrollTo(0, 0))
    const strip = page.getByRole('region', { name: '未处理的警报' })
    await press(
      strip
        .getByRole('link')
        .or(strip.getByRole('button', { name: new RegExp(no) }))
        .first(),
    )
    await page.getByRole('dialog').waitFor()
  })
  await worker.picture('alarm')
}
