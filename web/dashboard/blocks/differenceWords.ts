import { useWords } from '#web/kit/words.ts'
import { figureWords } from '#words/dashboard/dashboard.ts'
import type { Difference } from './difference.ts'
import { type Unit, usePrints } from './prints.ts'

/** How much more or less it is, in its unit: `12%`, `1.2 points`, `03:10`. */
export function useGapText(unit: Unit): (difference: Extract<Difference, { gap: number }>) => string {
  const { points } = useWords(figureWords)
  const prints = usePrints()
  return ({ by, gap }) => {
    if (by === 'share') return prints.share(gap)
    return by === 'points' ? points(gap.toFixed(1)) : prints[unit](gap)
  }
}

/** `12% more than yesterday`, or `yesterday 3`. */
export function useDifferenceWords(unit: Unit): (difference: Difference, day: 'yesterday' | 'lastWeek') => string {
  const { than } = useWords(figureWords)
  const gapText = useGapText(unit)
  const prints = usePrints()
  return (difference, day) => {
    if ('before' in difference) return than[day].plain(prints[unit](difference.before))
    return 'by' in difference ? than[day][difference.kind](gapText(difference)) : than[day][difference.kind]
  }
}
