import { expect } from 'vitest'
import type { Operation } from '#contract/base/operation.ts'
import type { ListLink } from '#contract/dashboard/span.ts'
import { operations } from '#contract/operations.ts'
import type { OrderRow } from '#contract/orders/order.ts'
import type { Desk } from '../orders/desk.ts'

/** What rows of lists have that numbers are made of: orders, refunds, withdrawals, accounts. */
export type Listed = Pick<OrderRow, 'id' | 'paidFen' | 'refundedFen'> & {
  amountFen: number
  actualFen: number
  balanceFen: number
  side: 'debit' | 'credit'
  parts: readonly { party: string; amountFen: number }[]
}

/**
 * A number of the dashboard, and the lists whose rows it counts or, with `of`, adds up. `path` is where the contract has it, such
 * as `kpi.figures.count`.
 */
export type Explained = {
  path: string
  what: string | number
  value: number | null
  lists: readonly ListLink[]
  of?: (row: Listed) => number
}

/** A number of the dashboard and the same by its lists. */
export type Said = { path?: string; what: string; value: number | null; listed: number | null }

/** Both as sentences: a difference names the number. */
export function compareSaid(numbers: readonly Said[]): void {
  expect(numbers.map(({ what, value }) => `${what}: ${value}`)).toEqual(
    numbers.map(({ what, listed }) => `${what}: ${listed}`),
  )
}

/** Where in the contract the numbers are that were compared and were not nothing. */
export type Compared = Set<string>

export async function compareExplained(desk: Desk, numbers: readonly Explained[], compared?: Compared): Promise<void> {
  // Many numbers have the same list.
  const known: KnownLists = new Map()
  const said = await Promise.all(
    numbers.map(async ({ path, what, value, lists, of }) => {
      const rows = await rowsOf(desk, lists, known)
      return { what: `${path} ${what}`, value, listed: of ? sumOf(rows, of) : rows.length }
    }),
  )
  compareSaid(said)
  for (const { path, value } of numbers) if (value) compared?.add(path)
}

export const sumOf = (rows: readonly Listed[], of: (row: Listed) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0)

/** The rows of lists that were asked for, by operation and filters. */
export type KnownLists = Map<string, Promise<Listed[]>>

/** All rows of lists, page by page; lists that are in `known` are not asked for again. */
export async function rowsOf(desk: Desk, lists: readonly ListLink[], known: KnownLists = new Map()): Promise<Listed[]> {
  const rows = lists.map(list => {
    const { operation, input } = list
    const asked = JSON.stringify([operation, input])
    const found = known.get(asked) ?? rowsOfOne(desk, list)
    known.set(asked, found)
    return found
  })
  return (await Promise.all(rows)).flat()
}

async function rowsOfOne(desk: Desk, { operation, input }: ListLink): Promise<Listed[]> {
  const [feature, verb] = operation.split('.') as ['orders', 'list']
  const found: Listed[] = []
  let after: string | null = null
  do {
    const asked: object = { ...input, limit: 200, ...(after && { after }) }
    const page: { rows: unknown[]; next: string | null } = await desk.call(
      inAddress(operations[feature][verb], asked),
      asked,
    )
    found.push(...(page.rows as Listed[]))
    after = page.next
  } while (after)
  return found
}

/** A list that is asked for by GET has its question in the address. */
function inAddress<O extends Operation>(operation: O, asked: object): O {
  if (operation.method !== 'GET') return operation
  const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))
  return { ...operation, path: `${operation.path}?${query}` }
}
