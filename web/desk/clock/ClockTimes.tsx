import type { CityClock } from '#contract/demo/city-clock.ts'
import { cityTimeAt } from '#contract/demo/demo.ts'
import { useNow, useTimeFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { clockTimesWords } from '#words/desk/panels.ts'
import { deskClockWords } from '#words/desk/shell.ts'

/** What the clock of the bar says when it is pressed. */
export function ClockTimes({ isDemo, city }: { isDemo: boolean; city: CityClock | null }) {
  return isDemo ? <DemoTimes city={city} /> : <BeijingTime />
}

function BeijingTime() {
  const { beijing } = useWords(deskClockWords)
  const text = useWords(clockTimesWords)
  const full = useTimeFormat('full')
  return (
    <div className="grid gap-2 p-3 text-sm">
      <p className="font-medium">{beijing(full(useNow(1000)))}</p>
      <p className="text-muted">{text.everythingInBeijing}</p>
    </div>
  )
}

function DemoTimes({ city }: { city: CityClock | null }) {
  const text = useWords(clockTimesWords)
  const now = useNow(1000)
  const [second, full] = [useTimeFormat('second'), useTimeFormat('full')]
  return (
    <div className="grid gap-2 p-3 text-sm">
      <p className="font-medium">{text.demoTitle}</p>
      <p>{city ? text.city(second(cityTimeAt(city, now))) : text.quiet}</p>
      {city && city.speed !== 1 && <p>{text.faster(city.speed)}</p>}
      <p className="text-muted">{text.records(full(now))}</p>
    </div>
  )
}
