import { useState } from 'react'
import { moneyText } from '#contract/base/money.ts'
import type { OrderRow } from '#contract/orders/order.ts'
import { type CancelCode, cancelCodes } from '#contract/orders/order-names.ts'
import { reasonsFor } from '#contract/orders/reasons.ts'
import { api } from '#web/kit/api.ts'
import { useWords } from '#web/kit/words.ts'
import { ConfirmTogether } from '#web/shared/list/chosen/ConfirmTogether.tsx'
import type { Together } from '#web/shared/list/chosen/useTogether.ts'
import { ReasonField } from '#web/ui/ask/ReasonField.tsx'
import { isReason, type ReasonInput } from '#web/ui/ask/reason.ts'
import { orderMovesWords, ordersTogetherWords, reasonsWords } from '#words/orders/moves.ts'

type ReasonTogetherProps = {
  action: 'urge' | 'cancel'
  orders: readonly OrderRow[]
  together: Together
  onClose: () => void
}

/** Urges or cancels several orders, the latter with one reason for all. */
export function ReasonTogether({ action, orders, together, onClose }: ReasonTogetherProps) {
  const text = useWords(ordersTogetherWords)
  const { consequences } = useWords(orderMovesWords)
  const { reasons } = useWords(reasonsWords)
  const [input, setInput] = useState<ReasonInput<CancelCode>>({ note: '' })
  const { chosen: code } = input
  const note = input.note.trim()
  const given = orders[0] ? reasonsFor(orders[0].service, 'staff') : []
  const isReady = action === 'urge' || (code !== undefined && (code !== 'Z99' || isReason(note)))
  const sum = orders.reduce((fen, { payFen }) => fen + payFen, 0)

  async function runEach(): Promise<void> {
    if (action === 'urge') await together.run(orders, api.orders.urge, target => target)
    else if (code) await together.run(orders, api.orders.cancel, target => ({ ...target, code, reason: note }))
  }

  return (
    <ConfirmTogether
      action={text[action](orders.length)}
      facts={<p className="text-sm">{text.about(orders.length, moneyText(sum))}</p>}
      consequence={consequences[action]}
      danger={action === 'cancel'}
      ready={isReady}
      together={together}
      onConfirm={runEach}
      onClose={onClose}
    >
      {action === 'cancel' && (
        <ReasonField
          choices={cancelCodes.filter(one => given.includes(one))}
          names={reasons}
          value={input}
          onChange={setInput}
        />
      )}
    </ConfirmTogether>
  )
}
