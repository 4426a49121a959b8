import Clock3 from 'lucide-react/icons/clock-3'
import { lazily } from '#web/kit/lazily.ts'
import { useNow } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { useDeskTime } from '#web/shared/time/useDeskTime.ts'
import { PanelButton } from '#web/ui/controls/PanelButton.tsx'
import { useIsMobile } from '#web/ui/list/screenWidth.ts'
import { deskClockWords } from '#words/desk/shell.ts'

const ClockTimes = lazily(async () => (await import('./ClockTimes.tsx')).ClockTimes)

/**
 * Beijing time, by which everything is written; in a demo the time of the simulated city, which runs by itself. A phone has no
 * room for more than the time.
 */
export function DeskClock() {
  const text = useWords(deskClockWords)
  const time = useDeskTime('time')
  const now = useNow(1000)
  const isMobile = useIsMobile()
  if (!time) return null
  const { isDemo, city } = time
  const face = time.face(now)
  const shown = isMobile ? time.print(now) : face
  return (
    <PanelButton icon={Clock3} label={isDemo ? face : text.beijing(face)} face={shown} width={320}>
      {() => <ClockTimes isDemo={isDemo} city={city} />}
    </PanelButton>
  )
}
