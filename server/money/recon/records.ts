import { differenceActions } from '#contract/money/recon/difference.ts'
import { reconActions } from '#contract/money/recon/rows.ts'
import { recordsOf } from '#server/kit/rows/records.ts'
import { dayGuard, differenceGuard } from './guards.ts'
import { type DayRecord, type DifferenceRecord, differenceStateColumn, reconDayStateColumn } from './table.ts'

/** Days of a channel. A comparison that finds what the last one found makes no new version: it moves a day by itself. */
export const dayRecords = recordsOf(reconDayStateColumn, {
  subject: 'recon',
  no: ({ day }) => day,
  actions: reconActions,
  guard: dayGuard,
  nudge: ({ id }: Pick<DayRecord, 'id'>) => ({ word: 'recon.changed', id }),
})

export const differenceRecords = recordsOf(differenceStateColumn, {
  subject: 'reconDifferences',
  no: ({ no }) => no,
  actions: differenceActions,
  guard: differenceGuard,
  nudge: ({ id }: Pick<DifferenceRecord, 'id'>) => ({ word: 'reconDifferences.changed', id }),
})
