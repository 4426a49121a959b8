import type { ComplaintRow } from '#contract/complaints/complaint.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { Textarea } from '#web/ui/controls/TextField.tsx'
import { complaintsWords, type SayingAction } from '#words/complaints/complaints.ts'
import { PicturesField } from './pictures/PicturesField.tsx'
import { WhatFacts } from './WhatFacts.tsx'

const operations = {
  reply: complaints.reply,
  note: complaints.note,
  checkSafety: complaints.checkSafety,
  askEvidence: complaints.askEvidence,
  giveStatement: complaints.giveStatement,
}

/** The input field of each action's command that takes the text. */
const fields = {
  reply: 'text',
  note: 'text',
  checkSafety: 'finding',
  askEvidence: 'question',
  giveStatement: 'statement',
} as const satisfies Record<SayingAction, string>
type TextField = (typeof fields)[SayingAction]

/** Actions that take pictures, too. */
const withPictures: readonly SayingAction[] = ['note', 'giveStatement']

type SayDialogProps = { action: SayingAction; complaint: ComplaintRow; onClose: () => void }
type Values = Record<TextField, string> & { imageIds: number[] }

/** An action whose input is a text, for some with pictures. */
export function SayDialog({ action, complaint, onClose }: SayDialogProps) {
  const text = useWords(complaintsWords)
  const field = fields[action]
  const takesPictures = withPictures.includes(action)
  const form = useForm<(typeof operations)[SayingAction], Values>(operations[action], {
    initial: { [field]: '', imageIds: [] as number[] } as Values,
    record: complaint,
    input: ({ imageIds, ...values }) => ({ ...values, ...(takesPictures && { imageIds }) }),
    done: text.done,
    onDone: onClose,
  })

  return (
    <ConfirmDialog
      action={text.actions[action]}
      facts={<WhatFacts complaint={complaint} />}
      consequence={text.consequences[action]}
      form={form}
      ready={form.values[field].trim().length >= 2}
      onClose={onClose}
    >
      <Textarea {...form.text(field)} label={text.sayings[action]} hint={text.saidHint} rows={4} maxLength={500} />
      {takesPictures && <PicturesField error={form.errors.imageIds} onChange={imageIds => form.set({ imageIds })} />}
    </ConfirmDialog>
  )
}
