import Languages from 'lucide-react/icons/languages'
import type { FeedbackRow } from '#contract/feedback/feedback.ts'
import { feedback } from '#contract/feedback/feedback-desk.ts'
import { useLanguageName } from '#web/feedback/list/badges.tsx'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { Textarea, TextField } from '#web/ui/controls/TextField.tsx'
import { feedbackWords } from '#words/feedback/feedback.ts'
import { WhatFacts } from './WhatFacts.tsx'

const operations = { reply: feedback.reply, adopt: feedback.adopt }

type AnswerDialogProps = { action: keyof typeof operations; row: FeedbackRow; onClose: () => void }
type Given = { text: string; appVersion: string }

/** What the person reads in their app, and for what is adopted the version. */
export function AnswerDialog({ action, row, onClose }: AnswerDialogProps) {
  const text = useWords(feedbackWords)
  const languageName = useLanguageName(row.language)
  const form = useForm<(typeof operations)[typeof action], Given>(operations[action], {
    initial: { text: '', appVersion: '' },
    record: row,
    input: given => (action === 'adopt' ? given : { text: given.text }),
    done: text.done,
    onDone: onClose,
  })
  const { text: said, appVersion } = form.values
  const isReady = said.trim() !== '' && (action === 'reply' || appVersion.trim() !== '')
  return (
    <ConfirmDialog
      action={text.actions[action]}
      facts={<WhatFacts row={row} />}
      consequence={text.consequences[action]}
      form={form}
      ready={isReady}
      onClose={onClose}
    >
      {action === 'adopt' && (
        <TextField {...form.text('appVersion')} label={text.adoptedVersion} maxLength={32} autoComplete="off" />
      )}
      <p className="flex items-center gap-2 text-sm text-accent-ink">
        <Languages size={16} aria-hidden className="shrink-0" />
        {text.replyTo(languageName)}
      </p>
      <Textarea
        {...form.text('text')}
        label={text.replyText}
        hint={text.replyHint}
        rows={5}
        maxLength={500}
        lang={row.language}
      />
    </ConfirmDialog>
  )
}
