import { useEffect, useEffectEvent } from 'react'
import { OrderDetail, type StaffMove } from '#contract/order.ts'
import { orders } from '#contract/orders.ts'
import { useAct } from '#web/kit/act.ts'
import { keyOf, queryClient } from '#web/kit/read.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { movesText } from './text.ts'

/** A move of one order. Its answer, or the fresh record when a colleague was faster, is on the screen at once; then `onDone`. */
export function useMove<Move extends StaffMove>(move: Move, onDone: () => void) {
  const text = useWords(movesText)
  const { act, pending, refused } = useAct<(typeof orders)[Move]>(orders[move])
  const finish = useEffectEvent(onDone)

  useEffect(() => {
    const fresh = OrderDetail.safeParse(refused?.record).data
    if (!fresh) return
    keepOrder(fresh)
    finish()
  }, [refused])

  async function make(input: Parameters<typeof act>[0]): Promise<void> {
    const answer = await act(input)
    if (!answer) return
    keepOrder(answer)
    toast.success(text.moved)
    onDone()
  }

  return { make, pending }
}

function keepOrder(order: OrderDetail): void {
  queryClient.setQueryData(keyOf(orders.get, { no: order.no }), order)
}
