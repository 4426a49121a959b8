import { useEffect } from 'react'
import type { z } from 'zod'
import type { InputOf } from '#contract/base/operation.ts'
import type { OrderDetail } from '#contract/orders/order.ts'
import { api, type Endpoint } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { keyOf, queryClient } from '#web/kit/read.ts'

/** A command about one order. Its answer, or the fresh record after a lost race, updates the screen at once. */
export function useOrderCommand<O extends Endpoint<z.ZodType, z.ZodType<OrderDetail>>>(operation: O) {
  const { run, pending, refused } = useCommand<O>(operation)

  useEffect(() => {
    const fresh = orderIn(refused?.record)
    if (fresh) keepOrder(fresh)
  }, [refused])

  async function make(input: InputOf<O>): Promise<void> {
    const answer = await run(input)
    if (answer) keepOrder(answer)
  }

  return { make, pending }
}

/** The order that came with a refusal. Others bring no record, or one of another kind. */
export function orderIn(record: unknown): OrderDetail | undefined {
  const isOrder = typeof record === 'object' && record !== null && 'timeline' in record && 'steps' in record
  return isOrder ? (record as OrderDetail) : undefined
}

export function keepOrder(order: OrderDetail): void {
  queryClient.setQueryData(keyOf(api.orders.get, { no: order.no }), order)
}
