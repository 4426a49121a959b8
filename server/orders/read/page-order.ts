import { type Expression, type SqlBool, sql } from 'kysely'
import { isWorkQueue, type OrderSort, sortsOf } from '#contract/orders/order-queues.ts'
import { byMomentOrLast, chosenSort, cursorIn, isAfter, type RowOrder } from '#server/desk/sorts/index.ts'
import { refuse } from '#server/kit/refusal.ts'
import { dayColumnOf } from './filters.ts'
import type { ListQuestion } from './list.ts'
import { hasDays } from './standings.ts'

type Order = {
  by: readonly [column: Expression<unknown>, direction: 'asc' | 'desc'][]
  /** Of the rows after the previous page. */
  after: Expression<SqlBool> | undefined
}

/** Only of unfinished orders: those of a queue are read and sorted. */
const due = byMomentOrLast<{ due_at: number | null }>('orders.due_at', row => row.due_at)
const byDue: RowOrder<{ id: number; due_at: number | null }> = {
  id: 'orders.id',
  idOf: row => row.id,
  direction: 'asc',
  by: due,
}
const id = sql.ref('orders.id')

type Sorted = Pick<ListQuestion, 'services' | 'queue' | 'sort'>

function sortOf({ services, queue, sort }: Sorted): OrderSort {
  return chosenSort(
    services.flatMap(service => sortsOf(service, queue)),
    sort,
  )
}

/** The order of a list as columns of an index, and what comes after its cursor. With a range of days, by that day column. */
export function orderOf(asked: ListQuestion): Order {
  const sort = sortOf(asked)
  // A page of another order does not continue this one.
  if (asked.after && asked.after.includes('.') !== (sort === 'due')) refuse('badInput')
  if (sort === 'due')
    return {
      by: [
        [due.column, 'asc'],
        [id, 'asc'],
      ],
      after: asked.after ? isAfter(byDue, asked.after) : undefined,
    }
  const direction = sort === 'newest' ? 'desc' : 'asc'
  const behind = sql.raw(sort === 'newest' ? '<' : '>')
  const last = asked.after
  if (isWork(asked)) {
    // Not the id itself: the unfinished orders are at one end of its index, which would be read from the other.
    return {
      by: [[sql`orders.id + 0`, direction]],
      after: last ? sql<SqlBool>`orders.id ${behind} ${Number(last)}` : undefined,
    }
  }
  if (!hasDays(asked)) {
    return { by: [[id, direction]], after: last ? sql<SqlBool>`orders.id ${behind} ${Number(last)}` : undefined }
  }
  const column = dayColumnOf(asked)
  const [, name = ''] = column.split('.')
  const cursor = sql`(select ${sql.ref(name)}, id from orders where id = ${Number(last)})`
  return {
    by: [
      [sql.ref(column), direction],
      [id, direction],
    ],
    after: last ? sql<SqlBool>`(${sql.ref(column)}, orders.id) ${behind} ${cursor}` : undefined,
  }
}

function isWork({ services, queue }: Sorted): boolean {
  return services.some(service => isWorkQueue(service, queue))
}

/** Where the next page begins. */
export function cursorOf(asked: Sorted): (row: { id: number; due_at: number | null }) => string | number {
  return sortOf(asked) === 'due' ? cursorIn(byDue) : row => row.id
}
