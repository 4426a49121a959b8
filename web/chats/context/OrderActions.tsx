import Ellipsis from 'lucide-react/icons/ellipsis'
import { Suspense, use, useState } from 'react'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import type { OrderDetail } from '#contract/orders/order.ts'
import type { StaffMove } from '#contract/orders/order-names.ts'
import { post } from '#web/chats/composer/outbox/outbox.ts'
import { useMyStatus } from '#web/chats/desk/useMyStatus.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { lazily } from '#web/kit/lazily.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { IconButton } from '#web/ui/controls/Button.tsx'
import { RowButton } from '#web/ui/controls/RowButton.tsx'
import { Menu } from '#web/ui/menu/Menu.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import { orderNameWords } from '#words/orders/order.ts'
import { OpenOrder } from './openOrder.ts'

const OrderMoveDialog = lazily(
  async () => (await import('#web/shared/order/moves/OrderMoveDialog.tsx')).OrderMoveDialog,
)
const RequestRefundDialog = lazily(
  async () => (await import('#web/shared/order/refunds/RequestRefundDialog.tsx')).RequestRefundDialog,
)

/** The most frequent actions on an order during a conversation. */
const firstMoves: readonly StaffMove[] = ['urge', 'assign', 'reassign']

/** The actions this reader may take on an order: frequent ones as buttons, the rest in a menu. */
export function OrderActions({ order, chat }: { order: OrderDetail; chat: ChatRow }) {
  const text = useWords(chatsWords)
  const { moves } = useWords(orderNameWords)
  const me = useMyStatus()
  const upone = useCommand(api.chats.upone)
  const open = use(OpenOrder)
  const [chosen, setChosen] = useState<StaffMove | 'refund'>()
  const close = () => setChosen(undefined)
  const { allowed, followUps, no } = order
  const first = firstMoves.filter(move => allowed.includes(move))
  const isLinked = chat.orderNo === no
  function sendCard(personId: number): void {
    void post(chat.id, personId, { kind: 'order', orderNo: no })
    toast.success(text.cardSent)
  }

  function link(): void {
    void upone.run({ id: chat.id, version: chat.version, orderNo: isLinked ? null : no })
  }

  const others = [
    ...(me && chat.allowed.includes('reply')
      ? [{ key: 'card', label: text.sendCard, onChoose: () => sendCard(me.id) }]
      : []),
    ...(chat.allowed.includes('upone')
      ? [{ key: 'link', label: isLinked ? text.unlinkOrder : text.linkOrder, onChoose: link }]
      : []),
    ...allowed
      .filter(move => !first.includes(move))
      .map(move => ({ key: move, label: moves[move], onChoose: () => setChosen(move) })),
  ]
  return (
    <>
      {first.map(move => (
        <RowButton key={move} onPress={() => setChosen(move)}>
          {moves[move]}
        </RowButton>
      ))}
      {followUps.includes('askRefund') && (
        <RowButton onPress={() => setChosen('refund')}>{text.orderActions.refund}</RowButton>
      )}
      {followUps.includes('note') && (
        <RowButton onPress={() => open?.(no, 'notes')}>{text.orderActions.note}</RowButton>
      )}
      {others.length > 0 && (
        <Menu
          trigger={<IconButton icon={Ellipsis} label={text.moreAbout(no)} className="ml-auto h-6" />}
          items={others}
        />
      )}
      <Suspense>
        {chosen === 'refund' && <RequestRefundDialog order={order} onClose={close} />}
        {chosen && chosen !== 'refund' && <OrderMoveDialog move={chosen} order={order} onClose={close} />}
      </Suspense>
    </>
  )
}
