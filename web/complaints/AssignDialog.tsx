import type { ComplaintRow } from '#contract/complaints/complaint.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { ReasonField } from '#web/ui/ask/ReasonField.tsx'
import { isReason, type ReasonInput, reasonOf } from '#web/ui/ask/reason.ts'
import { Select } from '#web/ui/controls/Select.tsx'
import { complaintsWords } from '#words/complaints/complaints.ts'
import { WhatFacts } from './WhatFacts.tsx'

type AssignDialogProps = { action: 'assign' | 'reassign'; complaint: ComplaintRow; onClose: () => void }

type Given = { toId: string; reasonInput: ReasonInput }
const blank: Given = { toId: '', reasonInput: { note: '' } }

/** Assigns the complaint to a colleague of its city, least loaded first; a reassignment needs a reason. */
export function AssignDialog({ action, complaint, onClose }: AssignDialogProps) {
  const text = useWords(complaintsWords)
  const { data } = useRead(complaints.assignees, { id: complaint.id })
  const form = useForm<typeof complaints.assign | typeof complaints.reassign, Given>(complaints[action], {
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
  const others = (data ?? []).filter(({ id }) => id !== complaint.assignee?.id)

  return (
    <ConfirmDialog
      action={text.actions[action]}
      facts={<WhatFacts complaint={complaint} />}
      consequence={text.consequences[action]}
      form={form}
      ready={toId !== '' && (action === 'assign' || isReason(reasonOf(reasonInput)))}
      onClose={onClose}
    >
      <Select
        {...form.choice('toId')}
        label={text.columns.assignee}
        options={[
          { value: '', label: text.chooseAssignee },
          ...others.map(({ id, name, inHand }) => ({ value: String(id), label: text.inHand(name, inHand) })),
        ]}
      />
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
