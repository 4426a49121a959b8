import type { Limit } from '../lists/figures.ts'
import type { Figures } from './open-screens.ts'

type Placing = { p50: number; p99: number }
type Beside = { placing: Placing; alone: Placing; figures: Figures; of: (what: string) => string }

/** What is the same of all open screens: who places orders does not notice them, and no screen is refused an answer. */
export function limitsBeside({ placing, alone, figures, of }: Beside): Limit[] {
  const ms = ({ p50, p99 }: Placing) => `${Math.round(p50)} ms in the median and ${Math.round(p99)} ms at p99`
  const placed = `Placing an order took ${ms(placing)} beside them, and ${ms(alone)} without them.`
  const { refused, answers, requests } = figures
  return [
    { what: of('placing p50 / without screens'), value: placing.p50 / alone.p50, most: 2, says: placed },
    { what: of('placing p99, ms'), value: placing.p99, most: 100, says: placed },
    {
      what: of('answers refused'),
      // Screens that ask nothing are refused nothing.
      value: answers > 0 ? refused : Number.NaN,
      most: 0,
      says: `In ${requests} requests, ${refused} questions had no answer because the server was busy or not reached; ${answers} were answered.`,
    },
  ]
}
