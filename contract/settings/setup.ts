import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'

/** What a new installation needs before its first order. */
export const setupSteps = ['city', 'services', 'app', 'colleagues', 'secondFactor'] as const
export type SetupStep = (typeof setupSteps)[number]

const setupStates = ['done', 'skipped', 'open'] as const

const Setup = z.object({
  steps: z.array(
    z.object({
      step: z.enum(setupSteps),
      state: z.enum(setupStates),
      /** What the reader may do with it. */
      allowed: z.array(z.enum(['make', 'skip'])),
    }),
  ),
  /** Whether an order was ever placed. */
  hasOrders: z.boolean(),
})
export type Setup = z.output<typeof Setup>

/** The first steps of an installation. What is done is read off the records; `secondFactor` is the reader's own. */
export const setup = {
  list: query('setup.list', { needs: 'signed-in', cityScope: 'none', input: z.object({}), output: Setup }),
  /** Leaves a step out for everybody, or takes it up again. */
  skip: command('setup.skip', {
    needs: 'setup.edit',
    cityScope: 'none',
    input: z.object({ step: z.enum(setupSteps), isSkipped: z.boolean() }),
    output: Setup,
  }),
}
