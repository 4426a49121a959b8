import type { FeedbackIncident } from '#contract/feedback/incidents.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { RowButton } from '#web/ui/controls/RowButton.tsx'
import { incidentWords } from '#words/feedback/feedback.ts'

type IncidentButtonsProps = {
  incident: FeedbackIncident
  /** Asks for the note that closes it: outside of the row, whose press opens the feedback of the incident. */
  onClose: (incident: FeedbackIncident) => void
}

/** Taking an incident runs at once; closing it asks for a note. */
export function IncidentButtons({ incident, onClose }: IncidentButtonsProps) {
  const text = useWords(incidentWords)
  const taking = useCommand(api.feedbackIncidents.take)
  const { id, version, allowed } = incident
  return (
    <span className="flex flex-wrap items-center gap-2">
      {allowed.includes('take') && <RowButton onPress={() => void taking.run({ id, version })}>{text.take}</RowButton>}
      <Link to={`/fankui?tab=all&incident=${id}`} className="whitespace-nowrap text-accent-ink hover:underline">
        {text.show}
      </Link>
      {allowed.includes('close') && <RowButton onPress={() => onClose(incident)}>{text.close}</RowButton>}
    </span>
  )
}
