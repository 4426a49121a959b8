import { useState } from 'react'
import type { ComplaintRow } from '#contract/complaints/complaint.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { useAct } from '#web/kit/act.ts'
import { useRead } from '#web/kit/read.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { SureDialog } from '#web/ui/ask/SureDialog.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { complaintsText } from '#words/complaints/complaints.ts'
import { complaintNames } from '#words/complaints/names.ts'
import { WhatFacts } from './WhatFacts.tsx'

/** Ends one that is the same as another one, which stays. */
export function MergeDialog({ complaint, onClose }: { complaint: ComplaintRow; onClose: () => void }) {
  const text = useWords(complaintsText)
  const names = useWords(complaintNames)
  const { data } = useRead(complaints.get, { id: complaint.id })
  const { act, pending } = useAct(complaints.merge)
  const [intoId, setIntoId] = useState('')
  const alike = data?.alike ?? []

  async function merge(): Promise<void> {
    if (!(await act({ id: complaint.id, version: complaint.version, intoId: Number(intoId) }))) return
    toast.success(text.done)
    onClose()
  }

  return (
    <SureDialog
      act={text.acts.merge}
      facts={<WhatFacts complaint={complaint} />}
      consequence={text.consequences.merge}
      danger
      pending={pending}
      ready={intoId !== ''}
      onClose={onClose}
      onSure={() => void merge()}
    >
      <Select
        label={text.mergedInto}
        hint={data && alike.length === 0 ? text.nothingAlike : undefined}
        value={intoId}
        options={[
          { value: '', label: text.chooseMain },
          ...alike.map(({ id, no, type }) => ({
            value: String(id),
            label: `${no} · ${names.types[type]}`,
          })),
        ]}
        onChoose={setIntoId}
      />
    </SureDialog>
  )
}
