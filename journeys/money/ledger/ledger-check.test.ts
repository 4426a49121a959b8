import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { events } from '#contract/access/events.ts'
import { notifications } from '#contract/desk/notifications.ts'
import { ledger } from '#contract/money/ledger.ts'
import { checkLedger, compareLedger } from '#server/money/ledger/feature.ts'
import { credit, debit, ledgerStop, personAccount, platformAccount } from '#server/money/ledger/index.ts'
import { executeWithoutTriggers } from '../../access/access-calls.ts'
import { postNow } from '../../setup/money/ledger.ts'
import { homeCity } from '../../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../../setup/orders/desk.ts'
import { startTestServer, type TestServer, withServer, withServerPerTest } from '../../setup/process/server.ts'

const reason = '已核实，为测试数据'

/** Somebody of finance, who was paid. */
async function pay(server: TestServer): Promise<Desk> {
  const finance = await server.signIn('finance', { name: '小赵' })
  const lines = [
    debit(platformAccount('compensation'), 500),
    credit(personAccount(finance.person.id, 'available'), 500),
  ]
  await postNow(server, { event: 'compensate', subject: 'orders', subjectId: 1, lines })
  return finance
}

describe('the nightly check', () => {
  const server = withServerPerTest()
  let finance: Desk
  beforeEach(async () => {
    finance = await pay(server)
  })

  /** Somebody with access to the database gives themselves more. */
  const tamper = () =>
    sql`update ledger_balances set balance_fen = balance_fen + 100 where part = 0
    and account_id = (select id from ledger_accounts where kind = 'available')`.execute(server.db)

  test('keeps that everything was right, and stops nothing', async () => {
    expect(await checkLedger(server.runtime)).toMatchObject({ wrong: 0, findings: [] })
    expect((await finance.call(ledger.trialBalance, {})).check).toMatchObject({ wrong: 0, stopsPayouts: false })
    expect(await ledgerStop(server.db)).toBe(false)
    expect((await finance.call(notifications.alarms, {})).rows).toEqual([])
  })

  test('is scheduled for 03:30 in Shanghai, also where a version before had another time', async () => {
    await sql`update pgboss.schedule set cron = '0 0 * * *' where name = 'ledger.check'`.execute(server.db)
    const node = await startTestServer({ joins: server })
    await node.stop()
    const { rows } = await sql`select cron, timezone from pgboss.schedule where name = 'ledger.check'`.execute(
      server.db,
    )
    expect(rows).toEqual([{ cron: '30 19 * * *', timezone: 'UTC' }])
  })

  test('rings at those who see the ledger, and stops payouts until somebody says why they may go on', async () => {
    await tamper()
    expect((await checkLedger(server.runtime)).findings).toEqual([
      expect.stringContaining('the balance is 600 fen in 1 postings, its postings add up to 500 fen in 1.'),
      'Debit balances and credit balances differ by -100 fen.',
    ])
    expect(await ledgerStop(server.db)).toBe(true)
    const { rows } = await finance.call(notifications.alarms, {})
    expect(rows).toMatchObject([{ type: 9, msg: expect.stringContaining('打款已暂停') }])
    const { check } = await finance.call(ledger.trialBalance, {})
    expect(check).toMatchObject({ wrong: 2, differenceFen: -100, stopsPayouts: true, confirmedBy: null })
    const id = check?.id ?? 0
    const limited = await server.signIn('finance', { cityCodes: [homeCity] })
    expect((await refusalOf(limited.call(ledger.confirmCheck, { id, reason }))).reason).toBe('needsAllCities')
    expect((await refusalOf((await server.signIn('ops')).call(ledger.confirmCheck, { id, reason }))).reason).toBe(
      'noPermission',
    )
    const confirmed = await finance.call(ledger.confirmCheck, { id, reason })
    expect(confirmed.check).toMatchObject({ stopsPayouts: false, confirmedBy: '小赵', remark: reason })
    expect(await ledgerStop(server.db)).toBe(false)
    expect((await finance.call(notifications.alarms, {})).rows).toEqual([])
    expect((await refusalOf(finance.call(ledger.confirmCheck, { id, reason }))).reason).toBe('alreadySo')
    const log = await (await server.signIn('super_admin')).call(events.list, { action: 'ledger.confirmCheck' })
    expect(log.rows).toMatchObject([{ subjectId: id, reason }])
  })

  test('stops again the next night if it is still wrong; a confirmation of an older check is refused', async () => {
    await tamper()
    await checkLedger(server.runtime)
    const id = (await finance.call(ledger.trialBalance, {})).check?.id ?? 0
    await finance.call(ledger.confirmCheck, { id, reason })
    await checkLedger(server.runtime)
    expect(await ledgerStop(server.db)).toBe(true)
    expect((await refusalOf(finance.call(ledger.confirmCheck, { id, reason }))).reason).toBe('notFound')
  })
})

