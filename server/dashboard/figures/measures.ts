import { type RawBuilder, sql } from 'kysely'

/** Times of an order that its figures count at. */
type Cohort = 'placed_at' | 'paid_at' | 'served_at' | 'settled_at'
type Grain = 'minute' | 'hour' | 'day'

/** A sum of one table: at which time of an order it counts, and how much of `facts` it adds. */
type Measure = { cohort: Cohort; adds: string }

const at = (cohort: Cohort) => (adds: string) => ({ cohort, adds })
const [placed, paid, served, settled] = [at('placed_at'), at('paid_at'), at('served_at'), at('settled_at')]
const completed = 'is_completed::int'
const cancelled = 'is_cancelled::int'
const rated = '(step >= 5)::int'
const rating = 'case when step >= 5 then rating else 0 end'
const hasTime = '(is_late is not null)::int'
const late = '(is_late is true)::int'

/** Upper ends of the classes of waiting until somebody took an order, in seconds; the last class has none. */
export const waitBounds = [15, 30, 45, 60, 90, 120, 180, 240, 300, 420, 600, 900, 1800, 3600] as const
type WaitClass = `wait_${(typeof waitBounds)[number] | 'more'}`
/** The columns of the classes, the shortest first. */
export const waitClasses: readonly WaitClass[] = [...waitBounds, 'more' as const].map(end => `wait_${end}` as const)

const waits = Object.fromEntries(
  waitClasses.map((name, at) => {
    const [above, most] = [waitBounds[at - 1] ?? -1, waitBounds[at]]
    const isBelow = most === undefined ? '' : ` and dispatch_seconds <= ${most}`
    return [name, placed(`case when dispatch_seconds > ${above}${isBelow} then 1 else 0 end`)]
  }),
) as Record<WaitClass, Measure>

const sums = {
  placed: placed('1'),
  confirmed: placed('(step >= 1)::int'),
  taken: placed('(step >= 2)::int'),
  begun: placed('(step >= 3)::int'),
  completed: placed(completed),
  rated: placed(rated),
  rating: placed(rating),
  cancelled: placed(cancelled),
  net_fen: placed('net_fen'),
  dispatched: placed('(dispatch_seconds is not null)::int'),
  dispatch_seconds: placed('coalesce(dispatch_seconds, 0)'),
  ...waits,
  dispatchable: placed('is_dispatchable::int'),
  begin_count: placed('(begin_seconds is not null)::int'),
  begin_seconds: placed('coalesce(begin_seconds, 0)'),
  serve_count: placed('(serve_seconds is not null)::int'),
  serve_seconds: placed('coalesce(serve_seconds, 0)'),
  complained: placed('is_complained::int'),
  paid: paid('1'),
  gmv_fen: paid('paid_fen'),
  refunded: paid('(refunded_fen > 0)::int'),
  refunded_fen: paid('refunded_fen'),
  valid: paid('is_valid::int'),
  paid_completed: paid(completed),
  paid_cancelled: paid(cancelled),
  lost_fen: paid('case when is_cancelled then paid_fen else 0 end'),
  served: served(hasTime),
  late: served(late),
  settled: settled('step'),
  income_fen: settled('income_fen'),
  /** What all parties got. */
  settled_fen: settled('net_fen'),
}
export type Sum = keyof typeof sums

const people = {
  placed: placed('1'),
  completed: placed(completed),
  cancelled: placed(cancelled),
  served: placed(hasTime),
  late: placed(late),
  complained: placed('is_complained::int'),
  rated: placed(rated),
  rating: placed(rating),
}

type FigureTable = {
  grain: Grain
  /** Columns besides `at`, service and city that its rows differ by. */
  keys: readonly string[]
  measures: Readonly<Record<string, Measure>>
  /** The orders it is about. */
  only?: string
}

