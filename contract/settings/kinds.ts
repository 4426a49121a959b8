import { z } from 'zod'
import { Fen } from '#contract/base/values.ts'

type Range = { min: number; max: number }

const minute = 60
const hour = 3600
const day = 86_400
/** In seconds. */
export const unitSeconds = { seconds: 1, minutes: minute, hours: hour, days: day } as const
export type Unit = keyof typeof unitSeconds

/** A time span, in seconds. */
export function duration(usual: number, { min, max }: Range) {
  return { kind: 'duration', usual, min, max, schema: z.int().min(min).max(max) } as const
}

/** A time span for each of some names, in seconds. */
export function durations<Name extends string>(usual: Readonly<Partial<Record<Name, number>>>, range: Range) {
  const names = Object.keys(usual) as Name[]
  const seconds = z.int().min(range.min).max(range.max)
  const schema = z.object(Object.fromEntries(names.map(name => [name, seconds])) as Record<Name, typeof seconds>)
  return { kind: 'durations', usual: usual as Readonly<Record<Name, number>>, names, ...range, schema } as const
}

export function count(usual: number, { min, max }: Range) {
  return { kind: 'count', usual, min, max, schema: z.int().min(min).max(max) } as const
}

/** Of a hundred. */
export function percent(usual: number) {
  return { ...count(usual, { min: 0, max: 100 }), kind: 'percent' } as const
}

/** Whole hours in Shanghai. Those that end before they begin go on after midnight. */
export const Hours = z
  .object({ from: z.int().min(0).max(23), to: z.int().min(0).max(24) })
  .refine(({ from, to }) => from !== to, { path: ['to'], params: { word: 'sameHour' } })
export type Hours = z.output<typeof Hours>

export function hours(usual: Hours) {
  return { kind: 'hours', usual, schema: Hours } as const
}

/** What the platform keeps back of what somebody takes out for the tax office: nothing of the first `freeFen` of a month, of the rest a share. */
const Withheld = z.object({ percent: z.int().min(0).max(45), freeFen: Fen })
export const WithheldShares = z.record(z.string().max(64), Withheld)
export type WithheldShares = z.output<typeof WithheldShares>

/** What is withheld of each of some names. */
export function withheld<Name extends string>(names: readonly Name[], usual: { percent: number; freeFen: number }) {
  const each = <Part>(part: Part) => Object.fromEntries(names.map(name => [name, part])) as Record<Name, Part>
  return {
    kind: 'withheld',
    usual: each(usual as WithheldShares[string]),
    names,
    schema: z.object(each(Withheld)),
  } as const
}

/** What a role may give once, and in a day. */
const Amounts = z
  .object({ onceFen: Fen, dayFen: Fen })
  .refine(({ onceFen, dayFen }) => onceFen <= dayFen, { path: ['dayFen'], params: { word: 'onceAboveDay' } })
export type RoleAmounts = z.output<typeof Amounts>

/** Stands for every role that is not named. */
export const otherRoles = '*'
export const mostRoles = 200
const RoleCode = z
  .string()
  .regex(/^(\*|[a-zA-Z][a-zA-Z0-9_]*)$/)
  .max(64)

/** By the code of the role; null is any amount. */
const limitsOf = <Amount extends z.ZodType>(amount: Amount) =>
  z
    .record(RoleCode, amount)
    .refine(limits => Object.hasOwn(limits, otherRoles) && Object.keys(limits).length <= mostRoles, {
      params: { word: 'format' },
    })
export const RoleLimits = limitsOf(Amounts.nullable())
export type RoleLimits = z.output<typeof RoleLimits>

type Usual = Readonly<Record<string, { onceFen: number; dayFen: number } | null>>

/** `mayBeAny`: a role may give any amount. */
export function limits(usual: Usual, { mayBeAny }: { mayBeAny: boolean }) {
  const schema: z.ZodType<RoleLimits> = mayBeAny ? RoleLimits : limitsOf(Amounts)
  return { kind: 'limits', usual: usual as RoleLimits, mayBeAny, schema } as const
}
