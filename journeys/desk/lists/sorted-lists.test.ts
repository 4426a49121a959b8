import { beforeAll, describe, expect, test } from 'vitest'
import { signIns } from '#contract/access/events.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { feedback } from '#contract/feedback/feedback-desk.ts'
import { ledger } from '#contract/money/ledger.ts'
import { refunds } from '#contract/money/refunds.ts'
import { settlements } from '#contract/money/settlements.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { webhookDeliveries } from '#contract/open/webhooks.ts'
import { orders } from '#contract/orders/orders.ts'
import { users } from '#contract/people/users.ts'
import { workers } from '#contract/people/workers.ts'
import { applications } from '#contract/reviews/applications.ts'
import { posts } from '#contract/reviews/posts.ts'
import { verifications } from '#contract/reviews/verifications.ts'
import { as } from '../../access/access-calls.ts'
import { complain } from '../../setup/complaints/complaints.ts'
import { sendFeedback } from '../../setup/feedback/feedback.ts'
import { withBank } from '../../setup/money/finance.ts'
import { heldMeals, longSessions } from '../../setup/money/settlements.ts'
import { withdrawalOf } from '../../setup/money/withdrawals.ts'
import { type Desk, refusalOf } from '../../setup/orders/desk.ts'
import { askFor, mealFor } from '../../setup/people/money.ts'
import { apply } from '../../setup/reviews/applications.ts'
import { showPaper } from '../../setup/reviews/papers.ts'
import { publish } from '../../setup/reviews/posts.ts'

const server = withBank({ settings: longSessions })
let desk: Desk
let agent: Desk

/** Two pairs of equals, and neither upwards nor downwards. */
const values = [3, 1, 4, 1, 5, 4, 2]
/** Of the row that is added while pages are read. */
const added = 3

beforeAll(async () => {
  desk = await server.signIn('super_admin')
  agent = await server.signIn('kefu')
  await heldMeals(server, desk, values.length)
  for (const value of values) await addAll(value)
})

async function addAll(value: number): Promise<void> {
  await addRefund(value)
  await withdrawalOf(server, 60_000 + value * 100)
  await complain(server)
  await sendFeedback(server)
  await addWorker(value)
  await publish(server)
  await showPaper(server, { kind: 'gameSkill' })
  await apply(server)
  await server.signIn('viewer')
}

async function addRefund(value: number): Promise<void> {
  await askFor(agent, await mealFor(server, 20_000), 6000 + value * 100)
}

async function addWorker(value: number): Promise<void> {
  const { id } = await server.fixtures.rider()
  await server.db
    .updateTable('workers')
    .set({ score: 90 + value })
    .where('user_id', '=', id)
    .execute()
}

type Listed = { id: number; [field: string]: unknown }
type Page = { rows: Listed[]; next: string | null }
type Asked = { limit: number; after: string | null; sort: string }
const idOf = ({ id }: Listed) => id
const amountOf = ({ amountFen }: Listed) => Number(amountFen)
const scoreOf = ({ score }: Listed) => Number(score)
const dueOf = ({ clock }: Listed) => (clock as { due: number } | null)?.due ?? Number.MAX_SAFE_INTEGER
const postedOf = ({ at }: Listed) => Number(at)
const releaseOf = ({ releaseAt }: Listed) => Number(releaseAt)

/** By list: how a page is read, and what each of its orders goes by, upwards or downwards. */
type List = {
  read: (asked: Asked) => Promise<Page>
  add: () => Promise<unknown>
  sorts: Record<string, [by: (row: Listed) => number, direction: 'up' | 'down']>
}

const ages: List['sorts'] = { newest: [idOf, 'down'], oldest: [idOf, 'up'] }
const postedAges: List['sorts'] = { newest: [postedOf, 'down'], oldest: [postedOf, 'up'] }
const amounts: List['sorts'] = { largest: [amountOf, 'down'], smallest: [amountOf, 'up'] }
const scores: List['sorts'] = { highest: [scoreOf, 'down'], lowest: [scoreOf, 'up'] }

