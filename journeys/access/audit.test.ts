import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { events } from '#contract/access/events.ts'
import { verifyAudit } from '#server/access/events/feature.ts'
import { passTime } from '../setup/process/clock.ts'
import { startTestServer, type TestServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'
import { as, executeWithoutTriggers } from './access-calls.ts'

let [server, folder] = [{} as TestServer, '']

/** A server with some events, all of which are in the chain; what it writes besides the database is in a folder of its own. */
async function startChained(): Promise<[TestServer, string]> {
  const own = await mkdtemp(join(tmpdir(), 'citydesk-audit-'))
  const started = await startTestServer({ settings: { DATA_DIR: own } })
  for (let made = 0; made < 3; made++) await started.fixtures.order('pending_accept')
  await chained(started, own)
  return [started, own]
}

async function end(started: TestServer, own: string): Promise<void> {
  await started.stop()
  await rm(own, { recursive: true, force: true })
}

beforeAll(async () => {
  ;[server, folder] = await startChained()
})
afterAll(() => end(server, folder))

function verify() {
  return verifyAudit(server.db, folder)
}

/** Every event is in the chain, and its head is in the file. */
async function chained(started = server, own = folder): Promise<void> {
  // So long that the file, which is written less often, is due as well.
  await passTime(31)
  await until(async () => {
    const { waiting, heads } = await verifyAudit(started.db, own)
    return waiting === 0 && heads > 0
  })
}

/** What is found after somebody with access to the database executed this, which is undone then. */
async function findingsAfter(...statements: string[]): Promise<string[]> {
  const undone = new Error('undone')
  let findings: string[] = []
  const execute = server.db.transaction().execute(async transaction => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    for (const statement of statements) await sql.raw(statement).execute(transaction)
    findings = (await verifyAudit(transaction, folder)).findings
    throw undone
  })
  await execute.catch(error => {
    if (error !== undone) throw error
  })
  expect((await verify()).findings).toEqual([])
  return findings
}

/** An event in the middle of the chain. */
async function middle(): Promise<{ id: number; position: number }> {
  const rows = await server.db.selectFrom('event_chain').selectAll().orderBy('position').execute()
  const row = rows[Math.floor(rows.length / 2)]
  if (!row) throw new Error('There is no chain.')
  return { id: row.event_id, position: row.position }
}

