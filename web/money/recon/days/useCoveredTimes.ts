import { shanghaiTime } from '#contract/base/shanghai.ts'
import type { ReconDay } from '#contract/money/recon/rows.ts'
import { useWords } from '#web/kit/words.ts'
import { reconWords } from '#words/money/recon.ts'

/** Which times of the day its bills cover, in words. */
export function useCoveredTimes({ covered, isWhole }: Pick<ReconDay, 'covered' | 'isWhole'>): string {
  const text = useWords(reconWords)
  if (covered.length === 0) return text.states.awaiting
  if (isWhole) return text.covered(text.wholeDay)
  const spans = covered.map(({ from, until }) => `${shanghaiTime(from).slice(0, 5)}–${endOf(until)}`)
  return text.covered(spans.join('、'))
}

/** The end of a day is its 24:00. */
function endOf(until: number): string {
  const time = shanghaiTime(until).slice(0, 5)
  return time === '00:00' ? '24:00' : time
}
