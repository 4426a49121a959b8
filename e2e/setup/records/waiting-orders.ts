import type { Product } from '../product.ts'

/** Orders of the day that wait for a rider, with so many minutes left on their clocks. */
export async function waitingOrders(
  product: Pick<Product, 'apps' | 'queryDatabase'>,
  ...minutes: number[]
): Promise<string[]> {
  const all: string[] = []
  for (const left of minutes) {
    const { no, payFen } = await product.apps.order('food')
    await product.apps.send(no, { event: 'pay', by: 'payment', amountFen: payFen })
    await product.apps.send(no, { event: 'accept', by: 'merchant' })
    await product.queryDatabase(
      `update orders set due_at = date_trunc('second', now()) + interval '${left} minutes' where no = '${no}'`,
    )
    all.push(no)
  }
  return all
}
