import type { ComplaintRow, StaffComplaintMove } from '#contract/complaints/complaint.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { useReasonForm } from '#web/shared/form/useReasonForm.ts'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { complaintsWords, type ReasonedAction } from '#words/complaints/complaints.ts'
import { complaintNameWords } from '#words/complaints/names.ts'
import { AssignDialog } from './AssignDialog.tsx'
import { DecisionDialog } from './decision/DecisionDialog.tsx'
import { SayDialog } from './SayDialog.tsx'
import { WhatFacts } from './WhatFacts.tsx'

/** To claim one needs no dialog. */
export type AskedAction = Exclude<StaffComplaintMove, 'claim'>

type ActionDialogProps = { action: AskedAction; complaint: ComplaintRow; onClose: () => void }

/** The dialog of the chosen action. */
export function ActionDialog({ action, complaint, onClose }: ActionDialogProps) {
  if (action === 'assign' || action === 'reassign')
    return <AssignDialog action={action} complaint={complaint} onClose={onClose} />
  if (action === 'propose' || action === 'resolve')
    return <DecisionDialog action={action} complaint={complaint} onClose={onClose} />
  if (action === 'merge') return <MergeDialog complaint={complaint} onClose={onClose} />
  if (action === 'dispute' || action === 'escalate' || action === 'withdraw' || action === 'reopen')
    return <ReasonedDialog action={action} complaint={complaint} onClose={onClose} />
  return <SayDialog action={action} complaint={complaint} onClose={onClose} />
}

const operations = {
  dispute: complaints.dispute,
  escalate: complaints.escalate,
  withdraw: complaints.withdraw,
  reopen: complaints.reopen,
}

/** An action that needs nothing but a reason. */
function ReasonedDialog({ action, complaint, onClose }: ActionDialogProps & { action: ReasonedAction }) {
  const text = useWords(complaintsWords)
  const form = useReasonForm(operations[action], complaint, { done: text.done, onDone: onClose })

  return (
    <ReasonDialog
      action={text.actions[action]}
      facts={<WhatFacts complaint={complaint} />}
      consequence={text.consequences[action]}
      danger={action === 'withdraw'}
      reasons={text.reasons[action]}
      form={form}
      onClose={onClose}
    />
  )
}

/** Closes a duplicate in favour of another complaint. */
function MergeDialog({ complaint, onClose }: { complaint: ComplaintRow; onClose: () => void }) {
  const text = useWords(complaintsWords)
  const names = useWords(complaintNameWords)
  const { data } = useRead(api.complaints.get, { id: complaint.id })
  const form = useForm(complaints.merge, {
    initial: { intoId: '' },
    record: complaint,
    input: ({ intoId }) => ({ intoId: Number(intoId) }),
    done: text.done,
    onDone: onClose,
  })
  const alike = (data?.alike ?? []).filter(({ obstacle }) => obstacle === null)

  return (
    <ConfirmDialog
      action={text.actions.merge}
      facts={<WhatFacts complaint={complaint} />}
      consequence={text.consequences.merge}
      danger
      form={form}
      ready={form.values.intoId !== ''}
      onClose={onClose}
    >
      <Select
        {...form.choice('intoId')}
        label={text.mergedInto}
        hint={data && alike.length === 0 ? text.nothingAlike : undefined}
        options={[
          { value: '', label: text.chooseMain },
          ...alike.map(({ id, no, type }) => ({
            value: String(id),
            label: `${no} · ${names.types[type]}`,
          })),
        ]}
      />
    </ConfirmDialog>
  )
}
