import type { OpenApi } from '#city/api/open-api.ts'
import type { Simulation } from '#city/services/simulation.ts'
import { dayMs } from '#contract/base/durations.ts'
import { shanghaiDay, shanghaiMidnight } from '#contract/base/shanghai.ts'
import type { BankBooks, Movement } from './bank-books.ts'

/** What is wrong with a bill: a movement is left out, has another amount, is there twice, or none of ours. */
const billFlaws = ['missing', 'otherAmount', 'twice', 'unknown'] as const
type BillFlaw = (typeof billFlaws)[number]

export type Bills = {
  /** The bill of what happened since the last one, up to `until`, by default now. Null if nothing lies between. */
  send(options?: { until?: number; flaw?: BillFlaw }): Promise<{ externalNo: string; lines: number } | null>
  keepSending(): Promise<void>
}

const secondsBetween = 6 * 3600
/** What was announced last may not have arrived everywhere when the bill is written. */
const settlingMs = 120_000
const mostLines = 2000

/** The bank's bill. A part of it is sent every six hours of city time, so that a demo has one; a difference is in one of eight. */
export function createBills(simulation: Simulation, { api, books }: { api: OpenApi; books: BankBooks }): Bills {
  const run = Date.now().toString(36)
  let billedUntil = Date.now()
  let count = 0

  const send: Bills['send'] = async ({ until = Date.now(), flaw } = {}) => {
    if (until <= billedUntil) return null
    const from = billedUntil
    billedUntil = until
    let last: { externalNo: string; lines: number } | null = null
    const parts = partsOf(books, from, until)
    const flawed = parts.findLast(({ movements }) => movements.length > 0) ?? parts.at(-1)
    for (const part of parts) {
      const index = count++
      const random = simulation.chanceOf('bill', String(index))
      const isFlawed = flaw !== undefined && part === flawed
      const lines = isFlawed ? withFlaw(part.movements, flaw, part.until, () => random.next()) : part.movements
      const bill = { externalNo: `bill-${run}-${index}`, from: iso(part.from), until: iso(part.until) }
      await api.sendBill({
        ...bill,
        lines: lines.map(({ at, ...line }) => ({ ...line, occurredAt: iso(at) })),
      })
      books.keepFees(lines.reduce((sum, { feeFen }) => sum + feeFen, 0))
      simulation.log('billSent', { ...bill, lines: lines.length, ...(isFlawed && { flaw }) })
      last = { externalNo: bill.externalNo, lines: lines.length }
    }
    return last
  }

  async function keepSending(): Promise<void> {
    for (let index = 0; ; index++) {
      await simulation.clock.sleep(secondsBetween)
      const random = simulation.chanceOf('billFlaw', String(index))
      const flaw = random.chance(1 / 8) ? { flaw: random.pick(billFlaws) } : {}
      simulation.runUntilRefused(send({ until: Date.now() - settlingMs, ...flaw }))
    }
  }
  return { send, keepSending }
}

type Part = { from: number; until: number; movements: Movement[] }

/** A bill is of one day, and a part has no more lines than the open API takes. */
function partsOf(books: BankBooks, from: number, until: number): Part[] {
  const end = Math.min(until, nextMidnight(from))
  const movements = books.between(from, end).toSorted((one, other) => one.at - other.at)
  const next = movements[mostLines]
  const partEnd = next ? next.at : end
  const part = { from, until: partEnd, movements: movements.filter(({ at }) => at < partEnd) }
  return partEnd < until ? [part, ...partsOf(books, partEnd, until)] : [part]
}

function nextMidnight(at: number): number {
  return shanghaiMidnight(at) + dayMs
}

function withFlaw(movements: Movement[], flaw: BillFlaw, until: number, next: () => number): Movement[] {
  const chosen = movements[Math.floor(next() * movements.length)]
  if (flaw === 'unknown' || !chosen) {
    const at = until - 1
    const channelNo = `BKX${shanghaiDay(at).replaceAll('-', '')}-${Math.floor(next() * 1e9)}`
    return [...movements, { kind: 'pay', channelNo, amountFen: 1880, feeFen: 0, at }]
  }
  if (flaw === 'missing') return movements.filter(movement => movement !== chosen)
  if (flaw === 'twice') return [...movements, chosen]
  return movements.map(movement =>
    movement === chosen ? { ...movement, amountFen: movement.amountFen + 100 } : movement,
  )
}

function iso(at: number): string {
  return new Date(at).toISOString()
}
