import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { nameOf } from '../../../e2e/setup/data/databases.ts'
import { createChannelBooks, expectBillRight } from '../../setup/money/channel-books.ts'
import { killDatabase, startOwnNode } from '../../setup/money/kill-nodes.ts'
import { findWrong } from '../../setup/money/ledger.ts'
import { actAtRandom, actNames, createMoneyWorld } from '../../setup/money/random-money.ts'
import { expectShareRight, longSessions } from '../../setup/money/settlements.ts'
import { registerBank } from '../../setup/open/apps.ts'
import { expectSumsRight } from '../../setup/people/money.ts'
import { roundsOf } from '../../setup/process/drills.ts'
import { withServer } from '../../setup/process/server.ts'
import { amounts, setLimits } from '../../setup/settings.ts'

/** `LEDGER_SEED=… npm run drills -- ledger-property` acts in another order. */
const seed = process.env.LEDGER_SEED ?? 'money'
const some = 200
const steps = roundsOf({ some, all: 10_000 })
/** Only the long run kills a node in every fifth round, and the database with every other one. */
const hasKills = steps > some
const roundsBetweenKills = 5
const betweenChecks = 50
const atOnce = 3

const books = createChannelBooks()
const server = withServer({ listens: true, watch: books.watch, settings: longSessions })
beforeAll(async () => {
  await registerBank(server.runtime, server.webhooks)
  const unlimitedDay = (onceFen: number) => amounts(onceFen, 100_000_000)
  await setLimits(server, 'money.packetLimits', {
    '*': unlimitedDay(2000),
    kefu: unlimitedDay(2000),
    kefu_leader: unlimitedDay(20_000),
    ops: unlimitedDay(10_000),
    super_admin: unlimitedDay(20_000),
  })
  // As the product has it: what was acknowledged is there after the database was killed.
  const setting = sql`alter database ${sql.id(nameOf(server.databaseUrl))} set synchronous_commit = on`
  if (hasKills) await setting.execute(server.db)
})

/** What must be true whenever nothing is under way. */
async function expectMoneyRight(): Promise<void> {
  expect(await findWrong(server)).toEqual([])
  await expectSumsRight(server.db)
  await expectShareRight(server.db)
  await expectBillRight(server, books)
  const { rows } = await sql`
    select 'below zero: ' || code as wrong from ledger_accounts join ledger_balances on account_id = id
      where owner_kind in ('person', 'merchant') and balance_fen < 0
    union all
    select 'orders paid less refunded: ' || orders.fen || ', at their channel: ' || posted.fen from
      (select coalesce(sum(paid_fen - refunded_fen), 0) as fen from orders) orders,
      (select coalesce(sum(case ledger_postings.side when 'debit' then amount_fen else -amount_fen end), 0) as fen
        from ledger_postings join ledger_transactions on ledger_transactions.id = transaction_id
          join ledger_accounts on ledger_accounts.id = account_id
        where kind = 'channel' and event in ('pay', 'payDifference', 'refund')) posted
      where orders.fen <> posted.fen
    union all
    select 'withdrawing: ' || asked.fen || ', in the ledger: ' || held.fen from
      (select coalesce(sum(amount_fen), 0) as fen from withdrawals
        where state not in ('paid', 'rejected', 'returned', 'cancelled')) asked,
      (select coalesce(sum(balance_fen), 0) as fen from ledger_balances join ledger_accounts on id = account_id
        where kind = 'withdrawing') held
      where asked.fen <> held.fen
    union all
    select 'paid twice: ' || withdrawals.no from withdrawals join payouts on withdrawal_id = withdrawals.id
      where payouts.state = 'success' group by withdrawals.no having count(*) > 1`.execute(server.db)
  expect(rows).toEqual([])
}

test(`The ledger is right whatever people, apps and clocks do at once (seed ${seed})`, async () => {
  const world = await createMoneyWorld(server, books, seed)
  const outcomes = new Map<string, number>()
  const runOne = async () => {
    for (let done = 0; done < betweenChecks / atOnce; done += 1) {
      const outcome = await actAtRandom(world)
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    }
  }
  let killNode = hasKills ? await startOwnNode(world) : undefined
  onTestFinished(() => killNode?.())
  for (let round = 0; round < steps / betweenChecks; round += 1) {
    const running = Promise.all(Array.from({ length: atOnce }, runOne))
    if (killNode && round % roundsBetweenKills === 0) {
      await pause(world.random.between(500, 4000))
      if (round % (2 * roundsBetweenKills) === 0) await killDatabase(server)
      await killNode()
      killNode = await startOwnNode(world)
    }
    await running
    await expectMoneyRight()
  }
  if (hasKills) console.table(Object.fromEntries([...outcomes].toSorted()))
  const bugs = [...outcomes.keys()].filter(outcome => /internal|50\d|HTTP|Error|constraint|deadlock/.test(outcome))
  // A call that a kill interrupts fails, whatever it says.
  if (!hasKills) expect(bugs).toEqual([])
  const done = [...outcomes.keys()].filter(outcome => outcome.endsWith(': done')).length
  expect(done).toBeGreaterThan(actNames.length / 2)
})
