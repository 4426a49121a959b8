import ChevronDown from 'lucide-react/icons/chevron-down'
import Siren from 'lucide-react/icons/siren'
import { useState } from 'react'
import { shanghaiMoment } from '#contract/base/shanghai.ts'
import type { Alarm } from '#contract/desk/notifications.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { useIsMobile } from '#web/ui/list/screenWidth.ts'
import { Time } from '#web/ui/show/Time.tsx'
import { shellWords } from '#words/desk/shell.ts'
import type { Alarms } from './alarms.ts'

/**
 * Above the page and not over it: a bar that covers controls would block them until the alarm is taken. One alarm high, so
 * that the page keeps its place however many there are; the others are scrolled to, or all unfolded by a press. On a phone a single one
 * unfolds as well, to its whole reason.
 */
export function AlarmBar({ alarms, onOpen }: { alarms: Alarms; onOpen: (alarm: Alarm) => void }) {
  const words = useWords(shellWords)
  const [isUnfolded, setUnfolded] = useState(false)
  const isMobile = useIsMobile()
  const { rows, isClaiming, claim } = alarms
  return (
    <section
      aria-label={words.alarms}
      className="flex shrink-0 items-start border-b border-line bg-bad-soft text-sm text-bad-ink"
    >
      <ul
        aria-live="assertive"
        className={`min-w-0 flex-1 overflow-y-auto ${isUnfolded ? 'max-h-[40dvh] divide-y divide-line' : 'h-11'}`}
      >
        {rows.map(alarm => (
          <li
            key={alarm.id}
            className={`flex items-center gap-3 px-4 max-desktop:pl-2 ${isUnfolded ? 'min-h-11' : 'h-11'}`}
          >
            <Siren size={16} aria-hidden className="shrink-0" />
            <button
              type="button"
              title={alarm.msg}
              onClick={() => onOpen(alarm)}
              className={`min-h-11 min-w-0 flex-1 text-left font-medium underline-offset-4 hover:underline ${isUnfolded ? 'py-1 break-words' : 'truncate'}`}
            >
              {alarm.msg}
            </button>
            <span className="shrink-0 text-xs max-desktop:hidden">
              <Time at={shanghaiMoment(alarm.createTime)} />
            </span>
            <Button look="danger" className="max-desktop:h-11!" disabled={isClaiming} onClick={() => claim(alarm)}>
              {words.claimAlarm}
            </Button>
          </li>
        ))}
      </ul>
      {(rows.length > 1 || isMobile) && (
        <button
          type="button"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
          className="flex h-11 min-w-11 shrink-0 items-center justify-center gap-1 px-3 -outline-offset-2 hover:underline max-desktop:px-2"
        >
          {isUnfolded ? words.foldAlarms : words.allAlarms(rows.length)}
          <ChevronDown size={14} aria-hidden className={isUnfolded ? 'rotate-180' : ''} />
        </button>
      )}
    </section>
  )
}
