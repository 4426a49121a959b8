import { numberOf } from '#contract/base/texts/typed-number.ts'
import { fenOf, yuanOf } from '#contract/base/texts/yuan.ts'
import { fen } from '#contract/base/values.ts'
import type { OrderRow } from '#contract/orders/order.ts'
import { type CancelCode, cancelCodes, type StaffMove } from '#contract/orders/order-names.ts'
import { reasonsFor } from '#contract/orders/reasons.ts'
import { useWords } from '#web/kit/words.ts'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { ReasonField } from '#web/ui/ask/ReasonField.tsx'
import { isReason, type ReasonInput } from '#web/ui/ask/reason.ts'
import { AmountField } from '#web/ui/controls/AmountField.tsx'
import { Checkbox } from '#web/ui/controls/Checkbox.tsx'
import { Textarea, TextField } from '#web/ui/controls/TextField.tsx'
import { orderMovesWords, type ReasonedMove, reasonsWords } from '#words/orders/moves.ts'
import { orderNameWords } from '#words/orders/order.ts'
import { AssignDialog } from './AssignDialog.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { QuestionDialog } from './QuestionDialog.tsx'
import { SplitDialog } from './SplitDialog.tsx'
import { useMoveForm } from './useMoveForm.ts'
import { WinnerDialog } from './WinnerDialog.tsx'

type OrderMoveDialogProps = { move: StaffMove; order: OrderRow; onClose: () => void }

/** The dialog of the chosen move. */
export function OrderMoveDialog({ move, order, onClose }: OrderMoveDialogProps) {
  const about = { order, onClose }
  switch (move) {
    case 'assign':
    case 'reassign':
      return <AssignDialog move={move} {...about} />
    case 'cancel':
      return <CancelDialog {...about} />
    case 'urge':
      return <UrgeDialog {...about} />
    case 'changeAddress':
      return <AddressDialog {...about} />
    case 'end':
      return <EndDialog {...about} />
    case 'adjustFee':
      return <FeeDialog {...about} />
    case 'settleHelp':
      return <HelpDialog {...about} />
    case 'split':
      return <SplitDialog {...about} />
    case 'judge':
    case 'judgeAgain':
      return <WinnerDialog move={move} {...about} />
    default:
      return <MoveDialog move={move} {...about} />
  }
}

/** Changes the delivery address within a short distance. */
function AddressDialog({ order, onClose }: { order: OrderRow; onClose: () => void }) {
  const text = useWords(orderMovesWords)
  const form = useMoveForm('changeAddress', {
    initial: {
      detail: order.to?.detail ?? '',
      lng: String(order.to?.lng ?? ''),
      lat: String(order.to?.lat ?? ''),
    },
    order,
    input: ({ detail, lng, lat }) => ({ detail, point: { lng: numberOf(lng), lat: numberOf(lat) } }),
    onClose,
  })
  const { detail, lng, lat } = form.values
  const isPlace = Math.abs(numberOf(lng)) <= 180 && Math.abs(numberOf(lat)) <= 90
  return (
    <QuestionDialog
      move="changeAddress"
      order={order}
      reasons={text.addressReasons}
      ready={detail.trim().length >= 2 && isPlace}
      form={form}
      onClose={onClose}
    >
      <Textarea {...form.text('detail')} label={text.newAddress} rows={2} maxLength={200} />
      <div className="grid grid-cols-2 gap-3">
        <TextField {...form.text('lng')} label={text.lng} inputMode="decimal" />
        <TextField {...form.text('lat')} label={text.lat} inputMode="decimal" />
      </div>
    </QuestionDialog>
  )
}

const blank: { reasonInput: ReasonInput<CancelCode> } = { reasonInput: { note: '' } }

/** Cancels with a reason code, which decides the liability. Only codes of this service are offered. */
function CancelDialog({ order, onClose }: { order: OrderRow; onClose: () => void }) {
  const text = useWords(orderMovesWords)
  const { reasons } = useWords(reasonsWords)
  const given = reasonsFor(order.service, 'staff')
  const { moves } = useWords(orderNameWords)
  const form = useMoveForm('cancel', {
    initial: blank,
    order,
    // The button is disabled until a reason is chosen.
    input: ({ reasonInput: { chosen = 'Z99', note } }) => ({ code: chosen, reason: note.trim() }),
    onClose,
  })
  const { reasonInput } = form.values
  const { chosen: code } = reasonInput
  const note = reasonInput.note.trim()
  const needsNote = code === 'Z99'
  return (
    <ConfirmDialog
      action={moves.cancel}
      facts={<OrderFacts order={order} />}
      consequence={text.consequences.cancel}
      danger
      form={form}
      ready={code !== undefined && (!needsNote || isReason(note))}
      onClose={onClose}
    >
      <ReasonField
        choices={cancelCodes.filter(one => given.includes(one))}
        names={reasons}
        value={reasonInput}
        onChange={next => form.set({ reasonInput: next })}
        hint={needsNote ? text.noteNeeded : undefined}
      />
    </ConfirmDialog>
  )
}

const metresOf = (kilometres: string) => Math.round(numberOf(kilometres) * 1000)
const secondsOf = (minutes: string) => Math.round(numberOf(minutes) * 60)