/** Every table of figures, and how it follows from the facts of orders. */
export const figureTables = {
  order_minutes: { grain: 'minute', keys: [], measures: sums },
  order_hours: { grain: 'hour', keys: [], measures: sums },
  order_days: { grain: 'day', keys: [], measures: sums },
  order_cells: {
    grain: 'hour',
    keys: ['x', 'y'],
    only: 'x is not null and y is not null',
    measures: {
      placed: placed('1'),
      untaken: placed('(step = 1)::int'),
      late: placed(late),
      cancelled: placed(cancelled),
    },
  },
  cell_days: {
    grain: 'day',
    keys: ['x', 'y'],
    only: 'x is not null and y is not null',
    measures: { placed: placed('1'), late: placed(late) },
  },
  order_reasons: { grain: 'day', keys: ['reason', 'step'], only: 'is_cancelled', measures: { cancelled: placed('1') } },
  worker_days: { grain: 'day', keys: ['worker_id'], only: 'worker_id is not null', measures: people },
  shop_days: {
    grain: 'day',
    keys: ['shop'],
    only: 'shop is not null',
    measures: {
      ...people,
      prepared: placed('(prep_seconds is not null)::int'),
      prep_seconds: placed('coalesce(prep_seconds, 0)'),
    },
  },
} as const satisfies Record<string, FigureTable>
export type FigureTableName = keyof typeof figureTables

export const keysOf = ({ keys }: FigureTable): string[] => ['at', 'service', 'city_code', ...keys]

/** The start of the minute, hour or business day in Shanghai. The night's rides belong to the day before; money to the day of the calendar. */
function startOf(grain: Grain, cohort: Cohort): string {
  if (grain !== 'day') return `date_trunc('${grain}', ${cohort})`
  const day = `date_trunc('day', ${cohort}, 'Asia/Shanghai')`
  if (cohort === 'settled_at') return day
  const shifted = `date_trunc('day', ${cohort} - interval '6 hours', 'Asia/Shanghai') + interval '6 hours'`
  return `case when service = 'chauffeur' then ${shifted} else ${day} end`
}

/**
 * The rows of a table of figures as they follow from `facts`: rows with `sign` and the fields of `order_facts`. Where facts are
 * taken back, sums are below zero. `names`: only these sums.
 */
export function rowsFrom(
  name: FigureTableName,
  facts: RawBuilder<unknown>,
  within: RawBuilder<unknown> = sql`true`,
  names: readonly string[] = Object.keys(figureTables[name].measures),
): RawBuilder<unknown> {
  const table: FigureTable = figureTables[name]
  const cohorts = [...new Set(names.flatMap(column => table.measures[column]?.cohort ?? []))]
  const keys = ['service', 'city_code', ...table.keys].join(', ')
  const selects = cohorts.map(cohort => {
    const columns = names.map(column => {
      const measure = table.measures[column]
      return measure?.cohort === cohort
        ? `sum(sign * (${measure.adds}))::bigint as ${column}`
        : `0::bigint as ${column}`
    })
    const start = startOf(table.grain, cohort)
    return sql`select ${sql.raw(start)} as at, ${sql.raw(keys)}, ${sql.raw(columns.join(', '))} from ${facts} as facts
      where ${sql.raw(cohort)} is not null and ${sql.raw(table.only ?? 'true')} group by 1, ${sql.raw(keys)}`
  })
  const summed = names.map(column => `sum(${column})::bigint as ${column}`).join(', ')
  const isSomething = names.map(column => `sum(${column}) <> 0`).join(' or ')
  return sql`select at, ${sql.raw(keys)}, ${sql.raw(summed)}
    from (${sql.join(selects, sql` union all `)}) counted where ${within}
    group by at, ${sql.raw(keys)} having ${sql.raw(isSomething)}`
}

/** What changed and is in no table yet. */
export const pendingFacts = sql`(select sign, (facts).* from order_changes)`

/** Every order as it is now; with a moment, those of which something happened since then. */
export const factsOfOrders = (
  since?: RawBuilder<unknown>,
) => sql`(select 1 as sign, facts.* from orders, lateral order_facts(orders) as facts
  ${
    since
      ? sql`where id in (select id from orders where placed_at >= ${since}
    union all select order_id from order_standings where paid_at >= ${since} or served_at >= ${since})`
      : sql``
  }
  union all
  select 1, settlements.city_code, settlements.service, null, null, null, settled_at, 1, null, null, null, null, null, null, null,
    null, coalesce(of_all, 0)::bigint, null, coalesce(of_platform, 0)::bigint, null, null, null, null, null, null, null, null, null
  from settlements, lateral (
    select sum(amount_fen) as of_all, sum(amount_fen) filter (where party = 'platform') as of_platform
    from settlement_shares where settlement_shares.order_id = settlements.order_id) shares
  where settled_at is not null ${since ? sql`and settled_at >= ${since}` : sql``})`
