import { z } from 'zod'

/** Money: integer fen (1/100 yuan). Only `fen()` and the schema create one, so that other numbers do not compile. */
export const Fen = z.int().min(0).brand<'Fen'>()
export type Fen = z.output<typeof Fen>

export function fen(amount: number): Fen {
  return Fen.parse(amount)
}

/** A point in time: epoch milliseconds, UTC. */
export const Moment = z.int()

/** A primary key. */
export const Id = z.int().positive()

/** The answer of a command without a result. */
export const Nothing = z.object({})

/** A record and the version that the person saw: a command on an older version is refused with the fresh record. */
export const Target = z.object({ id: Id, version: z.int() })
export type Target = z.output<typeof Target>

export const languages = ['zh', 'en', 'es', 'ja'] as const
export type Language = (typeof languages)[number]

/** The limit of names and other short texts. */
export const shortText = z.string().trim().min(1).max(64)
export const longText = z.string().trim().max(500)
/** The reason that a person gives for an action. */
export const reasonText = z.string().trim().min(2).max(200)

/** A record with the version that the person saw, and the reason of the change. */
export const ReasonedTarget = Target.extend({ reason: reasonText })
export type ReasonedTarget = z.output<typeof ReasonedTarget>
