import {
  type rejectCodes as codes,
  rejectCodes,
  type WithdrawalAction,
  type WithdrawalRow,
} from '#contract/money/withdrawal.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { useReasonForm } from '#web/shared/form/useReasonForm.ts'
import { ReceiptField } from '#web/shared/receipt/ReceiptField.tsx'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { ReasonField } from '#web/ui/ask/ReasonField.tsx'
import { isReason, type ReasonInput } from '#web/ui/ask/reason.ts'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { receiptWords } from '#words/money/receipt.ts'
import { withdrawalLabelWords, withdrawalsWords } from '#words/money/withdrawals.ts'
import { ApproveDialog } from './ApproveDialog.tsx'
import { ConfirmManualDialog, RetryDialog } from './ConfirmingDialogs.tsx'
import { WhatFacts } from './WhatFacts.tsx'

/** Asking the channel needs no dialog, and payments of one and of many have one of their own. */
export type DialogAction = Exclude<WithdrawalAction, 'query' | 'pay'>

type ActionDialogProps = { action: DialogAction; row: WithdrawalRow; onClose: () => void }

const dialogs = {
  approve: ApproveDialog,
  reject: RejectDialog,
  retry: RetryDialog,
  giveBack: GiveBackDialog,
  recordManual: ManualDialog,
  confirmManual: ConfirmManualDialog,
  refuseManual: RefuseManualDialog,
} satisfies Record<DialogAction, unknown>

/** The dialog of an action on one withdrawal. */
export function ActionDialog({ action, row, onClose }: ActionDialogProps) {
  const Dialog = dialogs[action]
  return <Dialog row={row} onClose={onClose} />
}

/** Records that it was paid outside of the channels. */
function ManualDialog({ row, onClose }: { row: WithdrawalRow; onClose: () => void }) {
  const text = useWords(withdrawalsWords)
  const receipt = useWords(receiptWords)
  const form = useForm(withdrawals.recordManual, {
    initial: { channelNo: '', fileId: '' },
    record: row,
    input: values => ({ ...values, reason: '' }),
    done: text.dones.recordManual,
    onDone: onClose,
  })
  const { channelNo, fileId } = form.values
  return (
    <ReasonDialog
      action={`${text.actions.recordManual} ${row.no}`}
      facts={<WhatFacts row={row} />}
      consequence={text.consequences.recordManual}
      danger
      reasons={text.reasons.recordManual}
      form={form}
      ready={channelNo.trim() !== '' && fileId !== ''}
      onClose={onClose}
    >
      <TextField {...form.text('channelNo')} label={receipt.manualNo} autoComplete="off" maxLength={64} />
      <ReceiptField fileId={fileId} error={form.errors.fileId} onUploaded={next => form.set({ fileId: next })} />
    </ReasonDialog>
  )
}

type DialogProps = { row: WithdrawalRow; onClose: () => void }

/** Puts the money of a failed payment back into its owner's balance. */
function GiveBackDialog(props: DialogProps) {
  return <ReasonedDialog action="giveBack" {...props} />
}

/** Says that a payment outside of the channels was not made as recorded. */
function RefuseManualDialog(props: DialogProps) {
  return <ReasonedDialog action="refuseManual" {...props} />
}

const operations = { giveBack: withdrawals.giveBack, refuseManual: withdrawals.refuseManual }

function ReasonedDialog({ action, row, onClose }: DialogProps & { action: keyof typeof operations }) {
  const text = useWords(withdrawalsWords)
  const form = useReasonForm(operations[action], row, { done: text.dones[action], onDone: onClose })
  return (
    <ReasonDialog
      action={`${text.actions[action]} ${row.no}`}
      facts={<WhatFacts row={row} />}
      consequence={text.consequences[action]}
      danger
      reasons={text.reasons[action]}
      form={form}
      onClose={onClose}
    />
  )
}

type Code = (typeof codes)[number]
const blank: { why: ReasonInput<Code> } = { why: { note: '' } }

/** Rejects one withdrawal: what is wrong, and a text for its owner where that does not say it. */
function RejectDialog({ row, onClose }: { row: WithdrawalRow; onClose: () => void }) {
  const text = useWords(withdrawalsWords)
  const names = useWords(withdrawalLabelWords).rejectCodes
  const reasonIn = ({ chosen, note }: ReasonInput<Code>) =>
    note.trim() || (chosen && chosen !== 'other' ? names[chosen] : '')
  const form = useForm(withdrawals.reject, {
    initial: blank,
    record: row,
    input: ({ why }) => ({ code: why.chosen ?? 'other', reason: reasonIn(why) }),
    done: text.dones.reject,
    onDone: onClose,
  })
  const { why } = form.values
  return (
    <ConfirmDialog
      action={`${text.actions.reject} ${row.no}`}
      facts={<WhatFacts row={row} />}
      consequence={text.consequences.reject}
      danger
      form={form}
      ready={why.chosen !== undefined && isReason(reasonIn(why))}
      onClose={onClose}
    >
      <ReasonField
        choices={rejectCodes}
        names={names}
        value={why}
        error={form.errors.reason}
        onChange={next => form.set({ why: next })}
      />
    </ConfirmDialog>
  )
}
