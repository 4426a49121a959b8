import { type FeedbackIncident, feedbackIncidents } from '#contract/feedback/incidents.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { ReasonField } from '#web/ui/ask/ReasonField.tsx'
import { isReason, type ReasonInput, reasonOf } from '#web/ui/ask/reason.ts'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { feedbackWords, incidentWords } from '#words/feedback/feedback.ts'

const blank: { why: ReasonInput } = { why: { note: '' } }

/** Ends an incident, with what it was. */
export function CloseDialog({ incident, onClose }: { incident: FeedbackIncident; onClose: () => void }) {
  const text = useWords(incidentWords)
  const { done } = useWords(feedbackWords)
  const form = useForm(feedbackIncidents.close, {
    initial: blank,
    record: incident,
    input: ({ why }) => ({ note: reasonOf(why) }),
    done,
    onDone: onClose,
  })
  const { why } = form.values
  return (
    <ConfirmDialog
      action={text.close}
      facts={
        <Facts>
          <Fact name={text.columns.term}>{incident.term}</Fact>
          <Fact name={text.columns.reports}>{incident.reports}</Fact>
        </Facts>
      }
      consequence={text.closeConsequence}
      form={form}
      ready={isReason(reasonOf(why))}
      onClose={onClose}
    >
      <ReasonField
        choices={text.note}
        value={why}
        error={form.errors.note}
        onChange={next => form.set({ why: next })}
      />
    </ConfirmDialog>
  )
}
