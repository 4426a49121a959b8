import { z } from 'zod'

/** The maximum of one amount, in fen (10,000,000 yuan): the sum of a million of them is still a safe integer. */
export const mostFen = 1_000_000_000

/** Money: integer fen (1/100 yuan). Only `fen()` and the schema create one, so that other numbers do not compile. */
export const Fen = z.int().min(0).max(mostFen).brand<'Fen'>()
export type Fen = z.output<typeof Fen>

/** A sum of amounts, in fen. In answers only. */
export const FenTotal = z.int().min(0).brand<'Fen'>()

export function fen(amount: number): Fen {
  return FenTotal.parse(amount)
}

/** A point in time: epoch milliseconds, UTC. */
export const Moment = z.int()
/** A point in time in an input: of the years 2000 to 2100. */
export const InputMoment = Moment.min(Date.UTC(2000, 0)).max(Date.UTC(2101, 0) - 1)

/** A day in Shanghai of the years 2000 to 2100, `2026-11-21`. */
export const Day = z.iso.date().refine(day => day >= '2000' && day < '2101', { params: { word: 'format' } })
/** A day as a filter; empty for none. */
export const DayLimit = Day.or(z.literal('')).default('')

/** As many digits as a cursor has. */
const largestId = 999_999_999_999_999
/** A primary key. */
export const Id = z.int().positive().max(largestId)
/** A primary key in a query string, where every value is a text. */
export const IdText = z.coerce.number().int().positive().max(largestId)

/** How often a record was changed; 32 bits in the database. */
export const Version = z.int().min(0).max(2_147_483_647)

/** Metres, at most the longest distance on earth. */
export const Metres = z.int().min(0).max(20_100_000)

/** Seconds, at most 31 days. */
export const Seconds = z.int().min(0).max(2_678_400)

/** The answer of a command without a result. */
export const Nothing = z.object({})

/** A record and the version that the person saw: a command on an older version is refused with the fresh record. */
export const Target = z.object({ id: Id, version: Version })
export type Target = z.output<typeof Target>

export const languages = ['zh', 'en', 'es', 'ja'] as const
export type Language = (typeof languages)[number]

/** Whether PostgreSQL can store a text: no U+0000 and no lone surrogate. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** The first UTF-16 units of a text, without a lone surrogate at the end. */
export function startOf(text: string, length: number): string {
  const start = text.slice(0, length)
  return start.isWellFormed() ? start : start.slice(0, -1)
}

/** The limit of names and other short texts. */
export const shortText = z.string().trim().min(1).max(64)
export const longText = z.string().trim().max(500)
/** The reason that a person gives for an action. */
export const reasonText = z.string().trim().min(2).max(200)

/** A record with the version that the person saw, and the reason of the change. */
export const ReasonedTarget = Target.extend({ reason: reasonText })
export type ReasonedTarget = z.output<typeof ReasonedTarget>
