import { useState } from 'react'
import type { ComplaintRow } from '#contract/complaints/complaint.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { useAct } from '#web/kit/act.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { SureDialog } from '#web/ui/ask/SureDialog.tsx'
import { Textarea } from '#web/ui/controls/TextField.tsx'
import { complaintsText, type SayingAct } from '#words/complaints/complaints.ts'
import { WhatFacts } from './WhatFacts.tsx'

/** What the words of each act are called on the way to the server. */
const fields = {
  reply: 'text',
  note: 'text',
  checkSafety: 'finding',
  askEvidence: 'question',
  giveStatement: 'statement',
} as const satisfies Record<SayingAct, string>

type SayDialogProps = { act: SayingAct; complaint: ComplaintRow; onClose: () => void }

/** An act that consists of what is said. */
export function SayDialog({ act, complaint, onClose }: SayDialogProps) {
  const text = useWords(complaintsText)
  const [said, setSaid] = useState('')
  const running = useAct(complaints[act])
  const field = fields[act]

  async function say(): Promise<void> {
    const words = { [field]: said.trim() } as Record<'text' | 'finding' | 'question' | 'statement', string>
    if (!(await running.act({ id: complaint.id, version: complaint.version, ...words }))) return
    toast.success(text.done)
    onClose()
  }

  return (
    <SureDialog
      act={text.acts[act]}
      facts={<WhatFacts complaint={complaint} />}
      consequence={text.consequences[act]}
      pending={running.pending}
      ready={said.trim().length >= 2}
      onClose={onClose}
      onSure={() => void say()}
    >
      <Textarea
        label={text.sayings[act]}
        hint={text.saidHint}
        error={running.refused?.fields[field]}
        rows={4}
        maxLength={500}
        value={said}
        onChange={event => setSaid(event.target.value)}
      />
    </SureDialog>
  )
}
