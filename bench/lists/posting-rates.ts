import { sql } from 'kysely'
import { clock } from '#server/kit/change.ts'
import { openDatabase } from '#server/kit/database.ts'
import { channelAccount, credit, debit, platformAccount, postTransaction } from '#server/money/ledger/index.ts'
import { percentiles } from './figures.ts'
import { pgbenchRate } from './pgbench.ts'

const load = { connections: 16, seconds: 4 }
const rounds = 5

/**
 * A statement that posts 100 fen; `CLIENT` in the name stands for the connection. pgbench would read a colon with a letter or
 * a digit after it as one of its variables.
 */
function posting(name: string, parts: number): string {
  const common = { ownerId: null, parts, mayBeNegative: true, amountFen: 100 }
  const lines = JSON.stringify([
    { ...common, code: `channel:${name}`, ownerKind: 'channel', kind: 'channel', normalSide: 'debit', side: 'debit' },
    {
      ...common,
      code: `platform:${name}`,
      ownerKind: 'platform',
      kind: 'escrow',
      normalSide: 'credit',
      side: 'credit',
    },
  ])
    .replaceAll('":', '": ')
    .replaceAll(/(?<=[a-z]):/g, '\\u003a')
  return `select post_transaction(gen_random_uuid()::text, 'pay', 'orders', 1, 'WM' || (random() * 1e9)::bigint, null, null,
    'payment', null, '', '', null, now(), replace('${lines}', 'CLIENT', :client_id::text)::jsonb);`.replaceAll(
    '\n',
    ' ',
  )
}

/** The same rows without balances. */
const bareInserts = (channelId: number, escrowId: number) =>
  `with written as (insert into ledger_transactions
    (business_key, event, subject, subject_id, subject_no, actor_kind, actor_name, at)
    values (gen_random_uuid()::text, 'pay', 'orders', 1, 'WM' || (random() * 1e9)::bigint, 'payment', '', now()) returning id)
    insert into ledger_postings (transaction_id, account_id, side, amount_fen, at)
    select id, account, side, 100, now() from written,
      (values (${channelId}, 'debit'), (${escrowId}, 'credit')) as posted (account, side);`.replaceAll('\n', ' ')

/** How often our code posts a second, on as many connections. */
async function rateOfCode(url: string): Promise<number> {
  const { db } = openDatabase(url, load.connections)
  const lines = [debit(channelAccount('hot'), 100), credit(platformAccount('escrow'), 100)]
  const until = performance.now() + load.seconds * 1000
  let posted = 0
  const run = async () => {
    for (; performance.now() < until; posted += 1) {
      const part = crypto.randomUUID()
      const asked = { event: 'pay', subject: 'orders', subjectId: 1, subjectNo: `WM${part}`, part, lines } as const
      await db.transaction().execute(inside => postTransaction({ db: inside, actor: clock }, asked))
    }
  }
  await Promise.all(Array.from({ length: load.connections }, run))
  await db.destroy()
  return posted / load.seconds
}

/** Medians of several rounds, in which everything has its turn; transactions a second on 16 connections. */
export async function postingRates(url: string) {
  const functions = {
    'post_transaction, shared accounts': posting('hot', 16),
    'post_transaction, shared accounts in one part': posting('whole', 1),
    'post_transaction, own accounts': posting('ownCLIENT', 1),
  }
  for (const script of Object.values(functions)) await pgbenchRate(url, script, { ...load, seconds: 1 })
  const scripts = { 'bare inserts': bareInserts(...(await sharedAccounts(url))), ...functions }
  const found = { ...emptyOf(scripts), 'our code, shared accounts': [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    for (const name of Object.keys(scripts) as (keyof typeof scripts)[]) {
      found[name].push(await pgbenchRate(url, scripts[name], load))
    }
    found['our code, shared accounts'].push(await rateOfCode(url))
  }
  const medians = Object.entries(found).map(([name, rates]) => [name, percentiles(rates).p50])
  return Object.fromEntries(medians) as Record<keyof typeof found, number>
}

function emptyOf<Name extends string>(scripts: Record<Name, string>): Record<Name, number[]> {
  return Object.fromEntries(Object.keys(scripts).map(name => [name, []])) as unknown as Record<Name, number[]>
}

async function sharedAccounts(url: string): Promise<[channelId: number, escrowId: number]> {
  const { db } = openDatabase(url, 1)
  const { rows } = await sql<{ id: number }>`select id from ledger_accounts
    where code in ('channel:hot', 'platform:hot') order by code`.execute(db)
  await db.destroy()
  const [channel, escrow] = rows
  if (!channel || !escrow) throw new Error('The shared accounts are missing.')
  return [channel.id, escrow.id]
}
