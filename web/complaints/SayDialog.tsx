import type { ComplaintRow } from '#contract/complaints/complaint.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { SureDialog } from '#web/ui/ask/SureDialog.tsx'
import { Textarea } from '#web/ui/controls/TextField.tsx'
import { complaintsWords, type SayingAct } from '#words/complaints/complaints.ts'
import { WhatFacts } from './WhatFacts.tsx'

/** The field of the command that takes the text of each action. */
const fields = {
  reply: 'text',
  note: 'text',
  checkSafety: 'finding',
  askEvidence: 'question',
  giveStatement: 'statement',
} as const satisfies Record<SayingAct, string>
type TextField = (typeof fields)[SayingAct]

type SayDialogProps = { act: SayingAct; complaint: ComplaintRow; onClose: () => void }

/** An act that consists of what is said. */
export function SayDialog({ act, complaint, onClose }: SayDialogProps) {
  const text = useWords(complaintsWords)
  const field = fields[act]
  const form = useForm<(typeof complaints)[SayingAct], Record<TextField, string>>(complaints[act], {
    initial: { [field]: '' } as Record<TextField, string>,
    record: complaint,
    input: values => values,
    done: text.done,
    onDone: onClose,
  })

  return (
    <SureDialog
      act={text.acts[act]}
      facts={<WhatFacts complaint={complaint} />}
      consequence={text.consequences[act]}
      form={form}
      ready={form.values[field].trim().length >= 2}
      onClose={onClose}
    >
      <Textarea {...form.text(field)} label={text.sayings[act]} hint={text.saidHint} rows={4} maxLength={500} />
    </SureDialog>
  )
}
