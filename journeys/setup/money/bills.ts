import { gzipSync } from 'node:zlib'
import type { InputOf } from '#contract/base/operation.ts'
import { shanghaiDay } from '#contract/base/shanghai.ts'
import { fen } from '#contract/base/values.ts'
import type { LedgerEvent } from '#contract/money/accounts.ts'
import { recon, reconDifferences } from '#contract/money/recon/recon.ts'
import type { OpenBill } from '#contract/open/open-bills.ts'
import { makeChange } from '#server/kit/change.ts'
import { channelAccount, credit, debit, platformAccount, postTransaction } from '#server/money/ledger/index.ts'
import { appOf } from '../open/apps.ts'
import type { Desk } from '../orders/desk.ts'
import type { TestServer } from '../process/server.ts'

/** The app of the customers is also the payment channel. */
export const channel = appOf('customer').id

const dayMs = 86_400_000

/** So many days ago in Shanghai. */
export function daysAgo(days: number): string {
  return shanghaiDay(Date.now() - days * dayMs)
}

/** `12:30` or `23:59:59` of a day in Shanghai. */
export function momentOf(day: string, time: string): number {
  return Date.parse(`${day}T${time.length === 5 ? `${time}:00` : time}+08:00`)
}

let subjectId = 1_000_000

/** What our ledger says of the channel: money that came (above zero) or left, under the channel's number. */
export async function postMovement(server: TestServer, channelNo: string, netFen: number, at: number): Promise<void> {
  const event: LedgerEvent = netFen > 0 ? 'pay' : 'refund'
  const [bank, escrow] = [channelAccount(channel), platformAccount('escrow')]
  const actor = { kind: 'system', id: null, name: '' } as const
  const lines =
    netFen > 0 ? [debit(bank, netFen), credit(escrow, netFen)] : [debit(escrow, -netFen), credit(bank, -netFen)]
  subjectId++
  await makeChange(server.runtime, { actor, traceId: 'journey' }, async change => {
    await postTransaction(change, { event, subject: 'orders', subjectId, subjectNo: channelNo, channelNo, lines, at })
  })
}

export type BillLine = { no: string; netFen: number; at: number; feeFen?: number; merchantNo?: string }

let sent = 0

/** The channel's bill of a whole day, or of a part of it, by the open API. */
export async function sendBill(
  server: TestServer,
  day: string,
  lines: readonly BillLine[],
  { from = '00:00', until }: { from?: string; until?: string } = {},
): Promise<OpenBill> {
  const bill: OpenBill = {
    externalNo: `bill-${sent++}`,
    from: iso(momentOf(day, from)),
    until: iso(until ? momentOf(day, until) : momentOf(day, '00:00') + dayMs),
    lines: lines.map(({ no, netFen, at, feeFen = 0, merchantNo }) => ({
      kind: netFen > 0 ? 'pay' : 'refund',
      channelNo: no,
      amountFen: fen(Math.abs(netFen)),
      feeFen: fen(feeFen),
      occurredAt: iso(at),
      ...(merchantNo && { merchantNo }),
    })),
  }
  await server.fixtures.app('customer').sendBill(bill)
  return bill
}

function iso(at: number): string {
  return new Date(at).toISOString()
}

/** As the browser sends a file. */
export function packed(text: string | Buffer): string {
  return gzipSync(text).toString('base64')
}

export async function dayOf(desk: Desk, day: string) {
  const { rows } = await desk.call(recon.list, { from: day, to: day, channel })
  const [row] = rows
  if (!row) throw new Error(`There is no bill of ${day}.`)
  return row
}

/** Differences of a day, the oldest first, as `kind number difference state`. */
export async function differencesOf(desk: Desk, day: string) {
  const { id } = await dayOf(desk, day)
  const { rows } = await desk.call(reconDifferences.list, { dayId: id, limit: 200 })
  return rows.toReversed()
}

/** Differences of a day as `[kind, state, fen]`, the oldest first. */
export async function kindsOf(desk: Desk, day: string) {
  return (await differencesOf(desk, day)).map(({ kind, state, differenceFen }) => [kind, state, differenceFen])
}

/** This person takes the difference and settles it. */
export async function settle(desk: Desk, id: number, outcome: InputOf<typeof reconDifferences.settle>['outcome']) {
  const open = await desk.call(reconDifferences.get, { id })
  const { version } = await desk.call(reconDifferences.take, { id, version: open.version })
  return desk.call(reconDifferences.settle, { id, version, outcome, reason: '已核实' })
}
