import CircleCheck from 'lucide-react/icons/circle-check'
import Siren from 'lucide-react/icons/siren'
import { api } from '#web/kit/api.ts'
import { useMay } from '#web/kit/may.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { Clock } from '#web/ui/show/Clock.tsx'
import { wallWords } from '#words/dashboard/wall.ts'

/** As many as the column has room for. */
const mostShown = 8

/** The alarms that ring for this reader; here nobody takes them. Who may hear none of orders is not told that there are none. */
export function Alarms() {
  const text = useWords(wallWords)
  const mayHear = useMay('orders.exception')
  const { data } = useRead(api.notifications.alarms, {})
  const rows = data?.rows ?? []
  if (!data || (rows.length === 0 && !mayHear)) return null
  return (
    <section aria-labelledby="wall-alarms" className="flex min-h-0 flex-1 flex-col">
      <h2 id="wall-alarms" className="mb-2 text-sm text-muted">
        {text.alarms} {rows.length > 0 && rows.length}
      </h2>
      {rows.length === 0 && (
        <p className="flex items-center gap-2 text-base text-good-ink">
          <CircleCheck size={18} aria-hidden />
          {text.noAlarm}
        </p>
      )}
      <ul className="grid min-h-0 gap-2 overflow-hidden">
        {rows.slice(0, mostShown).map(({ id, msg, since }) => (
          <li key={id} className="flex items-center gap-3 rounded-md bg-bad-soft px-3 py-2 text-base text-bad-ink">
            <Siren size={18} aria-hidden className="shrink-0" />
            <span className="min-w-0 flex-1 break-words">{msg}</span>
            <Clock since={since} due={since} />
          </li>
        ))}
      </ul>
    </section>
  )
}
