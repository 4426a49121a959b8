import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { OutputOf } from '#contract/base/operation.ts'
import type { PayoutFault, PayoutResult } from '#contract/money/payout.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import type { OpenWithdrawalAnswer } from '#contract/open/open-money.ts'
import { credit, debit, ownedAccount, platformAccount } from '#server/money/ledger/index.ts'
import { pngOf, uploadTo } from '../files/pictures.ts'
import type { ReportedWorker } from '../open/fixtures.ts'
import type { Desk } from '../orders/desk.ts'
import type { TestServer } from '../process/server.ts'
import { until } from '../process/until.ts'
import { postNow } from './ledger.ts'

/** Who has money: their account in the ledger, and who they are in their app. */
export type AccountHolder = {
  kind: 'person' | 'merchant'
  id: number
  app: 'rider' | 'merchant' | 'customer'
  owner: { kind: string; externalId: string }
  name: string
}

type Answered<Answer> = { status: number; answer: Answer & { message?: string } }
export type Withdrawn = z.output<typeof OpenWithdrawalAnswer>
type Row = OutputOf<typeof withdrawals.get>
/** Long enough ago for an account to be no risk. */
const longAgoDays = 40

export async function answerOf<Answer>(response: Response): Promise<Answered<Answer>> {
  return { status: response.status, answer: (await response.json()) as Answer & { message?: string } }
}

/** Money from nowhere, as far as the ledger is concerned from the platform. */
export async function earn(
  server: TestServer,
  { kind, id }: Pick<AccountHolder, 'kind' | 'id'>,
  amountFen: number,
): Promise<void> {
  await postNow(server, {
    event: 'compensate',
    subject: 'test',
    subjectId: id,
    part: randomUUID(),
    lines: [debit(platformAccount('compensation'), amountFen), credit(ownedAccount(kind, id, 'available'), amountFen)],
  })
}

export async function bind(server: TestServer, { app, owner, name }: AccountHolder, other: object = {}) {
  const body = {
    externalNo: `PA-${randomUUID()}`,
    owner,
    method: 'bank',
    number: `6222${String(Math.trunc(Math.random() * 1e12)).padStart(12, '0')}`,
    holder: name,
    bank: '招商银行',
    ...other,
  }
  const response = await server.fixtures.send(app, { method: 'PUT', path: '/open/v1/payout-accounts', body })
  return { body, ...(await answerOf<{ number: string }>(response)) }
}

/** Lets the accounts of an owner be bound long ago. */
export async function age({ db }: TestServer, { kind, id }: AccountHolder, days = longAgoDays): Promise<void> {
  await db
    .updateTable('payout_accounts')
    .set({ bound_at: new Date(Date.now() - days * 86_400_000) })
    .where('owner_kind', '=', kind)
    .where('owner_id', '=', id)
    .execute()
}

/** A rider with this much money and an account that was bound long ago. */
export async function riderWith(
  server: TestServer,
  amountFen: number,
  overrides: Partial<ReportedWorker> = {},
): Promise<AccountHolder> {
  const { id, externalId, name } = await server.fixtures.rider(overrides)
  const owner = { kind: 'rider', externalId }
  return ready(server, { kind: 'person', id, app: 'rider', owner, name }, amountFen)
}

/** A shop with this much money and an account of its company. */
export async function shopWith(server: TestServer, amountFen: number, name = '老郑烩面馆'): Promise<AccountHolder> {
  const { id, externalId } = await server.fixtures.merchant({ name })
  return ready(
    server,
    { kind: 'merchant', id, app: 'merchant', owner: { kind: 'merchant', externalId }, name },
    amountFen,
  )
}

/** Somebody who ordered a meal, with this much money. Nobody knows their real name before they show their identity card. */
export async function customerWith(server: TestServer, amountFen: number): Promise<AccountHolder> {
  const order = await server.fixtures.order('pending_accept')
  const { id, externalId, name } = await server.db
    .selectFrom('orders')
    .innerJoin('customers', 'customers.user_id', 'orders.customer_id')
    .innerJoin('users', 'users.id', 'customers.user_id')
    .select(['users.id', 'customers.external_id as externalId', 'users.nick_name as name'])
    .where('orders.id', '=', order.id)
    .executeTakeFirstOrThrow()
  return ready(
    server,
    { kind: 'person', id, app: 'customer', owner: { kind: 'customer', externalId }, name },
    amountFen,
  )
}

