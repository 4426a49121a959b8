import { z } from 'zod'
import { Moment } from '#contract/base/values.ts'

/** The clock by which the people of a simulated city live. `startsAt` is what it showed when it was `beganAt` in real time. */
export const CityClock = z.object({ speed: z.number().positive(), beganAt: Moment, startsAt: Moment })
export type CityClock = z.output<typeof CityClock>
