import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { events } from '#contract/access/events.ts'
import { requestOfPress } from '#contract/access/press.ts'
import { roles } from '#contract/access/roles.ts'
import { dispatch } from '#contract/orders/dispatch.ts'
import { orders } from '#contract/orders/orders.ts'
import { settings } from '#contract/settings/settings.ts'
import { isFirstOfPress } from '#server/access/events/presses.ts'
import type { Order } from '../setup/orders/order.ts'
import { withServer } from '../setup/process/server.ts'
import { executeWithoutTriggers } from './access-calls.ts'

const server = withServer()

const targetOf = ({ id, version }: Order) => ({ id, version })

async function waiting(count: number): Promise<Order[]> {
  const made: Order[] = []
  while (made.length < count) made.push(await server.fixtures.order('preparing/wait_dispatch'))
  return made
}

test('one press that assigns several orders is one line, which unfolds to each of them by its number', async () => {
  const desk = await server.signIn('dispatcher')
  const root = await server.signIn('super_admin')
  const rider = await server.fixtures.rider()
  const placed = await waiting(3)
  await desk.call(
    dispatch.assignMany,
    { workerId: rider.id, orders: placed.map(targetOf) },
    { requestId: 'assign-three' },
  )
  const asked = { actorId: desk.person.id, action: 'orders.assign' }
  const { rows } = await root.call(events.list, { ...asked, byPress: true })
  expect(rows.map(({ subject, press }) => [subject, press])).toEqual([['orders', { lines: 3, records: 3 }]])
  const lines = await root.call(events.press, { id: rows[0]?.id ?? 0 })
  expect(lines.rows.map(({ subjectName }) => subjectName)).toEqual(placed.map(({ no }) => no))
  // A list of one of the orders has its own line only.
  const own = await root.call(events.list, { ...asked, byPress: true, record: placed[1]?.no ?? '' })
  expect(own.rows.map(({ subjectName, press }) => [subjectName, press.lines])).toEqual([[placed[1]?.no, 1]])
  // Who asks for each line, as the export does, gets each.
  expect((await root.call(events.list, asked)).rows).toHaveLength(3)
})

test('commands that a press sent one after the other are one line, and a colleague’s of the same id are another', async () => {
  const [one, other, root] = [
    await server.signIn('dispatcher'),
    await server.signIn('dispatcher'),
    await server.signIn('super_admin'),
  ]
  const [first, second, third] = await waiting(3)
  const note = (desk: typeof one, order: Order | undefined, number: number) =>
    desk.call(
      orders.note,
      { ...(order && targetOf(order)), text: '已联系' },
      { requestId: requestOfPress('noted-all', number) },
    )
  await note(one, first, 0)
  await note(other, second, 0)
  await note(one, third, 1)
  const { rows } = await root.call(events.list, { action: 'orders.note', byPress: true })
  expect(rows.map(({ actor, subjectName, press }) => [actor.id, subjectName, press.records])).toEqual([
    [other.person.id, second?.no, 1],
    [one.person.id, first?.no, 2],
  ])
})

test('pages neither repeat nor omit a press whose lines are apart', async () => {
  const root = await server.signIn('super_admin')
  const { id: person } = (await server.signIn('viewer')).person
  // Every press has a line now and another after all the others have theirs.
  await sql`insert into events (action, actor_kind, actor_id, subject, subject_id, subject_no, request_id)
    select 'posts.approve', 'staff', ${person}::bigint, 'posts', n, 'DT' || n, 'apart' || n % 5 || '.' || n
    from generate_series(1, 10) n`.execute(server.db)
  const found: string[] = []
  let after: string | null = null
  do {
    const page: { rows: { subjectName: string }[]; next: string | null } = await root.call(events.list, {
      actorId: person,
      action: 'posts',
      byPress: true,
      limit: 2,
      after,
    })
    found.push(...page.rows.map(({ subjectName }) => subjectName))
    after = page.next
  } while (after !== null)
  expect(found).toEqual(['DT5', 'DT4', 'DT3', 'DT2', 'DT1'])
})

test('a record is called by its name in the reader’s language, and by its last one when it is gone', async () => {
  const root = await server.signIn('super_admin', { name: '管理员老张' })
  const terms = { names: { zh: '夜班', en: 'Night shift' }, permissions: [], needsTotp: false }
  const { id, version } = await root.call(roles.add, { ...terms, code: 'night' })
  const { rows: known } = await root.call(settings.list, {})
  const setting = known.find(({ key }) => key === 'reviews.samplePercent') ?? known[0]
  const named = async (action: string, language: 'zh' | 'en') => {
    const { rows } = await root.call(events.list, { action, byPress: true, actorId: root.person.id }, { language })
    return rows.map(({ subjectName }) => subjectName)
  }
  expect([await named('roles.add', 'zh'), await named('roles.add', 'en')]).toEqual([['夜班'], ['Night shift']])
  await root.call(roles.remove, { id, version })
  expect(await named('roles', 'en')).toEqual(['Night shift', 'Night shift'])
  await sql`insert into events (action, actor_kind, actor_id, subject, subject_id, subject_no)
    values ('settings.update', 'staff', ${root.person.id}, 'settings', ${setting?.id}, '中文名'),
      ('account.endTotp', 'staff', ${root.person.id}, 'users', ${root.person.id}, ''),
      ('views.remove', 'staff', ${root.person.id}, 'views', 99, '我的视图'),
      ('chats.recall', 'staff', ${root.person.id}, 'chats', 999999, '')`.execute(server.db)
  expect((await named('settings.update', 'en'))[0]).toMatch(/^[\x20-\x7e]+$/)
  expect(await named('account.endTotp', 'zh')).toEqual(['管理员老张'])
  expect(await named('views.remove', 'zh')).toEqual(['我的视图'])
  expect(await named('chats.recall', 'zh')).toEqual([''])
})

test('a page of many lines is read by indexes alone', async () => {
  const { id: person } = (await server.signIn('viewer')).person
  await executeWithoutTriggers(
    server.db,
    `insert into events (action, actor_kind, actor_id, subject, subject_id, request_id)
      select 'orders.note', 'staff', ${person}, 'orders', n, 'many' || n / 3 || '.' || n from generate_series(1, 30000) n;
    analyze events`,
  )
  const page = server.db
    .selectFrom('events')
    .selectAll()
    .where('actor_kind', '=', sql.lit('staff'))
    .where(isFirstOfPress(table => sql`${sql.ref(`${table}.actor_kind`)} = 'staff'`))
    .orderBy('id', 'desc')
    .limit(51)
  const plan = JSON.stringify(await page.explain('json', sql`analyze`))
  expect(plan).toContain('events_press')
  expect(plan).not.toContain('Seq Scan')
  // Three lines of each press are looked at.
  const looked = [...plan.matchAll(/"Actual Loops":(\d+)/g)].map(([, loops]) => Number(loops))
  expect(Math.max(...looked)).toBeLessThan(51 * 4)
})
