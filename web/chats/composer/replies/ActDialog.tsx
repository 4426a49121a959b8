import { useEffect, useRef } from 'react'
import { yuanText } from '#contract/base/texts/yuan.ts'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import type { PartingAct, QuickReplyAct } from '#contract/chats/quick-replies.ts'
import type { PacketRow } from '#contract/money/packets.ts'
import type { OrderDetail } from '#contract/orders/order.ts'
import { PacketDialog } from '#web/chats/conversation/packet/PacketDialog.tsx'
import { answerListeners } from '#web/kit/command.ts'
import { OrderMoveDialog } from '#web/shared/order/moves/OrderMoveDialog.tsx'
import { RequestRefundDialog } from '#web/shared/order/refunds/RequestRefundDialog.tsx'

/** What became of an act: one that waits for a colleague's approval is not done. `amount` in yuan, of acts that have one. */
export type ActOutcome = { isDone: boolean; amount?: string }

/** Those whose text is sent afterwards. */
export type DialogAct = Exclude<QuickReplyAct, PartingAct>

const operations: Readonly<Record<DialogAct, string>> = {
  urge: 'orders.urge',
  assign: 'orders.assign',
  reassign: 'orders.reassign',
  changeAddress: 'orders.changeAddress',
  cancel: 'orders.cancel',
  refund: 'refunds.ask',
  packet: 'packets.send',
}

type ActDialogProps = {
  act: DialogAct
  chat: ChatRow
  order: OrderDetail | undefined
  /** Called when it is closed; without an outcome, nothing was done. */
  onEnd: (outcome: ActOutcome | undefined) => void
}

/** The dialog that the act has everywhere, opened by a quick reply. */
export function ActDialog({ act, chat, order, onEnd }: ActDialogProps) {
  const outcome = useRef<ActOutcome>(undefined)
  const close = () => onEnd(outcome.current)
  useEffect(() => {
    const note: (typeof answerListeners)[number] = ({ name }, answer) => {
      if (name === operations[act]) outcome.current = outcomeOf(act, answer)
    }
    answerListeners.push(note)
    return () => void answerListeners.splice(answerListeners.indexOf(note), 1)
  }, [act])
  if (act === 'packet') return <PacketDialog chat={chat} onClose={close} />
  if (!order) return null
  if (act === 'refund') return <RequestRefundDialog order={order} onClose={close} />
  return <OrderMoveDialog move={act} order={order} onClose={close} />
}

function outcomeOf(act: DialogAct, answer: unknown): ActOutcome {
  if (act === 'packet') {
    const { state, amountFen } = answer as PacketRow
    return { isDone: state === 'sent', amount: yuanText(amountFen) }
  }
  const [newest] = act === 'refund' ? (answer as OrderDetail).refunds : []
  return newest ? { isDone: newest.stage !== 'review', amount: yuanText(newest.amountFen) } : { isDone: true }
}
