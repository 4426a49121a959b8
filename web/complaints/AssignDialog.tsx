import type { ComplaintRow } from '#contract/complaints/complaint.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ReasonField } from '#web/ui/ask/ReasonField.tsx'
import { isReason, reasonOf, type Said } from '#web/ui/ask/reason.ts'
import { SureDialog } from '#web/ui/ask/SureDialog.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { complaintsWords } from '#words/complaints/complaints.ts'
import { WhatFacts } from './WhatFacts.tsx'

type AssignDialogProps = { act: 'assign' | 'reassign'; complaint: ComplaintRow; onClose: () => void }

type Given = { toId: string; said: Said }
const blank: Given = { toId: '', said: { note: '' } }

/** Gives it to a colleague of its city, whoever has least in hand first; from one to another also why. */
export function AssignDialog({ act, complaint, onClose }: AssignDialogProps) {
  const text = useWords(complaintsWords)
  const { data } = useRead(complaints.assignees, { id: complaint.id })
  const form = useForm<typeof complaints.assign | typeof complaints.reassign, Given>(complaints[act], {
    initial: blank,
    record: complaint,
    input: ({ toId, said }) => ({ toId: Number(toId), ...(act === 'reassign' && { reason: reasonOf(said) }) }),
    done: text.done,
    onDone: onClose,
  })
  const { toId, said } = form.values
  const others = (data ?? []).filter(({ id }) => id !== complaint.assignee?.id)

  return (
    <SureDialog
      act={text.acts[act]}
      facts={<WhatFacts complaint={complaint} />}
      consequence={text.consequences[act]}
      form={form}
      ready={toId !== '' && (act === 'assign' || isReason(reasonOf(said)))}
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
      {act === 'reassign' && (
        <ReasonField choices={text.reasons.reassign} said={said} onSay={next => form.set({ said: next })} />
      )}
    </SureDialog>
  )
}