const lists: Record<string, List> = {
  refunds: {
    read: asked => desk.call(refunds.list, { queue: 'review', ...asked }),
    add: () => addRefund(added),
    sorts: { ...ages, ...amounts },
  },
  'refunds of today': {
    read: asked => desk.call(refunds.list, { queue: 'all', from: '2020-01-01', to: '2100-01-01', ...asked }),
    add: () => addRefund(added),
    sorts: ages,
  },
  withdrawals: {
    read: asked => desk.call(withdrawals.list, { queue: 'review', ...asked }),
    add: () => withdrawalOf(server, 60_000 + added * 100),
    sorts: { ...ages, ...amounts },
  },
  'withdrawals of some days': {
    read: asked => desk.call(withdrawals.list, { queue: 'all', from: '2020-01-01', to: '2100-01-01', ...asked }),
    add: () => withdrawalOf(server, 60_000 + added * 100),
    sorts: ages,
  },
  settlements: {
    read: asked => desk.call(settlements.list, { queue: 'held', ...asked }),
    add: async () => {},
    sorts: { ...ages, due: [releaseOf, 'up'] },
  },
  complaints: {
    read: asked => desk.call(complaints.list, { queue: 'pending', ...asked }),
    add: () => complain(server),
    sorts: { ...ages, due: [dueOf, 'up'] },
  },
  feedback: {
    read: asked => desk.call(feedback.list, { queue: 'pending', ...asked }),
    add: () => sendFeedback(server),
    sorts: ages,
  },
  workers: {
    read: asked => desk.call(workers.list, { queue: 'rider', ...asked }),
    add: () => addWorker(added),
    sorts: { ...ages, ...scores },
  },
  users: {
    read: ({ after, ...asked }) => as(server, desk, users.list, { kind: 'rider', ...asked, ...(after && { after }) }),
    add: () => addWorker(added),
    sorts: ages,
  },
  'transactions of the ledger': {
    read: asked => desk.call(ledger.list, asked),
    add: () => addRefund(added),
    sorts: ages,
  },
  'transactions of some days': {
    read: asked => desk.call(ledger.list, { from: '2020-01-01', to: '2100-01-01', ...asked }),
    add: () => addRefund(added),
    sorts: postedAges,
  },
  'sign-ins': {
    read: asked => desk.call(signIns.list, asked),
    add: () => server.signIn('viewer'),
    sorts: ages,
  },
  posts: {
    read: asked => desk.call(posts.list, { queue: 'all', ...asked }),
    add: () => publish(server),
    sorts: ages,
  },
  papers: {
    read: asked => desk.call(verifications.list, { queue: 'all', ...asked }),
    add: () => showPaper(server, { kind: 'gameSkill' }),
    sorts: ages,
  },
  applications: {
    read: asked => desk.call(applications.list, { queue: 'all', ...asked }),
    add: () => apply(server),
    sorts: ages,
  },
}

const each = Object.entries(lists).flatMap(([name, { sorts }]) => Object.keys(sorts).map(sort => [name, sort] as const))

describe('A list in each of its orders', () => {
  test.each(each)('%s, %s first: pages join without gaps or repeats while a row is added', async (name, sort) => {
    const { read, add, sorts } = lists[name] as List
    const [by, direction] = sorts[sort] as List['sorts'][string]
    const before = (await read({ limit: 200, after: null, sort })).rows.map(idOf)
    expect(before.length).toBeGreaterThanOrEqual(values.length)
    const rows: Listed[] = []
    for (let after: string | null = null; ; ) {
      const page: Page = await read({ limit: 2, after, sort })
      rows.push(...page.rows)
      expect(rows.length).toBeLessThanOrEqual(2 * before.length)
      if (after === null) await add()
      after = page.next
      if (after === null) break
    }
    const sign = direction === 'up' ? 1 : -1
    const ids = rows.map(idOf)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(rows.toSorted((one, other) => sign * (by(one) - by(other) || one.id - other.id)).map(idOf))
    expect(ids.filter(id => before.includes(id))).toEqual(before)
  })

  test('refuses an order that it does not have under its tab, with a sentence', async () => {
    const refused = [
      desk.call(refunds.list, { queue: 'all', sort: 'largest' }),
      desk.call(withdrawals.list, { queue: 'ended', sort: 'smallest' }),
      desk.call(settlements.list, { queue: 'released', sort: 'due' }),
      desk.call(complaints.list, { queue: 'closed', sort: 'newest' }),
      desk.call(workers.list, { queue: 'frozen', sort: 'lowest' }),
      desk.call(posts.list, { queue: 'waiting', sort: 'oldest' }),
      desk.call(verifications.list, { queue: 'expiring', sort: 'newest' }),
      desk.call(applications.list, { queue: 'ended', sort: 'oldest' }),
    ]
    for (const { reason, message } of await Promise.all(refused.map(refusalOf)))
      expect([reason, message]).toEqual(['notSortable', expect.stringContaining('排序')])
  })

  test('is not broken by a cursor that no row has: a page follows, or it is refused', async () => {
    const after = '9999999999999999.1'
    const days = { from: '2020-01-01', to: '2100-01-01' }
    const reads = [
      ...Object.values(lists).flatMap(({ read, sorts }) =>
        Object.keys(sorts).map(sort => read({ limit: 1, after, sort })),
      ),
      ...(['newest', 'oldest'] as const).map(sort => desk.call(webhookDeliveries.list, { sort, after })),
      desk.call(posts.list, { queue: 'hidden', after }),
      desk.call(verifications.list, { queue: 'rejected', after }),
      desk.call(verifications.list, { queue: 'expiring', after }),
      desk.call(orders.list, { service: 'food', after }),
      desk.call(ledger.postings, { id: 1, ...days, after }),
    ]
    const outcomes = await Promise.allSettled(reads)
    const refused = outcomes.flatMap(one => (one.status === 'rejected' ? [one.reason as unknown] : []))
    for (const error of refused) expect((await refusalOf(Promise.reject(error))).reason).toBe('badInput')
    expect(outcomes.length - refused.length).toBeGreaterThan(10)
  })

  test('refuses the name of a column, and a page of another order', async () => {
    const named = await refusalOf(desk.call(refunds.list, { sort: 'amount_fen desc' }))
    expect(named.fields).toHaveProperty('sort')
    const { next } = await desk.call(refunds.list, { sort: 'largest', limit: 1 })
    expect((await refusalOf(desk.call(refunds.list, { sort: 'oldest', limit: 1, after: next }))).reason).toBe(
      'badInput',
    )
  })
})
