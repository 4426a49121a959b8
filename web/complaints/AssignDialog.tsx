import { useState } from 'react'
import type { ComplaintRow } from '#contract/complaints/complaint.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { useAct } from '#web/kit/act.ts'
import { useRead } from '#web/kit/read.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { ReasonField } from '#web/ui/ask/ReasonField.tsx'
import { isReason, reasonOf, type Said } from '#web/ui/ask/reason.ts'
import { SureDialog } from '#web/ui/ask/SureDialog.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { complaintsText } from '#words/complaints/complaints.ts'
import { WhatFacts } from './WhatFacts.tsx'

type AssignDialogProps = { act: 'assign' | 'reassign'; complaint: ComplaintRow; onClose: () => void }

/** Gives it to a colleague of its city, whoever has least in hand first; from one to another also why. */
export function AssignDialog({ act, complaint, onClose }: AssignDialogProps) {
  const text = useWords(complaintsText)
  const { data } = useRead(complaints.assignees, { id: complaint.id })
  const assigning = useAct(complaints.assign)
  const reassigning = useAct(complaints.reassign)
  const [toId, setToId] = useState('')
  const [said, setSaid] = useState<Said>({ note: '' })
  const others = (data ?? []).filter(({ id }) => id !== complaint.assignee?.id)

  async function give(): Promise<void> {
    const target = { id: complaint.id, version: complaint.version, toId: Number(toId) }
    const done =
      act === 'assign' ? await assigning.act(target) : await reassigning.act({ ...target, reason: reasonOf(said) })
    if (!done) return
    toast.success(text.done)
    onClose()
  }

  return (
    <SureDialog
      act={text.acts[act]}
      facts={<WhatFacts complaint={complaint} />}
      consequence={text.consequences[act]}
      pending={assigning.pending || reassigning.pending}
      ready={toId !== '' && (act === 'assign' || isReason(reasonOf(said)))}
      onClose={onClose}
      onSure={() => void give()}
    >
      <Select
        label={text.columns.assignee}
        value={toId}
        options={[
          { value: '', label: text.chooseAssignee },
          ...others.map(({ id, name, inHand }) => ({ value: String(id), label: text.inHand(name, inHand) })),
        ]}
        onChoose={setToId}
      />
      {act === 'reassign' && <ReasonField choices={text.reasons.reassign} said={said} onSay={setSaid} />}
    </SureDialog>
  )
}
