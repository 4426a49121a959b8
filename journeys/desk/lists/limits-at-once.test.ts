import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { shanghaiHour } from '#contract/base/shanghai.ts'
import { reports } from '#contract/dashboard/reports.ts'
import { exports } from '#contract/desk/exports.ts'
import { notifications } from '#contract/desk/notifications.ts'
import { mostViews, views } from '#contract/desk/views.ts'
import { orders } from '#contract/orders/orders.ts'
import { people } from '#contract/people/people.ts'
import { settings } from '#contract/settings/settings.ts'
import { zoneLimits, zones } from '#contract/settings/zones.ts'
import { sendDueReports } from '#server/dashboard/reports/feature.ts'
import { budget } from '#server/process/limits/index.ts'
import { lockNamed } from '#server/process/locks/index.ts'
import { addAccount, addRole } from '../../access/access-calls.ts'
import { hold } from '../../setup/held.ts'
import { refusalOf } from '../../setup/orders/desk.ts'
import { withServer } from '../../setup/process/server.ts'
import { readSetting } from '../../setup/settings.ts'
import { addZone, cityIdOf, zoneTerms } from '../../setup/zones.ts'

const server = withServer()

type Call = () => Promise<unknown>

/** Has both wait at a lock at the same moment, and answers the reason why each was refused, or null. */
async function bothAtOnce(lock: Parameters<typeof hold>[1], [one, other]: [Call, Call]): Promise<(string | null)[]> {
  const held = await hold(server, lock)
  const outcomes = Promise.all(
    [one, other].map(ask =>
      ask().then(
        () => null,
        error => error.reason as string,
      ),
    ),
  )
  await held.untilWaiting(2)
  await held.commit()
  return (await outcomes).toSorted()
}

test('of two exports that would be the tenth of a person, one begins', async () => {
  const desk = await server.signIn('ops')
  const { id } = desk.person
  await sql`
    insert into exports (person_id, session_id, list, question, language, title)
    select ${id}, max(sessions.id), 'orders', '{}', 'zh', 'x' from sessions cross join generate_series(1, 9) n
    where user_id = ${id} group by n`.execute(server.db)
  const begin = () => desk.call(orders.export, {})
  const reasons = await bothAtOnce(db => lockNamed(db, 'exports.open', id), [begin, begin])
  expect(reasons).toEqual([null, 'tooManyExports'])
  expect(await desk.call(exports.list, {})).toHaveLength(10)
})

test('of two views that would be the last of a person, one is saved', async () => {
  const desk = await server.signIn('dispatcher')
  const { id } = desk.person
  await sql`insert into views (owner_id, list, name, question)
    select ${id}, 'orders.food', 'v' || n, '' from generate_series(2, ${mostViews}) n`.execute(server.db)
  const save = (name: string) => () => desk.call(views.add, { list: 'orders.food', name, question: 'queue=overdue' })
  const reasons = await bothAtOnce(db => lockNamed(db, 'views.change', id), [save('甲'), save('乙')])
  expect(reasons).toEqual([null, 'tooManyViews'])
})

test('of two fields that would be the last that somebody sees in an hour, one is shown', async () => {
  const desk = await server.signIn('super_admin')
  const { id } = desk.person
  await sql`insert into events (action, actor_kind, actor_id, actor_name, subject, subject_id)
    select 'people.reveal', 'staff', ${id}, '', 'people', 1 from generate_series(2, ${budget.revealsPerHour})`.execute(
    server.db,
  )
  const shown = await addAccount(server.db)
  const reveal = () => desk.call(people.reveal, { field: 'users.phone', id: shown.id, reason: '用户来电核实' })
  const reasons = await bothAtOnce(db => lockNamed(db, 'people.reveal', id), [reveal, reveal])
  expect(reasons).toEqual([null, 'revealedTooMuch'])
})

test('of two zones that would be the hundredth of a city, one is added', async () => {
  const desk = await server.signIn('super_admin')
  const cityId = await cityIdOf(server, '330300')
  await addZone(server, '330300', { code: 'FIRST' }, { by: desk })
  await sql`insert into zones (city_id, code, names, services, outline, west, east, south, north)
    select city_id, 'N' || n, names, services, outline, west, east, south, north
    from zones cross join generate_series(2, ${zoneLimits.perCity - 1}) n where city_id = ${cityId}`.execute(server.db)
  const add = (code: string) => () => desk.call(zones.add, { ...zoneTerms({ code }), cityId })
  const reasons = await bothAtOnce(
    db => db.selectFrom('cities').select('id').where('id', '=', cityId).forUpdate().execute(),
    [add('ONE'), add('OTHER')],
  )
  expect(reasons).toEqual([null, 'tooManyZones'])
})

test('of two who change one setting, the second is told who was faster', async () => {
  const desk = await server.signIn('super_admin')
  const { id, version } = await readSetting(desk, 'orders.urgePause')
  const change = (value: number) => () => desk.call(settings.update, { id, version, value })
  const reasons = await bothAtOnce(
    db => db.selectFrom('setting_records').select('id').where('id', '=', id).forUpdate().execute(),
    [change(240), change(300)],
  )
  expect(reasons).toEqual(['changedByOther', null])
})

test('a report that two nodes find due is sent once', async () => {
  const ops = await server.signIn('ops')
  const reader = await server.signIn('viewer')
  const hour = shanghaiHour(Date.now())
  await ops.call(reports.add, { name: '每日', kind: 'day', hour, recipients: [reader.person.id] })
  // Since before its hour.
  await server.db
    .updateTable('reports')
    .set({ since: new Date(Date.now() - 3_600_000) })
    .execute()
  const send = () => sendDueReports(server.runtime)
  const reasons = await bothAtOnce(db => db.selectFrom('reports').select('id').forUpdate().execute(), [send, send])
  expect(reasons).toEqual([null, null])
  expect(await reader.call(exports.list, {})).toHaveLength(1)
  expect((await reader.call(notifications.list, {})).rows).toHaveLength(1)
})

test('a view that is shared with a role while that is removed is refused at its field', async () => {
  const desk = await server.signIn('super_admin')
  const roleId = await addRole(server.db, ['orders.view'])
  const held = await hold(server, db => db.deleteFrom('roles').where('id', '=', roleId).execute())
  const saving = refusalOf(desk.call(views.add, { list: 'orders.food', name: '甲', question: '', roleId }))
  await held.untilWaiting()
  await held.commit()
  expect((await saving).fields).toHaveProperty('roleId')
})
