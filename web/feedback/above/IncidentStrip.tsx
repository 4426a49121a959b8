import Siren from 'lucide-react/icons/siren'
import { Suspense, useState } from 'react'
import type { FeedbackIncident } from '#contract/feedback/incidents.ts'
import { IncidentButtons } from '#web/feedback/incidents/IncidentButtons.tsx'
import { lazily } from '#web/kit/lazily.ts'
import { useWords } from '#web/kit/words.ts'
import { incidentWords } from '#words/feedback/feedback.ts'
import { useOpenIncidents } from './useTabs.ts'

const CloseDialog = lazily(async () => (await import('#web/feedback/incidents/CloseDialog.tsx')).CloseDialog)

/** Above the list: incidents that are not closed, and who takes care of them. */
export function IncidentStrip() {
  const text = useWords(incidentWords)
  const { rows } = useOpenIncidents()
  const [closing, setClosing] = useState<FeedbackIncident>()
  if (rows.length === 0) return null
  return (
    <ul className="max-h-32 shrink-0 overflow-y-auto bg-bad-soft desktop:max-h-16 text-sm text-bad-ink">
      {rows.map(incident => (
        <li
          key={incident.id}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2 last:border-b-0"
        >
          <Siren size={16} aria-hidden className="shrink-0" />
          <span className="min-w-0 flex-1 basis-56 break-words">{text.strip(incident.term, incident.reports)}</span>
          <span className="text-xs">{incident.taker?.name ?? text.untaken}</span>
          <IncidentButtons incident={incident} onClose={setClosing} />
        </li>
      ))}
      <Suspense>{closing && <CloseDialog incident={closing} onClose={() => setClosing(undefined)} />}</Suspense>
    </ul>
  )
}
