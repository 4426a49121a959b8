import { z } from 'zod'

/** Money: integer fen (1/100 yuan). Only `fen()` and the schema make one, so an amount with a fraction does not compile. */
export const Fen = z.int().min(0).brand<'Fen'>()
export type Fen = z.output<typeof Fen>

export function fen(amount: number): Fen {
  return Fen.parse(amount)
}

/** A point in time: epoch milliseconds, UTC. */
export const Moment = z.int()

/** A primary key. */
export const Id = z.int().positive()

/** The answer of a command that has nothing to say but yes. */
export const Nothing = z.object({})

/** One record as the person saw it: a command on an older version is refused with the fresh record. */
export const Target = z.object({ id: Id, version: z.int() })
export type Target = z.output<typeof Target>

export const languages = ['zh', 'en', 'es', 'ja'] as const
export type Language = (typeof languages)[number]

/** Chinese resident names and shops are short; free text from people is capped where it enters. */
export const shortText = z.string().trim().min(1).max(64)
export const longText = z.string().trim().max(500)
/** Why a person did something that others will ask about. */
export const reasonText = z.string().trim().min(2).max(200)

/** A record as the person saw it, and why they change it. */
export const ReasonedTarget = Target.extend({ reason: reasonText })
export type ReasonedTarget = z.output<typeof ReasonedTarget>
