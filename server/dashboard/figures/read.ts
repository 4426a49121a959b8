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
/** `tag` says what a sum belongs to. */
export type TaggedSlice<Tag extends string> = Slice & { tag: Tag; table: SumTable }
type Sums<Tag, Name extends Sum> = Record<Name, number> & { tag: Tag; service: Service; at: number }
const allSums = Object.keys(figureTables.order_hours.measures) as Sum[]

/** `byTime`: by `at` as well, the start of their row. `sums`: only these, which is faster. */
type Wanted<Name extends Sum> = { byTime?: boolean; sums?: readonly Name[] }

/** Sums by tag and service, all of one moment. */
export async function readSums<Tag extends string, Name extends Sum = Sum>(
  reader: Reader,
  slices: readonly TaggedSlice<Tag>[],
  { byTime = false, sums = allSums as Name[] }: Wanted<Name> = {},
): Promise<Sums<Tag, Name>[]> {
  const asked = slices.filter(({ services, since, until }) => services.length > 0 && since < until)
  if (asked.length === 0) return []
  const tables = [...new Set(asked.map(({ table }) => table))]
  // What is in no table yet is added up once for each table, not for each slice: planning took longer than reading.
  const pending = tables.map(
    table => sql`${pendingOf(table)} as materialized (${rowsFrom(table, pendingFacts, sql`true`, sums)})`,
  )
  const own = sql.raw(byTime ? 'service, at' : 'service')
  const summed = sql.raw(sums.map(name => `sum(${name})::bigint as ${name}`).join(', '))
  const groups = Object.values(Object.groupBy(asked, ({ tag, table }): string => `${tag} ${table}`))
  const parts = groups.flatMap(group => {
    const [one] = group ?? []
    if (!one || !group) return []
    const within = isWithin(reader, group)
    // Added up for themselves first: together, all of their rows would be sorted.
    const select = sql`select ${one.tag}::text as tag, ${own}, ${summed}`
    return [
      sql`${select} from ${sql.table(one.table)} where ${within(one.table)} group by ${own}`,
      sql`${select} from ${pendingOf(one.table)} as pending where ${within('pending')} group by ${own}`,
    ]
  })
  const keys = sql`tag, ${own}`
  const { rows } = await sql<Sums<Tag, Name>>`with ${sql.join(pending)}
    select ${keys}, ${summed} from (${sql.join(parts, sql` union all `)}) parts group by ${keys}`.execute(reader.db)
  return rows
}

function pendingOf(table: SumTable): RawBuilder<unknown> {
  return sql.ref(`pending_${table}`)
}

/**
 * The rows of a table of figures within these slices, as a table of a query; one row may stand in it in two parts. `sums`:
 * only these, which is faster.
 */
export function readRows<Name extends FigureTableName>(
  name: Name,
  { caller, cityCode }: Reader,
  slices: readonly Slice[],
  sums: readonly (keyof (typeof figureTables)[Name]['measures'] & string)[] = Object.keys(
    figureTables[name].measures,
  ) as never,
): RawBuilder<unknown> {
  const columns = sql.raw(['at', 'service', 'city_code', ...figureTables[name].keys, ...sums].join(', '))
  const within = isWithin({ caller, cityCode }, slices)
  return sql`(select ${columns} from ${sql.table(name)} where ${within(name)}
    union all select ${columns} from (${rowsFrom(name, pendingFacts, within('counted'), sums)}) pending)`
}

/** Whether a row of a table is in one of the slices, and in a city of the reader. */
function isWithin({ caller, cityCode }: Omit<Reader, 'db'>, slices: readonly Slice[]) {
  const isAsked = slices
    .filter(({ services }) => services.length > 0)
    .map(
      ({ services, since, until }) =>
        sql`service in (${sql.join(services)}) and at >= ${new Date(since)} and at < ${new Date(until)}`,
    )
  return (table: string) => sql`(${sql.join(isAsked, sql` or `)})
    and ${inCities(`${table}.city_code`, caller)} ${cityCode ? sql`and city_code = ${cityCode}` : sql``}`
}
