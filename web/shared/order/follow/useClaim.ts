import type { OrderRow } from '#contract/orders/order.ts'
import { api } from '#web/kit/api.ts'
import { confirm } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { useOrderCommand } from '#web/shared/order/useOrderCommand.ts'
import { orderWords } from '#words/orders/order.ts'

const claimActions = ['claim', 'takeOver', 'release'] as const

/** Claiming and releasing an order; taking over a colleague's claim asks for confirmation. */
export function useClaim({ id, version, claimedBy, followUps }: OrderRow) {
  const text = useWords(orderWords)
  const claim = useOrderCommand(api.orders.claim)
  const release = useOrderCommand(api.orders.release)
  const action = claimActions.find(one => followUps.includes(one))

  async function press(): Promise<void> {
    if (action === 'release') return release.make({ id, version })
    const takeOver = action === 'takeOver'
    if (takeOver && !(await confirm({ text: text.takeOverQuestion(claimedBy?.name ?? '') }))) return
    await claim.make({ id, version, takeOver })
  }

  return { action, label: action && text[action], press: () => void press(), pending: claim.pending || release.pending }
}
