import { type Expression, type SqlBool, sql } from 'kysely'
import { isWorkQueue, type OrderSort, sortsOf } from '#contract/orders/order-question.ts'
import { refuse } from '#server/kit/refusal.ts'
import { rankCursor } from '#server/kit/rows/page.ts'
import { dayColumnOf, hasDays } from './filters.ts'
import type { ListQuestion } from './list.ts'

type Order = {
  by: readonly [column: Expression<unknown>, direction: 'asc' | 'desc'][]
  /** Of the rows after the previous page. */
  after: Expression<SqlBool> | undefined
}

/** Only of unfinished orders, which the index `orders_live` holds: those of a queue are read and sorted. */
const due = sql`coalesce(orders.due_at, 'infinity'::timestamptz)`
const id = sql.ref('orders.id')
/** The rank of orders without a clock: the greatest moment there is in JavaScript. */
const lastRank = 8_640_000_000_000_000

type Sorted = Pick<ListQuestion, 'services' | 'queue' | 'sort'>

function sortOf({ services, queue, sort }: Sorted): OrderSort {
  const [usual = 'newest', ...others] = services.flatMap(service => sortsOf(service, queue))
  if (sort && sort !== usual && !others.includes(sort)) return refuse('notSortable')
  return sort || usual
}

/** The order of a list as columns of an index, and what comes after its cursor. With a range of days, by that day column. */
export function orderOf(asked: ListQuestion): Order {
  const sort = sortOf(asked)
  // A page of another order does not continue this one.
  if (asked.after && asked.after.includes('.') !== (sort === 'due')) refuse('badInput')
  if (sort === 'due')
    return {
      by: [
        [due, 'asc'],
        [id, 'asc'],
      ],
      after: asked.after ? isDueAfter(asked.after) : undefined,
    }
  const direction = sort === 'newest' ? 'desc' : 'asc'
  const isAfter = sql.raw(sort === 'newest' ? '<' : '>')
  const last = asked.after
  if (isWork(asked)) {
    // Not the id itself: the unfinished orders are at one end of its index, which would be read from the other.
    return {
      by: [[sql`orders.id + 0`, direction]],
      after: last ? sql<SqlBool>`orders.id ${isAfter} ${Number(last)}` : undefined,
    }
  }
  if (!hasDays(asked)) {
    return { by: [[id, direction]], after: last ? sql<SqlBool>`orders.id ${isAfter} ${Number(last)}` : undefined }
  }
  const column = dayColumnOf(asked)
  const cursor = sql`(select ${sql.ref(column.replace('orders.', ''))}, id from orders where id = ${Number(last)})`
  return {
    by: [
      [sql.ref(column), direction],
      [id, direction],
    ],
    after: last ? sql<SqlBool>`(${sql.ref(column)}, orders.id) ${isAfter} ${cursor}` : undefined,
  }
}

function isWork({ services, queue }: Sorted): boolean {
  return services.some(service => isWorkQueue(service, queue))
}

function isDueAfter(cursor: string): Expression<SqlBool> {
  const [rank = 0, last = 0] = cursor.split('.').map(Number)
  const from = rank === lastRank ? sql`'infinity'::timestamptz` : sql`${new Date(rank)}::timestamptz`
  return sql<SqlBool>`(${due}, orders.id) > (${from}, ${last})`
}

/** Where the next page begins. */
export function cursorOf(asked: Sorted): (row: { id: number; due_at: number | null }) => string | number {
  if (sortOf(asked) !== 'due') return row => row.id
  return row => rankCursor({ rank: row.due_at ?? lastRank, id: row.id })
}
