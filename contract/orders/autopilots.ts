import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'
import { Id, Moment, Target, Version } from '#contract/base/values.ts'
import { autopilotModes, mostPlanned } from './board.ts'
import { boardServices, leftReasons, Proposal } from './dispatch.ts'

export const autopilotActions = ['set', 'takeOver', 'handOver'] as const

export const Autopilot = z.object({
  /** Of the city. */
  id: Id,
  cityCode: z.string(),
  mode: z.enum(autopilotModes),
  /** Who assigns instead of it; null while nobody does. */
  heldBy: z.string().nullable(),
  heldAt: Moment.nullable(),
  version: Version,
  allowed: z.array(z.enum(autopilotActions)),
})
export type Autopilot = z.output<typeof Autopilot>

/**
 * Why an order waits where an autopilot is on. `fresh`: not long enough; `chosen`: somebody is choosing a worker; `dismissed`: it is
 * left to people; `far`, `late`: beyond the limits of the settings; `later`: more urgent ones are planned first; `soon`: it is assigned next.
 */
const waitReasons = [...leftReasons, 'fresh', 'chosen', 'dismissed', 'far', 'late', 'later', 'soon'] as const
export type WaitReason = (typeof waitReasons)[number]

const ofCity = { needs: 'orders.assign', input: z.object({ id: Id }), output: Autopilot } as const

/** Who assigns waiting orders in each city: people, or the server by itself. */
export const autopilots = {
  list: query('autopilots.list', {
    needs: 'orders.assign',
    input: z.object({}),
    output: z.object({ rows: z.array(Autopilot) }),
  }),
  set: command('autopilots.set', {
    needs: 'autopilots.edit',
    input: Target.extend({ mode: z.enum(autopilotModes) }),
    output: Autopilot,
  }),
  /** From now on the caller assigns, until `handOver`. */
  takeOver: command('autopilots.takeOver', ofCity),
  handOver: command('autopilots.handOver', ofCity),
  /** What it would assign now where it only proposes and nobody has taken over; `dispatch.assignProposed` confirms it. */
  proposals: query('autopilots.proposals', {
    needs: 'orders.assign',
    input: z.object({ service: z.enum(boardServices) }),
    output: z.object({
      proposals: z.array(Proposal),
      /** Of the orders that are not proposed, where an autopilot is on and nobody has taken over. */
      waits: z.array(z.object({ orderId: Id, why: z.enum(waitReasons) })),
    }),
  }),
  /** These orders are not proposed, nor assigned by itself, for ten minutes or until they wait anew. Answers how many. */
  dismiss: command('autopilots.dismiss', {
    needs: 'orders.assign',
    input: z.object({ ids: z.array(Id).min(1).max(mostPlanned) }),
    output: z.object({ dismissed: z.int() }),
  }),
}
