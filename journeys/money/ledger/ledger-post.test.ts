import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  balancesOf,
  channelAccount,
  credit,
  debit,
  lockBalance,
  personAccount,
  platformAccount,
  postTransaction,
} from '#server/money/ledger/index.ts'
import { withServer } from '../../setup/process/server.ts'

const server = withServer()
const actor = { kind: 'clock', id: null, name: '' } as const
const bank = channelAccount('bank')
const escrow = platformAccount('escrow')
const about = { event: 'pay', subject: 'orders', subjectNo: 'WM1' } as const

test('A transaction is posted once, and balances follow it', async () => {
  const { db } = server
  const lines = [debit(bank, 500), credit(escrow, 500)]
  expect(await postTransaction({ db, actor } as never, { ...about, subjectId: 1, lines })).toBeGreaterThan(0)
  expect(await postTransaction({ db, actor } as never, { ...about, subjectId: 1, lines })).toBeNull()
  const { rows } = await sql<{
    code: string
    fen: number
  }>`select code, sum(balance_fen)::bigint as fen from ledger_balances
    join ledger_accounts on id = account_id group by code order by code`.execute(db)
  expect(rows).toEqual([
    { code: 'channel:bank', fen: 500 },
    { code: 'platform:escrow', fen: 500 },
  ])
})

test('What does not add up to zero, or takes more than there is, is refused and leaves nothing', async () => {
  const { db } = server
  const wallet = personAccount(7, 'available')
  const post = (subjectId: number, lines: ReturnType<typeof debit>[]) =>
    postTransaction({ db, actor } as never, { ...about, subjectId, lines })
  await expect(post(2, [debit(bank, 500), credit(escrow, 499)])).rejects.toThrow('add up to zero')
  await post(3, [debit(escrow, 100), credit(wallet, 100)])
  await expect(post(4, [debit(wallet, 101), credit(bank, 101)])).rejects.toThrow('ledger_balances_not_negative')
  expect(await lockBalance(db, wallet)).toBe(100)
  expect(
    (await balancesOf(db, [{ ownerKind: 'person', ownerId: 7 }]))({ ownerKind: 'person', ownerId: 7 }).available,
  ).toBe(100)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ledger_transactions
    where subject_id in (2, 4)`.execute(db)
  expect(rows[0]?.count).toBe(0)
})
