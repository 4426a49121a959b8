import { useEffect, useEffectEvent } from 'react'
import type { z } from 'zod'
import type { InputOf, Operation } from '#contract/base/operation.ts'
import { OrderDetail } from '#contract/orders/order.ts'
import { orders } from '#contract/orders/orders.ts'
import { useAct } from '#web/kit/act.ts'
import { keyOf, queryClient } from '#web/kit/read.ts'

/** What is done about one order. Its answer, or the fresh record when a colleague was faster, is on the screen at once; then `onDone`. */
export function useOrderAct<O extends Operation<z.ZodType, typeof OrderDetail>>(operation: O, onDone: () => void) {
  const { act, pending, refused } = useAct<O>(operation)
  const finish = useEffectEvent(onDone)

  useEffect(() => {
    const fresh = OrderDetail.safeParse(refused?.record).data
    if (!fresh) return
    keepOrder(fresh)
    finish()
  }, [refused])

  /** Whether it was done. */
  async function make(input: InputOf<O>): Promise<boolean> {
    const answer = await act(input)
    if (!answer) return false
    keepOrder(answer)
    onDone()
    return true
  }

  return { make, pending }
}

function keepOrder(order: OrderDetail): void {
  queryClient.setQueryData(keyOf(orders.get, { no: order.no }), order)
}
