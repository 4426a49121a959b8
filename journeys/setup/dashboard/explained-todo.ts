import type { OutputOf } from '#contract/base/operation.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import type { Desk } from '../orders/desk.ts'
import { type Listed, rowsOf, sumOf } from './explained.ts'
import type { Made } from './explained-shares.ts'

/** What rows of the lists of work have of their deadline. */
type Due = Partial<{
  clock: { due: number } | null
  case: { dueAt: number } | null
  credentials: readonly { daysLeft: number | null }[]
  licences: readonly { daysLeft: number | null }[]
}>

const isOver = (papers: Due['licences']) => papers?.some(({ daysLeft }) => daysLeft !== null && daysLeft < 0) ?? false
const isLate = ({ clock, case: review, credentials, licences }: Due, now: number) =>
  (clock?.due ?? review?.dueAt ?? now) < now || isOver(credentials) || isOver(licences)

/** What is past its deadline, and the money, from the rows of the list of each kind of work. */
export async function madeOfTodo(desk: Desk): Promise<Made[]> {
  const { items, asOf } = await desk.call(dashboard.todo, {})
  const each = items.map(async ({ kind, overdue, fen, list }: Item): Promise<Made[]> => {
    if (overdue === null && fen === null) return []
    const rows = await rowsOf(desk, [list])
    const late = rows.filter(row => isLate(row as Listed & Due, asOf)).length
    return [
      ...(overdue === null ? [] : [{ path: 'todo.items.overdue', what: kind, value: overdue, listed: late }]),
      ...(fen === null ? [] : [{ path: 'todo.items.fen', what: kind, value: fen, listed: sumOf(rows, amount) }]),
    ]
  })
  return (await Promise.all(each)).flat()
}

type Item = OutputOf<typeof dashboard.todo>['items'][number]
const amount = ({ amountFen }: Listed) => amountFen
