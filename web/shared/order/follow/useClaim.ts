import type { OrderRow } from '#contract/orders/order.ts'
import { orders } from '#contract/orders/orders.ts'
import { confirm } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { useOrderAct } from '#web/shared/order/useOrderAct.ts'
import { orderWords } from '#words/orders/order.ts'

const claimActs = ['claim', 'takeOver', 'release'] as const

/** What this reader may do about who takes care of it; what a colleague has is taken over only with a yes. */
export function useClaim({ id, version, claimedBy, followUps }: OrderRow) {
  const text = useWords(orderWords)
  const claim = useOrderAct(orders.claim)
  const release = useOrderAct(orders.release)
  const act = claimActs.find(one => followUps.includes(one))

  async function press(): Promise<void> {
    if (act === 'release') return release.make({ id, version })
    const takeOver = act === 'takeOver'
    if (takeOver && !(await confirm({ text: text.takeOverQuestion(claimedBy?.name ?? '') }))) return
    await claim.make({ id, version, takeOver })
  }

  return { act, label: act && text[act], press: () => void press(), pending: claim.pending || release.pending }
}
