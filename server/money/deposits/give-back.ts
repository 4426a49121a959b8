import type { z } from 'zod'
import { canMove } from '#contract/base/machine.ts'
import { fen } from '#contract/base/values.ts'
import { depositMachine } from '#contract/money/deposit.ts'
import type { OpenDepositAnswer, OpenDepositResult } from '#contract/open/open-applications.ts'
import { type Change, clock } from '#server/kit/change.ts'
import { refuse } from '#server/kit/refusal.ts'
import {
  channelAccount,
  credit,
  debit,
  lockAccounts,
  personAccount,
  postTransaction,
} from '#server/money/ledger/index.ts'
import { fieldReason } from '#server/open/openFields/index.ts'
import { enqueueWebhook } from '#server/open/webhooks/index.ts'
import { notifyFailed } from './notifications.ts'
import { depositRecords, depositReference, restOf } from './records.ts'
import type { DepositRecord } from './table.ts'

type Answer = z.output<typeof OpenDepositAnswer>

/** An application ended: what was paid for it goes back the way it came. */
export async function giveBackOf(change: Change, applicationId: number): Promise<void> {
  const rows = await change.db
    .selectFrom('deposits')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('state', '=', 'held')
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const row of rows) await giveBack({ ...change, actor: clock }, row, { by: 'clock' })
}

type Because = { by: 'clock' | 'staff'; reason?: string }

export async function giveBack(change: Change, row: DepositRecord, { by, reason }: Because): Promise<DepositRecord> {
  const moved = await depositRecords.move(change, row, 'giveBack', { by, event: { reason: reason ?? null } })
  await askChannel(change, moved)
  return moved
}

/** Asks the app that has the money, under the number of the deposit: it pays that number once, however often it is asked. */
export async function askChannel(change: Change, row: DepositRecord): Promise<void> {
  const { no: applicationNo } = await change.db
    .selectFrom('applications')
    .select('no')
    .where('id', '=', row.application_id)
    .executeTakeFirstOrThrow()
  const { no, channel_no: channelNo, app_id } = row
  const data = { no, applicationNo, channelNo, amountFen: fen(restOf(row)) }
  await enqueueWebhook(change, app_id, 'deposit.refundRequested', data)
}

type Asked = { appId: string; no: string; input: z.output<typeof OpenDepositResult> }

/** What became of giving it back. What is known already changes nothing. */
export async function receiveDepositResult(change: Change, { appId, no, input }: Asked): Promise<Answer> {
  const found = await change.db
    .selectFrom('deposits')
    .select('id')
    .where('no', '=', no)
    .where('app_id', '=', appId)
    .executeTakeFirst()
  const row = found && (await depositRecords.lock(change.db, found.id))
  if (!row) return refuse('notFound')
  const byChannel: Change = { ...change, actor: { kind: 'payment', id: null, name: appId } }
  const isSuccess = input.result === 'success'
  if (!canMove(depositMachine, { state: row.state }, isSuccess ? 'arrive' : 'fail', 'channel')) return answerOf(row)
  if (input.amountFen !== restOf(row)) {
    refuse('badInput', { fields: { amountFen: fieldReason('amountIs', { fen: restOf(row) }) } })
  }
  return answerOf(isSuccess ? await arrive(byChannel, row) : await fail(byChannel, row, input.message))
}

async function arrive(change: Change, row: DepositRecord): Promise<DepositRecord> {
  const amountFen = restOf(row)
  await postTransaction(change, {
    event: 'depositOut',
    ...depositReference(row),
    channelNo: row.no,
    lines: [debit(personAccount(row.person_id, 'deposit'), amountFen), credit(channelAccount(row.app_id), amountFen)],
  })
  return depositRecords.move(change, row, 'arrive', {
    by: 'channel',
    set: { given_back_fen: row.given_back_fen + amountFen, fault: '' },
  })
}

async function fail(change: Change, row: DepositRecord, message: string): Promise<DepositRecord> {
  const failed = await depositRecords.move(change, row, 'fail', {
    by: 'channel',
    set: { fault: message },
    event: { reason: message || null },
  })
  await notifyFailed(change, failed)
  return failed
}

/** To the worker's balance: first what they owe is taken. */
export async function releaseDeposit(change: Change, row: DepositRecord): Promise<void> {
  const amountFen = restOf(row)
  const [deposit, available, receivable] = (['deposit', 'available', 'receivable'] as const).map(kind =>
    personAccount(row.person_id, kind),
  ) as [ReturnType<typeof personAccount>, ReturnType<typeof personAccount>, ReturnType<typeof personAccount>]
  const balanceOf = await lockAccounts(change.db, [deposit, available, receivable])
  const debtFen = Math.min(amountFen, balanceOf(receivable))
  await postTransaction(change, {
    event: 'depositOut',
    ...depositReference(row),
    lines: [debit(deposit, amountFen), credit(receivable, debtFen), credit(available, amountFen - debtFen)],
  })
  await depositRecords.move(change, row, 'release', {
    by: 'clock',
    set: { used_fen: row.used_fen + debtFen, given_back_fen: row.given_back_fen + amountFen - debtFen },
    ...(debtFen > 0 && { event: { changes: { amountFen: [amountFen, amountFen - debtFen] } } }),
  })
}

export function answerOf({ no, state, paid_fen }: DepositRecord): Answer {
  return { no, state, amountFen: paid_fen }
}