type Ended = { stdout: string; stderr: string; code?: number }

describe('npm run ledger:verify', () => {
  const server = withServerPerTest()
  beforeEach(() => pay(server))

  function verify(): Promise<Ended> {
    const env = { ...process.env, DATABASE_URL: server.databaseUrl }
    return promisify(execFile)(process.execPath, [join('commands', 'ledger-verify.ts')], { env }).catch(
      (error: Ended) => error,
    )
  }

  test('says that the ledger is right, or that it is not, and ends with 1', async () => {
    expect(await verify()).toMatchObject({ stdout: expect.stringContaining('The ledger is right: 2 accounts') })
    await executeWithoutTriggers(server.db, 'delete from ledger_postings')
    expect(await verify()).toMatchObject({ code: 1, stdout: expect.stringContaining('not to zero') })
  })

  test.each([
    ['a posting was raised', `update ledger_postings set amount_fen = 900 where side = 'credit'`, 'add up to'],
    ['a transaction lost its postings', 'delete from ledger_postings', 'not to zero'],
    [
      'a stated balance was changed',
      `update ledger_postings set balance_fen = 1 where balance_fen is not null`,
      'stated',
    ],
  ])('names what is wrong where %s', async (_what, statement, said) => {
    await executeWithoutTriggers(server.db, statement)
    expect((await compareLedger(server.db)).findings.join()).toContain(said)
  })

  test('finds escrow, red packets and tax below zero', async () => {
    const lines = [debit(platformAccount('escrow'), 100), credit(platformAccount('commission'), 100)]
    await postNow(server, { event: 'settle', subject: 'orders', subjectId: 2, lines })
    expect((await compareLedger(server.db)).findings.join()).toContain(
      'platform:escrow: the balance is below zero: -100 fen.',
    )
  })
})

describe('the database itself', () => {
  const server = withServer()
  beforeAll(() => pay(server))

  test.each([
    `update ledger_transactions set description = 'x'`,
    'delete from ledger_transactions',
    'truncate ledger_transactions cascade',
    'update ledger_postings set amount_fen = 1',
    'delete from ledger_postings',
    'truncate ledger_postings',
  ])('refuses: %s', async statement => {
    await expect(sql.raw(statement).execute(server.db)).rejects.toThrow('append-only')
  })

  test('gives nobody the right to change what was posted', async () => {
    const { rows } =
      await sql`select table_name, privilege from unnest('{ledger_transactions,ledger_postings}'::text[]) table_name,
      unnest('{UPDATE,DELETE,TRUNCATE}'::text[]) privilege
      where has_table_privilege('public', table_name, privilege)`.execute(server.db)
    expect(rows).toEqual([])
  })

  test('refuses postings that do not add up to zero, however they are written', async () => {
    await expect(
      sql`insert into ledger_postings (transaction_id, account_id, side, amount_fen)
        select transaction_id, account_id, side, 1 from ledger_postings where side = 'debit'`.execute(server.db),
    ).rejects.toThrow('add up to zero')
  })
})
