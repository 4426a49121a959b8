import { useState } from 'react'
import type { OutputOf } from '#contract/base/operation.ts'
import type { FeedbackRow } from '#contract/feedback/feedback.ts'
import { feedback } from '#contract/feedback/feedback-desk.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { RefusedList } from '#web/shared/list/chosen/RefusedList.tsx'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { Dialog } from '#web/ui/ask/Dialog.tsx'
import { ReasonField } from '#web/ui/ask/ReasonField.tsx'
import { isReason, type ReasonInput, reasonOf } from '#web/ui/ask/reason.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { chosenWords } from '#words/base/lists.ts'
import { feedbackWords } from '#words/feedback/feedback.ts'
import { TagField } from './TagField.tsx'

type Operation = typeof feedback.closeMany | typeof feedback.tagMany
type Given = { why: ReasonInput; tags: string[] }
type Result = OutputOf<Operation>

type TogetherDialogProps = {
  action: 'tag' | 'close'
  rows: readonly FeedbackRow[]
  /** Called when the server has answered. */
  onDone: () => void
  onClose: () => void
}

/** Closes or tags several; then which ones were refused and why. */
export function TogetherDialog({ action, rows, onDone, onClose }: TogetherDialogProps) {
  const text = useWords(feedbackWords)
  const [result, setResult] = useState<Result>()
  const initial: Given = { why: { note: '' }, tags: [] }
  const targets = rows.map(({ id, version }) => ({ id, version }))
  const form = useForm<Operation, Given>(action === 'close' ? feedback.closeMany : feedback.tagMany, {
    initial,
    input: ({ why, tags: [tag = ''] }) => ({
      feedback: targets,
      ...(action === 'close' ? { reason: reasonOf(why) } : { tag }),
    }),
    onDone: answer => {
      onDone()
      if (answer.refused.length > 0) return setResult(answer)
      toast.success(text.manyDone(answer.done))
      onClose()
    },
  })
  const { why, tags } = form.values
  if (result) return <ResultDialog title={text.actions[action]} result={result} onClose={onClose} />
  return (
    <ConfirmDialog
      action={text.actions[action]}
      facts={<p className="text-sm">{text.chosenOnes(rows.length)}</p>}
      consequence={action === 'close' ? text.consequences.close : text.tagConsequence}
      danger={action === 'close'}
      form={form}
      ready={action === 'close' ? isReason(reasonOf(why)) : tags.length > 0}
      onClose={onClose}
    >
      {action === 'close' ? (
        <ReasonField
          choices={text.reasons.close}
          value={why}
          error={form.errors.reason}
          onChange={next => form.set({ why: next })}
        />
      ) : (
        <TagField tags={tags} most={1} error={form.errors.tag} onChange={next => form.set({ tags: next })} />
      )}
    </ConfirmDialog>
  )
}

type ResultProps = { title: string; result: Result; onClose: () => void }

function ResultDialog({ title, result: { done, refused }, onClose }: ResultProps) {
  const text = useWords(feedbackWords)
  const { seen } = useWords(chosenWords)
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <Button look="primary" onClick={onClose}>
          {seen}
        </Button>
      }
    >
      <div className="grid gap-3 text-sm">
        <p role="status">{text.manyDone(done)}</p>
        <RefusedList title={text.manyRefused(refused.length)} refusals={refused} />
      </div>
    </Dialog>
  )
}
