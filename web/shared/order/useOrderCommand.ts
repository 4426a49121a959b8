import { useEffect } from 'react'
import type { z } from 'zod'
import type { InputOf, Operation } from '#contract/base/operation.ts'
import { OrderDetail } from '#contract/orders/order.ts'
import { orders } from '#contract/orders/orders.ts'
import { useCommand } from '#web/kit/command.ts'
import { keyOf, queryClient } from '#web/kit/read.ts'

/** A command about one order. Its answer, or the fresh record after a lost race, updates the screen at once. */
export function useOrderCommand<O extends Operation<z.ZodType, typeof OrderDetail>>(operation: O) {
  const { run, pending, refused } = useCommand<O>(operation)

  useEffect(() => {
    const fresh = OrderDetail.safeParse(refused?.record).data
    if (fresh) keepOrder(fresh)
  }, [refused])

  async function make(input: InputOf<O>): Promise<void> {
    const answer = await run(input)
    if (answer) keepOrder(answer)
  }

  return { make, pending }
}

export function keepOrder(order: OrderDetail): void {
  queryClient.setQueryData(keyOf(orders.get, { no: order.no }), order)
}
