import { Siren } from 'lucide-react'
import type { Alarm } from '#contract/notifications.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { shellWords } from '#words/shell/shell.ts'
import type { Alarms } from './alarms.ts'
import { sentAt } from './toastTargets.ts'

const mostShown = 3

/** Above the page and not over it: a bar that covers controls would block them until the alarm is taken. */
export function AlarmBar({ alarms, onOpen }: { alarms: Alarms; onOpen: (alarm: Alarm) => void }) {
  const words = useWords(shellWords)
  const { rows, isClaiming, claim } = alarms
  if (rows.length === 0) return null
  const more = rows.length - mostShown
  return (
    <section
      aria-label={words.alarms}
      className="max-h-[40dvh] shrink-0 divide-y divide-line overflow-y-auto border-b border-line bg-bad-soft text-sm text-bad-ink"
    >
      <ul aria-live="assertive" className="divide-y divide-line">
        {rows.slice(0, mostShown).map(alarm => (
          <li key={alarm.id} className="flex min-h-11 items-center gap-3 px-4 py-1.5">
            <Siren size={16} aria-hidden className="shrink-0" />
            <button
              type="button"
              onClick={() => onOpen(alarm)}
              className="min-w-0 flex-1 text-left font-medium break-words underline-offset-4 hover:underline"
            >
              {alarm.msg}
            </button>
            <span className="shrink-0 text-xs max-desktop:hidden">
              <Time at={sentAt(alarm.createTime)} />
            </span>
            <Button look="danger" disabled={isClaiming} onClick={() => claim(alarm)}>
              {words.claimAlarm}
            </Button>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="px-4 py-1.5 text-xs">{words.moreAlarms(more)}</p>}
    </section>
  )
}
