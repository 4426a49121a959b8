import { z } from 'zod'
import { DayLimit } from '#contract/base/values.ts'
import { differenceKinds, differenceMachine } from '#contract/money/recon/difference.ts'
import { reconDayMachine } from '#contract/money/recon/rows.ts'

export const reconTabs = ['days', 'differences'] as const
export type ReconTab = (typeof reconTabs)[number]

export const dayParts = ['matched', ...differenceKinds] as const
export type DayPart = (typeof dayParts)[number]

const any = z.literal('')

/** What the page shows, in the address. `open` is the row of the tab whose drawer is open, `part` what is shown of an open day. */
export const Question = z.object({
  tab: z.enum(reconTabs).default('days'),
  channel: z.string().max(64).default(''),
  state: z.enum(reconDayMachine.states).or(any).default(''),
  from: DayLimit,
  to: DayLimit,
  search: z.string().max(64).default(''),
  kind: z.enum(differenceKinds).or(any).default(''),
  standing: z
    .enum([...differenceMachine.states, 'mine', 'unsettled'])
    .or(any)
    .default(''),
  open: z.int().min(0).default(0),
  part: z.enum(dayParts).or(any).default(''),
})
export type Question = z.output<typeof Question>

/** The fields that are about one row. */
export const passing = ['open', 'part'] as const

/** What a tab starts with. */
export const cleared: Omit<Question, 'tab'> = {
  channel: '',
  state: '',
  from: '',
  to: '',
  search: '',
  kind: '',
  standing: '',
  open: 0,
  part: '',
}

export function dayAddress(id: number): string {
  return `/finance/recon?open=${id}`
}
