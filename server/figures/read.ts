import { type RawBuilder, sql } from 'kysely'
import type { Service } from '#contract/orders/service.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { type FigureTableName, figureTables, pendingFacts, rowsFrom, type Sum } from './measures.ts'

/** Whose cities, and which of them; empty for all. */
export type Reader = Pick<QueryContext, 'db' | 'caller'> & { cityCode: string }

/** A part of a table of figures: the rows of these services that begin at `since` or later, and before `until`. */
export type Slice = { services: readonly Service[]; since: number; until: number }

type SumTable = 'order_minutes' | 'order_hours' | 'order_days'
/** `tag` tells what a sum belongs to. */
export type TaggedSlice<Tag extends string> = Slice & { tag: Tag; table: SumTable }
type Sums<Tag> = Record<Sum, number> & { tag: Tag; service: Service }

/** Sums by tag and service, all of one moment. `byTime`: by `at` as well, the start of their row. */
export async function readSums<Tag extends string>(
  reader: Reader,
  slices: readonly TaggedSlice<Tag>[],
  { byTime = false } = {},
): Promise<(Sums<Tag> & { at: number })[]> {
  const asked = slices.filter(({ services, since, until }) => services.length > 0 && since < until)
  if (asked.length === 0) return []
  const names = Object.keys(figureTables.order_hours.measures)
  const columns = sql.raw(names.join(', '))
  const parts = asked.map(
    ({ tag, table, ...slice }) =>
      sql`select ${tag}::text as tag, at, service, ${columns} from ${rowsOf(table, reader, [slice])} as part`,
  )
  const summed = sql.raw(names.map(name => `sum(${name})::bigint as ${name}`).join(', '))
  const keys = sql.raw(byTime ? 'tag, service, at' : 'tag, service')
  const { rows } = await sql<Sums<Tag> & { at: number }>`
    select ${keys}, ${summed} from (${sql.join(parts, sql` union all `)}) parts group by ${keys}`.execute(reader.db)
  return rows
}

/** The rows of a table of figures within these slices, as a table of a query; one row may stand in it in two parts. */
export function readRows(name: FigureTableName, reader: Reader, slices: readonly Slice[]): RawBuilder<unknown> {
  return rowsOf(name, reader, slices)
}

function rowsOf(name: FigureTableName, { caller, cityCode }: Reader, slices: readonly Slice[]): RawBuilder<unknown> {
  const { keys, measures } = figureTables[name]
  const columns = sql.raw(['at', 'service', 'city_code', ...keys, ...Object.keys(measures)].join(', '))
  const isAsked = slices
    .filter(({ services }) => services.length > 0)
    .map(
      ({ services, since, until }) =>
        sql`service in (${sql.join(services)}) and at >= ${new Date(since)} and at < ${new Date(until)}`,
    )
  const within = (table: string) => sql`(${sql.join(isAsked, sql` or `)})
    and ${inCities(`${table}.city_code`, caller)} ${cityCode ? sql`and city_code = ${cityCode}` : sql``}`
  return sql`(select ${columns} from ${sql.table(name)} where ${within(name)}
    union all select ${columns} from (${rowsFrom(name, pendingFacts, within('counted'))}) pending)`
}
