import type { ComplaintRow } from '#contract/complaints/complaint.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { complaintsWords } from '#words/complaints/complaints.ts'
import { complaintNameWords } from '#words/complaints/names.ts'
import { WhatFacts } from './WhatFacts.tsx'

/** Closes a duplicate in favour of another complaint. */
export function MergeDialog({ complaint, onClose }: { complaint: ComplaintRow; onClose: () => void }) {
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
  const alike = data?.alike ?? []

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
