import { orders } from '#contract/orders.ts'
import { useRead } from '#web/kit/read.ts'

const yuan = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** What was paid for the order of a conversation, in yuan, as a quick reply says it. */
export function useAmount(orderNo: string | null, isWanted: boolean): string | undefined {
  const { data } = useRead(orders.get, { no: orderNo ?? '' }, { enabled: isWanted && orderNo !== null })
  return data && yuan.format(data.payFen / 100)
}
