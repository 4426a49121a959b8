import { Suspense, useState } from 'react'
import { type FeedbackIncident, feedbackIncidents } from '#contract/feedback/incidents.ts'
import { useCommand } from '#web/kit/command.ts'
import { lazily } from '#web/kit/lazily.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { RowButton } from '#web/ui/controls/RowButton.tsx'
import { incidentWords } from '#words/feedback/feedback.ts'

const CloseDialog = lazily(async () => (await import('./CloseDialog.tsx')).CloseDialog)

/** Taking an incident runs at once; closing it asks for a note. */
export function IncidentButtons({ incident }: { incident: FeedbackIncident }) {
  const text = useWords(incidentWords)
  const [isClosing, setClosing] = useState(false)
  const taking = useCommand(feedbackIncidents.take)
  const { id, version, allowed } = incident
  return (
    <span className="flex flex-wrap items-center gap-2">
      {allowed.includes('take') && <RowButton onPress={() => void taking.run({ id, version })}>{text.take}</RowButton>}
      <Link to={`/fankui?tab=all&incident=${id}`} className="whitespace-nowrap text-accent-ink hover:underline">
        {text.show}
      </Link>
      {allowed.includes('close') && <RowButton onPress={() => setClosing(true)}>{text.close}</RowButton>}
      <Suspense>{isClosing && <CloseDialog incident={incident} onClose={() => setClosing(false)} />}</Suspense>
    </span>
  )
}
