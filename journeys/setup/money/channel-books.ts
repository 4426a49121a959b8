import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { type OpenApi, Refused } from '#city/api/open-api.ts'
import type { OpenEvent } from '#contract/open/open.ts'
import { appOf } from '../open/apps.ts'
import type { TestServer } from '../process/server.ts'
import { say } from './withdrawals.ts'

/** What the payment channel moved, by its own numbers: a customer's money in, refunds and payouts out, each once. */
export type ChannelBooks = {
  /** The same calls; what they tell us of money is written down. */
  watch(api: OpenApi): OpenApi
  /** Pays a try out and tells us, under this number of the news. */
  payOut(server: TestServer, no: string, eventId: string): Promise<void>
  /** Tells again what nobody answered, as a channel does until somebody does. */
  repeat(server: TestServer): Promise<void>
  /** Its bill: fen by channel and number, below zero where money left. */
  bill(): Record<string, number>
}

export function createChannelBooks(): ChannelBooks {
  const moved = new Map<string, number>()
  const unanswered = new Map<string, (server: TestServer) => Promise<unknown>>()

  type Movement = { no: string; fen: number; again: (server: TestServer) => Promise<unknown> }
  async function tell<Answer>({ no, fen, again }: Movement, send: () => Promise<Answer>): Promise<Answer> {
    unanswered.set(no, again)
    try {
      const answer = await send()
      moved.set(no, fen)
      unanswered.delete(no)
      return answer
    } catch (error) {
      // Money that we refuse is not moved.
      if (error instanceof Refused) unanswered.delete(no)
      throw error
    }
  }

  const books: ChannelBooks = {
    watch: api => ({
      ...api,
      async sendEvent(orderNo, event) {
        const send = () => api.sendEvent(orderNo, event)
        const movement = movementOf(event)
        const again = (server: TestServer) => server.fixtures.app('customer').sendEvent(orderNo, event)
        return movement ? tell({ ...movement, again }, send) : send()
      },
    }),
    async payOut(server, no, eventId) {
      const { amount_fen, channel } = await server.db
        .selectFrom('payouts')
        .select(['amount_fen', 'channel'])
        .where('no', '=', no)
        .executeTakeFirstOrThrow()
      // Told again, it is other news of the same payment.
      const again = (now: TestServer) => books.payOut(now, no, randomUUID())
      await tell({ no: `${channel} ${no}`, fen: -amount_fen, again }, () =>
        answered(say(server, no, 'success', { eventId })),
      )
    },
    async repeat(server) {
      for (const again of [...unanswered.values()]) {
        await again(server).catch(error => {
          if (!(error instanceof Refused)) throw error
        })
      }
    },
    bill: () => Object.fromEntries(moved),
  }
  return books
}

/** Of what the app of payments says, that money came or went, and under which number. */
function movementOf({ by, event, eventId, refundNo, amountFen }: OpenEvent): { no: string; fen: number } | null {
  if (by !== 'payment' || amountFen === undefined) return null
  const { id } = appOf('customer')
  if (event === 'pay' || event === 'payDifference') return { no: `${id} ${eventId}`, fen: amountFen }
  return event === 'refund' && refundNo !== undefined ? { no: `${id} ${refundNo}`, fen: -amountFen } : null
}

/** Throws for whatever is no yes, as the apps' own calls do. */
export async function answered(said: ReturnType<typeof say>): Promise<void> {
  const { status, answer } = await said
  if (status >= 500) throw new Error(`HTTP ${status} for a payout's result: ${answer.message}`)
  if (status >= 400) throw new Refused(status, answer.message ?? '')
}

/** Nothing is under way: the accounts of channels say what the channel's bill says, number by number. */
export async function expectBillRight(server: TestServer, books: ChannelBooks): Promise<void> {
  await books.repeat(server)
  const { rows } = await sql<{ no: string; fen: number }>`
    select substr(code, 9) || ' ' || coalesce(channel_no, 'without a number') as no,
      sum(case ledger_postings.side when 'debit' then amount_fen else -amount_fen end)::bigint as fen
    from ledger_postings join ledger_transactions on ledger_transactions.id = transaction_id
      join ledger_accounts on ledger_accounts.id = account_id
    where kind = 'channel' group by 1`.execute(server.db)
  expect(Object.fromEntries(rows.map(({ no, fen }) => [no, fen]))).toEqual(books.bill())
}
