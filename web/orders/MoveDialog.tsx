import { useState } from 'react'
import type { OrderRow } from '#contract/order.ts'
import { type CancelCode, cancelCodes } from '#contract/order.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Fact, Facts } from '#web/ui/Facts.tsx'
import { Money } from '#web/ui/Money.tsx'
import { useMove } from './move.ts'
import { isReason, ReasonField, reasonOf } from './ReasonField.tsx'
import { ordersText, type ReasonedMove } from './text.ts'

type MoveDialogProps<Move> = { move: Move; order: OrderRow; onClose: () => void }

/** A move that asks for a reason in words. */
export function ReasonedMoveDialog({ move, order, onClose }: MoveDialogProps<ReasonedMove>) {
  const text = useWords(ordersText)
  const [chosen, setChosen] = useState<string>()
  const [note, setNote] = useState('')
  const { make, pending } = useMove(move, onClose)
  const reason = reasonOf(chosen, note)
  const choices = text.reasons[move].map(key => ({ key, label: key }))
  return (
    <Ask
      move={move}
      order={order}
      pending={pending}
      ready={isReason(reason)}
      onClose={onClose}
      onSure={() => make({ id: order.id, version: order.version, reason })}
    >
      <ReasonField choices={choices} chosen={chosen} onChoose={setChosen} note={note} onNote={setNote} />
    </Ask>
  )
}

/** Cancelling names its reason by a code, because the code decides who is liable. */
export function CancelDialog({ order, onClose }: Omit<MoveDialogProps<'cancel'>, 'move'>) {
  const text = useWords(ordersText)
  const [code, setCode] = useState<CancelCode>()
  const [note, setNote] = useState('')
  const { make, pending } = useMove('cancel', onClose)
  const needsNote = code === 'Z99'
  const choices = cancelCodes.map(key => ({ key, label: text.cancelCodes[key] }))
  return (
    <Ask
      move="cancel"
      order={order}
      pending={pending}
      ready={code !== undefined && (!needsNote || isReason(note.trim()))}
      onClose={onClose}
      onSure={() => code && make({ id: order.id, version: order.version, code, reason: note.trim() })}
    >
      <ReasonField
        choices={choices}
        chosen={code}
        onChoose={setCode}
        note={note}
        onNote={setNote}
        hint={needsNote ? text.noteNeeded : undefined}
      />
    </Ask>
  )
}

type AskProps = MoveDialogProps<ReasonedMove | 'cancel'> & {
  pending: boolean
  ready: boolean
  onSure: () => void
  children: React.ReactNode
}

/** Restates who, how much and what follows before it asks. */
function Ask({ move, order, pending, ready, onClose, onSure, children }: AskProps) {
  const text = useWords(ordersText)
  const close = () => {
    toast.info(text.cancelledAsking)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={close}
      title={text.systemHint}
      footer={
        <>
          <Button onClick={close}>{text.no}</Button>
          <Button look={move === 'cancel' ? 'danger' : 'primary'} busy={pending} disabled={!ready} onClick={onSure}>
            {text.yes}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div className="grid gap-2 rounded-md bg-ground px-3 py-2.5">
          <strong className="text-base font-medium">{text.moves[move]}</strong>
          <Facts>
            <Fact name={text.columns.no}>{order.no}</Fact>
            <Fact name={text.columns.merchant}>{order.merchant.name}</Fact>
            <Fact name={text.columns.customer}>{`${order.customer.name} ${order.customer.phone}`}</Fact>
            <Fact name={text.columns.money}>
              <Money fen={order.payFen} />
            </Fact>
          </Facts>
          <p className={`text-sm ${move === 'cancel' ? 'text-bad-ink' : 'text-muted'}`}>{text.consequences[move]}</p>
        </div>
        {children}
      </div>
    </Dialog>
  )
}