/** Ends a ride on behalf of the chauffeur. */
function EndDialog({ order, onClose }: { order: OrderRow; onClose: () => void }) {
  const text = useWords(orderMovesWords)
  const form = useMoveForm('end', {
    initial: {
      driven: ((order.distanceM ?? 0) / 1000).toFixed(1),
      waited: '0',
      toll: '0',
      total: yuanOf(order.payFen),
    },
    order,
    input: ride => ({
      drivenM: metresOf(ride.driven),
      waitSeconds: secondsOf(ride.waited),
      tollFen: fen(fenOf(ride.toll) ?? 0),
      totalFen: fen(fenOf(ride.total) ?? 0),
    }),
    onClose,
  })
  const { driven, waited, toll, total } = form.values
  const [tollFen, totalFen] = [fenOf(toll), fenOf(total)]
  const isRide = metresOf(driven) >= 0 && secondsOf(waited) >= 0
  const wrongNumber = (typed: string) => (typed.trim() === '' || numberOf(typed) >= 0 ? undefined : text.notMeasured)
  const isTollAbove = tollFen !== null && totalFen !== null && tollFen > totalFen
  return (
    <QuestionDialog
      move="end"
      order={order}
      reasons={text.endReasons}
      ready={isRide && tollFen !== null && totalFen !== null && !isTollAbove}
      form={form}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-3">
        <TextField
          {...form.text('driven')}
          label={text.drivenKm}
          inputMode="decimal"
          error={form.errors.driven ?? wrongNumber(driven)}
        />
        <TextField
          {...form.text('waited')}
          label={text.waitMinutes}
          inputMode="numeric"
          error={form.errors.waited ?? wrongNumber(waited)}
        />
        <AmountField label={text.toll} value={toll} onChange={next => form.set({ toll: next })} />
        <AmountField
          label={text.total}
          value={total}
          error={isTollAbove ? text.tollAboveTotal : undefined}
          onChange={next => form.set({ total: next })}
        />
      </div>
    </QuestionDialog>
  )
}

/** Corrects the fee of a ride. */
function FeeDialog({ order, onClose }: { order: OrderRow; onClose: () => void }) {
  const text = useWords(orderMovesWords)
  const form = useMoveForm('adjustFee', {
    initial: { total: yuanOf(order.payFen) },
    order,
    input: values => ({ totalFen: fen(fenOf(values.total) ?? 0) }),
    onClose,
  })
  const { total } = form.values
  const totalFen = fenOf(total)
  return (
    <QuestionDialog
      move="adjustFee"
      order={order}
      reasons={text.feeReasons}
      ready={totalFen !== null && totalFen !== order.payFen}
      form={form}
      onClose={onClose}
    >
      <AmountField label={text.total} value={total} onChange={next => form.set({ total: next })} />
    </QuestionDialog>
  )
}

type MoveDialogProps = { move: ReasonedMove; order: OrderRow; onClose: () => void }

/** A move that needs a reason in words. */
function MoveDialog({ move, order, onClose }: MoveDialogProps) {
  const text = useWords(orderMovesWords)
  const { moves } = useWords(orderNameWords)
  const form = useMoveForm<ReasonedMove, object>(move, { initial: {}, order, input: () => ({}), onClose })
  return (
    <ReasonDialog
      action={moves[move]}
      facts={<OrderFacts order={order} />}
      consequence={text.consequences[move]}
      reasons={text.reasons[move]}
      form={form}
      onClose={onClose}
    />
  )
}

/** Closes an emergency call: confirms that both sides were called, and records what was done. */
function HelpDialog({ order, onClose }: { order: OrderRow; onClose: () => void }) {
  const text = useWords(orderMovesWords)
  const form = useMoveForm('settleHelp', {
    initial: { passengerReached: false, chauffeurReached: false, caseNo: '' },
    order,
    // The button is disabled until both were called.
    input: ({ caseNo }) => ({
      passengerReached: true as const,
      chauffeurReached: true as const,
      caseNo: caseNo.trim(),
    }),
    onClose,
  })
  const { passengerReached, chauffeurReached } = form.values
  return (
    <QuestionDialog
      move="settleHelp"
      order={order}
      reasons={text.helpReasons}
      ready={passengerReached && chauffeurReached}
      form={form}
      onClose={onClose}
    >
      <Checkbox checked={passengerReached} onChange={isReached => form.set({ passengerReached: isReached })}>
        {text.passengerReached}
      </Checkbox>
      <Checkbox checked={chauffeurReached} onChange={isReached => form.set({ chauffeurReached: isReached })}>
        {text.chauffeurReached}
      </Checkbox>
      <TextField {...form.text('caseNo')} label={text.caseNo} maxLength={40} />
    </QuestionDialog>
  )
}

/** Urges the party that the order waits for. */
function UrgeDialog({ order, onClose }: { order: OrderRow; onClose: () => void }) {
  const text = useWords(orderMovesWords)
  const { moves } = useWords(orderNameWords)
  const form = useMoveForm('urge', { initial: {}, order, input: () => ({}), onClose })
  return (
    <ConfirmDialog
      action={moves.urge}
      facts={<OrderFacts order={order} />}
      consequence={text.consequences.urge}
      form={form}
      ready
      onClose={onClose}
    />
  )
}
