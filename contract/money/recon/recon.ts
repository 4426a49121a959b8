import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'
import { AfterId, AfterRank, PageLimit, pageOf } from '#contract/base/page.ts'
import { Day, DayLimit, Id, ReasonedTarget, reasonText, Target } from '#contract/base/values.ts'
import { exportCommand } from '#contract/desk/exports.ts'
import { billColumns, billFaults, mostPackedBytes } from './bill.ts'
import { differenceKinds, differenceMachine, differenceOutcomes } from './difference.ts'
import { ReconDay, ReconDifference, ReconMatch, reconDayMachine } from './rows.ts'

/** Reconciliation: the bill of a payment channel for a day is compared with what the ledger says of that channel. */

const ReconQuestion = z.object({
  channel: z.string().max(64).default(''),
  state: z.enum(reconDayMachine.states).optional(),
  from: DayLimit,
  to: DayLimit,
  after: AfterRank,
  limit: PageLimit,
})

const DifferenceQuestion = z.object({
  dayId: Id.optional(),
  kind: z.enum(differenceKinds).optional(),
  /** `unsettled`: any other than settled. */
  state: z.enum([...differenceMachine.states, 'unsettled']).optional(),
  isMine: z.boolean().default(false),
  /** A number of a difference, of a channel, or of ours. */
  search: z.string().trim().max(64).default(''),
  after: AfterId,
  limit: PageLimit,
})

/** A row of an uploaded bill that cannot be read; `line` counts from 1, the header included. */
const BillLineFault = z.object({ line: z.int(), column: z.enum(billColumns), fault: z.enum(billFaults) })
export type BillLineFault = z.output<typeof BillLineFault>

const read = { needs: 'recon.view', cityScope: 'none' } as const
const change = { needs: 'recon.settle', cityScope: 'none' } as const

export const recon = {
  /** Days of channels, the newest first. */
  list: query('recon.list', { ...read, input: ReconQuestion, output: pageOf(ReconDay) }),
  get: query('recon.get', { ...read, input: z.object({ id: Id }), output: ReconDay }),
  export: exportCommand('recon.export', ReconQuestion),
  /** The channels that there are, and why money is not paid out now: days that do not balance and that nobody confirmed. */
  standing: query('recon.standing', {
    ...read,
    input: z.object({}),
    output: z.object({
      channels: z.array(z.object({ id: z.string(), name: z.string() })),
      /** Days of channels that moved money and whose bill did not come yet, the newest first, at most 50. */
      awaiting: z.array(z.object({ id: Id, day: Day, channel: z.object({ id: z.string(), name: z.string() }) })),
      stoppedBy: z.array(z.object({ id: Id, day: Day, channel: z.string(), open: z.int() })),
      /** Differences that are not settled. */
      open: z.int(),
      canUpload: z.boolean(),
    }),
  }),
  /** The pairs of a day that agree. */
  matches: query('recon.matches', {
    ...read,
    input: z.object({ dayId: Id, after: AfterId, limit: PageLimit }),
    output: pageOf(ReconMatch),
  }),
  /** The bill of a whole day as CSV, gzipped, in base64. With a fault nothing of it is stored. */
  upload: command('recon.upload', {
    ...change,
    input: z.object({ channel: z.string().min(1).max(64), day: Day, file: z.base64().max(mostPackedBytes) }),
    output: z.object({
      day: ReconDay.nullable(),
      /** The columns that the header lacks. */
      missing: z.array(z.enum(billColumns)),
      /** At most 100 of `faultCount`. */
      faults: z.array(BillLineFault),
      faultCount: z.int(),
    }),
  }),
  compare: command('recon.compare', { ...change, input: z.object({ id: Id }), output: ReconDay }),
  /** Money may be paid out again although this day does not balance. */
  confirm: command('recon.confirm', {
    needs: 'recon.confirm',
    cityScope: 'none',
    input: ReasonedTarget,
    output: ReconDay,
  }),
}

export const reconDifferences = {
  list: query('reconDifferences.list', { ...read, input: DifferenceQuestion, output: pageOf(ReconDifference) }),
  get: query('reconDifferences.get', { ...read, input: z.object({ id: Id }), output: ReconDifference }),
  export: exportCommand('reconDifferences.export', DifferenceQuestion),
  take: command('reconDifferences.take', { ...change, input: Target, output: ReconDifference }),
  release: command('reconDifferences.release', { ...change, input: Target, output: ReconDifference }),
  settle: command('reconDifferences.settle', {
    ...change,
    input: Target.extend({
      outcome: z.enum(differenceOutcomes).exclude(['arrived']),
      reason: reasonText,
      reference: z.string().trim().max(64).default(''),
    }),
    output: ReconDifference,
  }),
}