async function ready(server: TestServer, accountHolder: AccountHolder, amountFen: number): Promise<AccountHolder> {
  if (amountFen > 0) await earn(server, accountHolder, amountFen)
  await bind(server, accountHolder)
  await age(server, accountHolder)
  return accountHolder
}

export async function ask(
  server: TestServer,
  { app, owner }: AccountHolder,
  amountFen: number,
  other: object = {},
): Promise<Answered<Withdrawn>> {
  const body = { externalNo: `W-${randomUUID()}`, owner, amountFen, ...other }
  return answerOf(await server.fixtures.post(app, '/open/v1/withdrawals', body))
}

/** A new withdrawal of a new rider, which stands to be reviewed. */
export async function withdrawalOf(
  server: TestServer,
  amountFen: number,
  overrides: Partial<ReportedWorker> = {},
): Promise<Withdrawn & { id: number; accountHolder: AccountHolder }> {
  return askedBy(server, await riderWith(server, amountFen, overrides), amountFen)
}

/** A new withdrawal of somebody who is there. */
export async function askedBy(
  server: TestServer,
  accountHolder: AccountHolder,
  amountFen: number,
): Promise<Withdrawn & { id: number; accountHolder: AccountHolder }> {
  const { answer, status } = await ask(server, accountHolder, amountFen)
  if (status !== 200) throw new Error(answer.message)
  const { id } = await rowOf(server, answer.no)
  return { ...answer, id, accountHolder }
}

export function rowOf({ db }: TestServer, no: string) {
  return db.selectFrom('withdrawals').selectAll().where('no', '=', no).executeTakeFirstOrThrow()
}

/** A withdrawal as this person sees it now. */
export function read(desk: Desk, { id }: { id: number }): Promise<Row> {
  return desk.call(withdrawals.get, { id })
}

export async function targetOf(desk: Desk, of: { id: number }): Promise<{ id: number; version: number }> {
  const { id, version } = await read(desk, of)
  return { id, version }
}

/** Approves as far as one person may, then as a second one. */
export async function approveAs(desk: Desk, of: { id: number }, second?: Desk): Promise<Row> {
  const row = await desk.call(withdrawals.approve, await targetOf(desk, of))
  return second ? second.call(withdrawals.approve, { id: row.id, version: row.version }) : row
}

/** Asks the channel to pay, and answers the number of the try. */
export async function payAs(desk: Desk, of: { id: number }): Promise<string> {
  const { refused } = await desk.call(withdrawals.pay, { withdrawals: [await targetOf(desk, of)] })
  if (refused[0]) throw new Error(refused[0].refusal)
  const { payout } = await read(desk, of)
  if (!payout) throw new Error('There is no payout.')
  return payout.no
}

type Said = { fault?: PayoutFault; eventId?: string; amountFen?: number; channelNo?: string; message?: string }

/** What the bank says of a try. */
export async function say(server: TestServer, no: string, result: PayoutResult, said: Said = {}) {
  const payout = await server.db.selectFrom('payouts').selectAll().where('no', '=', no).executeTakeFirstOrThrow()
  const body = {
    eventId: randomUUID(),
    result,
    amountFen: payout.amount_fen,
    occurredAt: new Date().toISOString(),
    ...said,
  }
  const response = await server.fixtures.post('bank', `/open/v1/payouts/${no}/results`, body)
  return { body, ...(await answerOf<{ no: string; state: string }>(response)) }
}

/** The balances of an owner, in fen. */
export async function walletOf(server: TestServer, { app, owner }: AccountHolder) {
  const path = `/open/v1/wallets/${owner.kind}/${owner.externalId}`
  const response = await server.fixtures.send(app, { method: 'GET', path })
  return (await answerOf<Record<'availableFen' | 'withdrawingFen' | 'receivableFen', number>>(response)).answer
}

/** Waits until the withdrawal came to stand in this state by itself. */
export async function standsIn(server: TestServer, no: string, state: string): Promise<void> {
  await until(async () => (await rowOf(server, no)).state === state, { what: `${no} to be ${state}` })
}

/** A picture of a receipt that this person uploads; its id. */
export async function receiptOf({ url }: TestServer, { token }: Desk): Promise<string> {
  const sent = { token, module: 'chatimg', name: 'receipt.png', type: 'image/png' }
  return String((await uploadTo(url, sent, await pngOf(40, 40))).fileId)
}
