import { Suspense, useState } from 'react'
import type { OrderRow } from '#contract/orders/order.ts'
import type { StaffMove } from '#contract/orders/order-names.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useRead } from '#web/kit/read.ts'
import type { OpenedOrder } from './openOrder.ts'

const OrderDrawer = lazily(async () => (await import('#web/shared/order/OrderDrawer.tsx')).OrderDrawer)
const OrderMoveDialog = lazily(
  async () => (await import('#web/shared/order/moves/OrderMoveDialog.tsx')).OrderMoveDialog,
)

type PersonOrderDrawerProps = { opened: OpenedOrder; onOpen: (opened: OpenedOrder) => void; onClose: () => void }

/** The drawer of one of the person's orders, not modal; arrow keys step through the person's other orders. */
export function PersonOrderDrawer({ opened, onOpen, onClose }: PersonOrderDrawerProps) {
  const { chatId, no, part } = opened
  const { data } = useRead(api.chats.context, { id: chatId })
  const [chosen, setChosen] = useState<{ move: StaffMove; order: OrderRow }>()

  function step(by: -1 | 1): void {
    const nos = data?.orderNos ?? []
    const next = nos[nos.indexOf(no) + by]
    if (next) onOpen({ ...opened, no: next })
  }

  return (
    <Suspense>
      <OrderDrawer
        no={no}
        row={undefined}
        part={part}
        onPart={next => onOpen({ ...opened, part: next })}
        onStep={step}
        onAction={(move, order) => setChosen({ move, order })}
        onClose={onClose}
      />
      {chosen && <OrderMoveDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </Suspense>
  )
}
