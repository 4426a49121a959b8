import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'
import { Id, Moment, Target, Version } from '#contract/base/values.ts'

/** `propose`: the board shows what it would assign. `assign`: it assigns by itself, within the limits of the settings. */
export const autopilotModes = ['off', 'propose', 'assign'] as const
export type AutopilotMode = (typeof autopilotModes)[number]

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
}
