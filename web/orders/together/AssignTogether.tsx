import { useRef, useState } from 'react'
import { mostAtOnce } from '#contract/orders/dispatch.ts'
import type { OrderRow } from '#contract/orders/order.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import type { Result, Together } from '#web/shared/list/chosen/useTogether.ts'
import { isEligible, WorkerPicker } from '#web/shared/order/moves/WorkerPicker.tsx'
import { CloseButton } from '#web/ui/ask/closing.tsx'
import { Dialog } from '#web/ui/ask/Dialog.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { chosenWords } from '#words/base/lists.ts'
import { uiWords } from '#words/base/ui.ts'
import { orderMovesWords, ordersTogetherWords } from '#words/orders/moves.ts'

type AssignTogetherProps = { orders: readonly OrderRow[]; together: Together; onClose: () => void }

/** One worker for all of them; the candidates are those of the first order. */
export function AssignTogether({ orders, together, onClose }: AssignTogetherProps) {
  const text = useWords(orderMovesWords)
  const words = useWords(ordersTogetherWords)
  const { eachAlone } = useWords(chosenWords)
  const { no } = useWords(uiWords)
  const found = useRead(api.dispatch.candidates, { id: orders[0]?.id ?? 0 }, { enabled: orders.length > 0 })
  const { run, pending } = useCommand(api.dispatch.assignMany)
  const [wishId, setWishId] = useState<number>()
  const input = useRef<HTMLInputElement>(null)
  const eligible = found.data?.filter(isEligible) ?? []
  const chosen = eligible.find(({ id }) => id === wishId) ?? (wishId === undefined ? eligible[0] : undefined)

  async function give(): Promise<void> {
    if (!chosen || pending) return
    const results: Result[] = []
    for (let at = 0; at < orders.length; at += mostAtOnce) {
      const some = orders.slice(at, at + mostAtOnce).map(({ id, version }) => ({ id, version }))
      results.push(...((await run({ workerId: chosen.id, orders: some }))?.results ?? []))
    }
    if (results.length > 0) together.show(results)
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.assign(orders.length)}
      initialFocus={input}
      footer={
        <>
          <CloseButton>{no}</CloseButton>
          <Button look="primary" busy={pending} disabled={!chosen} onClick={() => void give()}>
            {chosen ? text.giveTo(chosen.name) : text.chooseWorker}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p className="text-sm text-muted">{eachAlone}</p>
        <WorkerPicker
          input={input}
          found={found}
          chosen={chosen}
          onChoose={worker => setWishId(worker?.id ?? 0)}
          onGive={() => void give()}
        />
      </div>
    </Dialog>
  )
}
