import { z } from 'zod'

/** The most that one amount may be, in fen (10,000,000 yuan): a million of them still add up to a safe integer. */
export const mostFen = 1_000_000_000

/** Money: integer fen (1/100 yuan). Only `fen()` and the schema make one, so an amount with a fraction does not compile. */
export const Fen = z.int().min(0).max(mostFen).brand<'Fen'>()
export type Fen = z.output<typeof Fen>

/** Amounts added up, in fen. In answers only. */
export const FenTotal = z.int().min(0).brand<'Fen'>()

export function fen(amount: number): Fen {
  return FenTotal.parse(amount)
}

/** A point in time: epoch milliseconds, UTC. */
export const Moment = z.int()
/** One that somebody asks for, of the years 2000 to 2100. */
export const AskedMoment = Moment.min(Date.UTC(2000, 0)).max(Date.UTC(2101, 0) - 1)

/** A day in Shanghai of the years 2000 to 2100, `2026-11-21`. */
export const Day = z.iso.date().refine(day => day >= '2000' && day < '2101', { params: { word: 'format' } })
/** A day that a list is narrowed by; empty for no limit. */
export const DayLimit = Day.or(z.literal('')).default('')

/** As many digits as a cursor of a list has. */
const largestId = 999_999_999_999_999
/** A primary key. */
export const Id = z.int().positive().max(largestId)
/** The same from a query string, which knows texts only. */
export const IdText = z.coerce.number().int().positive().max(largestId)

/** How often a record was changed: what the database keeps in 32 bits. */
export const Version = z.int().min(0).max(2_147_483_647)

/** Metres, as far as from any place on earth to any other. */
export const Metres = z.int().min(0).max(20_100_000)

/** Seconds of something that lasts 31 days at most. */
export const Seconds = z.int().min(0).max(2_678_400)

/** The answer of a command that has nothing to say but yes. */
export const Nothing = z.object({})

/** One record as the person saw it: a command on an older version is refused with the fresh record. */
export const Target = z.object({ id: Id, version: Version })
export type Target = z.output<typeof Target>

export const languages = ['zh', 'en', 'es', 'ja'] as const
export type Language = (typeof languages)[number]

/** Whether the database keeps a text as it is: no U+0000, and no half of a character that needs two units of UTF-16. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** The first units of a text; never half a character. */
export function startOf(text: string, length: number): string {
  const start = text.slice(0, length)
  return start.isWellFormed() ? start : start.slice(0, -1)
}

/** Chinese resident names and shops are short; free text from people is capped where it enters. */
export const shortText = z.string().trim().min(1).max(64)
export const longText = z.string().trim().max(500)
/** Why a person did something that others will ask about. */
export const reasonText = z.string().trim().min(2).max(200)

/** A record as the person saw it, and why they change it. */
export const ReasonedTarget = Target.extend({ reason: reasonText })
export type ReasonedTarget = z.output<typeof ReasonedTarget>