describe('the untouched audit log', () => {
  test('is intact, with every event in the chain once', async () => {
    const report = await verify()
    const { rows } = await sql<{ count: number }>`select count(*) from events`.execute(server.db)
    expect(report).toMatchObject({ findings: [], waiting: 0, links: rows[0]?.count })
  })

  test('is shown with the present names of what earlier versions recorded under others, also to filters', async () => {
    const root = await server.signIn('super_admin')
    await sql`insert into events (action, actor_kind, actor_name, subject, subject_id, subject_no)
      values ('workers.thaw', 'system', '', 'workers', 1, 'Q1')`.execute(server.db)
    const { rows } = await as(server, root, events.list, { action: 'workers.endFreeze' })
    expect(rows.map(({ action, subjectNo }) => [action, subjectNo])).toEqual([['workers.endFreeze', 'Q1']])
  })

  test('refuses to be changed, shortened or emptied', async () => {
    for (const statement of [
      `update events set actor_name = 'nobody'`,
      'delete from events',
      'truncate events cascade',
      `update event_chain set hash = ''`,
      'delete from event_chain',
      'truncate event_chain',
    ]) {
      await expect(sql.raw(statement).execute(server.db), statement).rejects.toThrow('append-only')
    }
  })

  test('includes an event whose transaction commits late, and omits none', async () => {
    const slow = server.db.transaction()
    let lateId = 0
    await slow.execute(async transaction => {
      const { id } = await transaction
        .insertInto('events')
        .values({
          action: 'orders.late',
          actor_kind: 'clock',
          actor_id: null,
          actor_name: '',
          subject: 'orders',
          subject_id: 1,
          subject_no: '',
          from_state: null,
          to_state: null,
          changes: '{}',
          reason: null,
          about_id: null,
          request_id: null,
          trace_id: null,
          app_id: null,
          external_id: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      lateId = id
      // Later events are committed and chained before this one is committed.
      await server.fixtures.order('pending_accept')
      await until(async () => {
        const { rows } = await sql<{ last: number }>`select max(event_id) as last from event_chain`.execute(server.db)
        return (rows[0]?.last ?? 0) > lateId
      })
    })
    await chained()
    const link = await server.db
      .selectFrom('event_chain')
      .select('position')
      .where('event_id', '=', lateId)
      .executeTakeFirst()
    expect(link).toBeDefined()
    expect((await verify()).findings).toEqual([])
  })

  test('is continued by one of two nodes at a time', async () => {
    const other = await startTestServer({ joins: server, settings: { DATA_DIR: folder } })
    try {
      await Promise.all([1, 2, 3].map(() => server.fixtures.order('preparing/accepted')))
      await chained()
      expect((await verify()).findings).toEqual([])
    } finally {
      await other.stop()
    }
  })
})

describe('somebody with database access who disables the triggers', () => {
  test('who changes an event is detected', async () => {
    const { id } = await middle()
    const findings = await findingsAfter(`update events set actor_name = '别人' where id = ${id}`)
    expect(findings).toEqual([expect.stringContaining(`Event ${id} `)])
  })

  test('who deletes an event, alone or with its link, is detected', async () => {
    const { id, position } = await middle()
    const deleted = `delete from events where id = ${id}`
    expect(await findingsAfter(deleted)).toEqual([
      expect.stringContaining(`Event ${id} (link ${position}) was deleted`),
    ])
    const findings = await findingsAfter(deleted, `delete from event_chain where position = ${position}`)
    expect(findings.join()).toContain('of the chain are gone')
  })

  test('who swaps two events is detected', async () => {
    const { position } = await middle()
    const findings = await findingsAfter(
      `create temp table taken on commit drop as
         select * from event_chain where position in (${position}, ${position + 1})`,
      'delete from event_chain where position in (select position from taken)',
      `insert into event_chain select ${2 * position + 1} - position, event_id, hash from taken`,
    )
    expect(findings.join()).toContain('is not where it was')
  })

  test('who deletes the end is detected by the head file', async () => {
    const { position } = await middle()
    const findings = await findingsAfter(
      `delete from events where id in (select event_id from event_chain where position > ${position})`,
      `delete from event_chain where position > ${position}`,
    )
    expect(findings).toEqual([expect.stringContaining('its end was cut off')])
  })

  test('who empties both tables is detected', async () => {
    const findings = await findingsAfter('truncate events, event_chain, unchained_events cascade')
    expect(findings.join()).toContain('its end was cut off')
  })

  test('who inserts an event is detected', async () => {
    const findings = await findingsAfter(
      `insert into events (action, actor_kind, subject, subject_id) values ('orders.accept', 'staff', 'orders', 1)`,
    )
    expect(findings.join()).toContain('put in from outside')
  })

  test('a head file that lost a part of its last line is still read', async () => {
    const file = join(folder, 'audit-head.json')
    await writeFile(file, `${await readFile(file, 'utf8')}{"database":"cut sh`)
    expect(await verify()).toMatchObject({ findings: [] })
  })

  test('who computes the whole chain anew is detected by the head file', async () => {
    const [own, ownFolder] = await startChained()
    try {
      await executeWithoutTriggers(
        own.db,
        `update events set actor_name = '别人' where id = (select min(id) from events);
         insert into unchained_events select id from events;
         truncate event_chain`,
      )
      // The server computes the new chain, as an attacker who knows the source could.
      await until(async () => (await verifyAudit(own.db, ownFolder)).waiting === 0)
      expect((await verifyAudit(own.db, ownFolder)).findings.join()).toContain('the chain was made anew')
    } finally {
      await end(own, ownFolder)
    }
  })
})
