import { randomUUID } from 'node:crypto'
import { createOpenApi, type OpenApi } from '#city/api/open-api.ts'
import { refunds } from '#contract/money/refunds.ts'
import { orders } from '#contract/orders/orders.ts'
import { customerOf } from '../customer.ts'
import type { Product } from '../product.ts'
import { openStaff } from '../staff.ts'

/** More than customer service may refund without a colleague. */
const aboveLimitFen = 5001

/** A paid order whose whole refund customer service asked for, which a colleague must approve; the order's number. */
export async function askedRefund({ url, apps }: Pick<Product, 'url' | 'apps'>): Promise<string> {
  let ordered = await apps.order('food')
  while (ordered.payFen < aboveLimitFen) ordered = await apps.order('food')
  const { no, payFen } = ordered
  await apps.send(no, { event: 'pay', by: 'payment', amountFen: payFen })
  const kefu = await openStaff(url, 'kefu')
  const { id, version } = await kefu.call(orders.get, { no })
  await kefu.call(refunds.ask, { id, version, amountFen: payFen, code: 'R02', liability: 'platform' })
  return no
}

type Complained = Pick<Product, 'url' | 'appKeys'>

/** A complaint of a customer about a shop; its number. */
export function complaintAboutShop(product: Complained, name: string): Promise<string> {
  const said = { type: 'D220', about: 'merchant', content: '少送了一份凉菜，商家不认', demand: 'refund' } as const
  return complain(product, name, async () => said)
}

/** A complaint of a customer about the rider of their order; its number. */
export function complaintAboutRider(
  product: Complained & Pick<Product, 'queryDatabase'>,
  name: string,
  content: string,
): Promise<string> {
  return complain(product, name, async orderNo => {
    await product.queryDatabase(
      `update orders set worker_id = (select user_id from workers where kind = 'rider' and status = 'enabled'
        and app_id = '${product.appKeys.rider.id}' order by user_id limit 1) where no = '${orderNo}'`,
    )
    return { type: 'D150', about: 'worker', content, demand: 'compensation' } as const
  })
}

type Said = Omit<Parameters<OpenApi['complain']>[0], 'externalNo' | 'from' | 'orderNo'>

async function complain(product: Complained, name: string, about: (orderNo: string) => Promise<Said>): Promise<string> {
  const customer = customerOf(product, name)
  const orderNo = await customer.order()
  const api = createOpenApi({ api: product.url, app: product.appKeys.customer })
  const from = { kind: 'customer', externalId: customer.externalId } as const
  const { no } = await api.complain({ externalNo: randomUUID(), from, orderNo, ...(await about(orderNo)) })
  return no
}
