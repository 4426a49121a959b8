import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { withBank, withDesks } from '../../setup/money/finance.ts'
import { balanceOf } from '../../setup/money/ledger.ts'
import { approveAs, rowOf, say, targetOf, walletOf, withdrawalOf } from '../../setup/money/withdrawals.ts'

const server = withBank()
const staff = withDesks(server, { finance: 'finance', payer: 'finance' })
const count = 20

/** Ends what the server's connections are doing, as a database that restarts does. */
async function loseConnections(): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name = 'citydesk'
      and state <> 'idle'`
    .execute(server.db)
    .catch(() => {})
}

test('Results that arrive all at once, each twice, while connections are lost: the channel repeats them, and each is paid once', async () => {
  const made = []
  for (let index = 0; index < count; index++) {
    const one = await withdrawalOf(server, 60_000)
    await approveAs(staff.finance, one)
    made.push(one)
  }
  const targets = await Promise.all(made.map(one => targetOf(staff.payer, one)))
  const { batch } = await staff.payer.call(withdrawals.pay, { withdrawals: targets })
  const { rows } = await staff.payer.call(withdrawals.list, { batchId: batch?.id })
  const before = await balanceOf(server, 'channel:bank-app')
  const statuses = new Set<number>()
  /** As a channel does, until it is answered. */
  const sayUntilHeard = async (no: string, eventId: string): Promise<void> => {
    const status = await say(server, no, 'success', { eventId })
      .then(said => said.status)
      // This process reads the amount by the same connections.
      .catch(() => 0)
    if (status !== 0) statuses.add(status)
    if (status !== 200) await sayUntilHeard(no, eventId)
  }
  const said = rows.flatMap(({ payout }) => {
    const [no, eventId] = [payout?.no ?? '', randomUUID()]
    return [sayUntilHeard(no, eventId), sayUntilHeard(no, eventId)]
  })
  for (let round = 0; round < 10; round++) await loseConnections()
  await Promise.all(said)
  expect([...statuses].filter(status => status !== 200 && status !== 503)).toEqual([])
  for (const { no, saver } of made) {
    expect(await rowOf(server, no)).toMatchObject({ state: 'paid', is_unknown: false })
    expect(await walletOf(server, saver)).toMatchObject({ availableFen: 0, withdrawingFen: 0 })
  }
  expect((await balanceOf(server, 'channel:bank-app')) - before).toBe(-60_000 * count)
  expect((await staff.payer.call(withdrawals.batches, {})).rows[0]).toMatchObject({ state: 'done', paid: count })
})
