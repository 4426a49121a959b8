import type { Database } from '#server/kit/database.ts'

/** Refunds with their orders and customers. Whoever reads them for a person limits them to the cities of that person. */
export function refundsWithOrders(db: Database) {
  return db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .innerJoin('users as customer', 'customer.id', 'orders.customer_id')
    .leftJoin('files as receipt', 'receipt.id', 'refunds.manual_file_id')
    .selectAll('refunds')
    .select('receipt.name as receipt_name')
    .select(['orders.no as order_no', 'orders.service', 'orders.city_code', 'customer.nick_name as customer_name'])
}

export type ListedRefund = Awaited<ReturnType<ReturnType<typeof refundsWithOrders>['executeTakeFirstOrThrow']>>
