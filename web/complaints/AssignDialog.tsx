import type { ComplaintRow } from '#contract/complaints/complaint.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { ReasonField } from '#web/ui/ask/ReasonField.tsx'
import { isReason, type ReasonInput, reasonOf } from '#web/ui/ask/reason.ts'
import { complaintsWords } from '#words/complaints/complaints.ts'
import { AssigneeField } from './AssigneeField.tsx'
import { WhatFacts } from './WhatFacts.tsx'

const operations = { assign: complaints.assign, reassign: complaints.reassign }

type AssignDialogProps = { action: keyof typeof operations; complaint: ComplaintRow; onClose: () => void }

type Given = { toId: string; reasonInput: ReasonInput }
const blank: Given = { toId: '', reasonInput: { note: '' } }

/** Assigns the complaint to a colleague of its city; a reassignment needs a reason. */
export function AssignDialog({ action, complaint, onClose }: AssignDialogProps) {
  const text = useWords(complaintsWords)
  const form = useForm<(typeof operations)[typeof action], Given>(operations[action], {
    initial: blank,
    record: complaint,
    input: ({ toId, reasonInput }) => ({
      toId: Number(toId),
      ...(action === 'reassign' && { reason: reasonOf(reasonInput) }),
    }),
    done: text.done,
    onDone: onClose,
  })
  const { toId, reasonInput } = form.values

  return (
    <ConfirmDialog
      action={text.actions[action]}
      facts={<WhatFacts complaint={complaint} />}
      consequence={text.consequences[action]}
      form={form}
      ready={toId !== '' && (action === 'assign' || isReason(reasonOf(reasonInput)))}
      onClose={onClose}
    >
      <AssigneeField complaints={[complaint]} {...form.choice('toId')} />
      {action === 'reassign' && (
        <ReasonField
          choices={text.reasons.reassign}
          value={reasonInput}
          onChange={next => form.set({ reasonInput: next })}
        />
      )}
    </ConfirmDialog>
  )
}
