import { useEffect, useState } from 'react'
import type { OrderRow } from '#contract/orders/order.ts'
import { api } from '#web/kit/api.ts'
import { useMay } from '#web/kit/may.ts'
import { useRead } from '#web/kit/read.ts'
import { afterRest } from '#web/ui/controls/timing/composition.ts'

/** Pause in typing, in ms, before the server is queried. */
const restMs = 200

/** Orders of any service that match the text; none without the permission to view orders. */
export function useFoundOrders(typed: string): OrderRow[] {
  const search = useRested(typed.trim())
  const mayView = useMay('orders.view')
  const isSearch = search.length >= 2 && mayView
  const { data } = useRead(api.orders.find, { search }, { enabled: isSearch, keepPrevious: true })
  return isSearch ? (data?.rows ?? []) : []
}

function useRested(typed: string): string {
  const [rested, setRested] = useState(typed)
  useEffect(() => afterRest(restMs, () => setRested(typed)), [typed])
  return rested
}
