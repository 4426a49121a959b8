import type { OpenApi } from '#city/api/open-api.ts'
import { type BillKind, isIncoming } from '#contract/money/recon/bill.ts'
import type { OpenEvent } from '#contract/open/open.ts'

/** A movement of money as the bank wrote it down. */
export type Movement = {
  kind: BillKind
  channelNo: string
  merchantNo?: string
  amountFen: number
  feeFen: number
  /** Epoch milliseconds of real time, as everything that is sent to the open API. */
  at: number
}

export type BankBooks = {
  /** The same `channelNo` again changes nothing. */
  write(movement: Movement): void
  between(from: number, until: number): Movement[]
  /** What it keeps for its services leaves the balance when it says so in a bill. */
  keepFees(feeFen: number): void
  /** What came in less what went out, fees included. */
  sumFen(): number
}

/** Of what customers pay, the bank keeps 38 of 10,000, rounded down. */
const feeBp = 38
const mostKept = 50_000

export function createBankBooks(): BankBooks {
  const movements = new Map<string, Movement>()
  let sumFen = 0
  return {
    write(movement) {
      if (movements.has(movement.channelNo)) return
      movements.set(movement.channelNo, movement)
      sumFen += isIncoming(movement.kind) ? movement.amountFen : -movement.amountFen
      const oldest = movements.keys().next().value
      if (movements.size > mostKept && oldest !== undefined) movements.delete(oldest)
    },
    between: (from, until) => [...movements.values()].filter(({ at }) => at >= from && at < until),
    keepFees(feeFen) {
      sumFen -= feeFen
    },
    sumFen: () => sumFen,
  }
}

/** The same calls; payments, deposits and refunds that the server accepts are written into the bank's books. */
export function writingBooks(api: OpenApi, books: BankBooks): OpenApi {
  return {
    ...api,
    async sendEvent(no, event) {
      const answer = await api.sendEvent(no, event)
      const movement = movementOf(event)
      if (movement) books.write(movement)
      return answer
    },
    async sendDeposit(no, deposit) {
      const answer = await api.sendDeposit(no, deposit)
      const { channelNo, amountFen, occurredAt } = deposit
      books.write({ kind: 'pay', channelNo, amountFen, feeFen: 0, at: Date.parse(occurredAt) })
      return answer
    },
    async sendDepositResult(no, result) {
      const answer = await api.sendDepositResult(no, result)
      const isPaid = result.result === 'success'
      const { amountFen } = result
      if (isPaid)
        books.write({ kind: 'refund', channelNo: `BK${no}`, merchantNo: no, amountFen, feeFen: 0, at: Date.now() })
      return answer
    },
  }
}

function movementOf({ by, event, eventId, refundNo, amountFen = 0, occurredAt }: OpenEvent): Movement | null {
  if (by !== 'payment' || amountFen === 0) return null
  const movement = { channelNo: eventId, amountFen, at: Date.parse(occurredAt) }
  if (event === 'pay' || event === 'payDifference') {
    return { kind: 'pay', ...movement, feeFen: Math.floor((amountFen * feeBp) / 10_000) }
  }
  if (event !== 'refund') return null
  return { kind: 'refund', ...movement, feeFen: 0, ...(refundNo && { merchantNo: refundNo }) }
}
