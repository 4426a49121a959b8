import type { CityClock } from '#contract/demo/city-clock.ts'
import { cityTimeAt } from '#contract/demo/demo.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { type TimeShape, useTimeFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { deskClockWords } from '#words/desk/shell.ts'

type DeskTime = {
  isDemo: boolean
  city: CityClock | null
  /** A moment as a clock shows it: in Beijing time, in a demo in that of the simulated city. */
  print: (at: number) => string
  /** The same with what a demo has beside it: that it is one, and how fast time runs there. */
  face: (at: number) => string
}

/** The clock by which the desk lives; undefined until it is known. */
export function useDeskTime(shape: TimeShape): DeskTime | undefined {
  const text = useWords(deskClockWords)
  const { data: person } = useRead(api.session.userInfo, {})
  const write = useTimeFormat(shape)
  if (!person) return undefined
  const isDemo = person.demo !== null
  const city = person.demo?.city ?? null
  const print = (at: number) => write(city ? cityTimeAt(city, at) : at)
  const speed = city && city.speed !== 1 ? [text.speed(city.speed)] : []
  return {
    isDemo,
    city,
    print,
    face: at => (isDemo ? [`${text.demo} ${print(at)}`, ...speed].join(' · ') : print(at)),
  }
}
