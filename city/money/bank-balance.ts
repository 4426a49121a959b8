import type { OpenApi } from '#city/api/open-api.ts'
import type { Simulation } from '#city/services/simulation.ts'
import { demoBankFen } from '#contract/demo/demo.ts'
import type { BankBooks } from './bank-books.ts'

/** What the bank has for us: what it had at the start, and every movement of its books since. */
export type BankBalance = {
  /** False if there is not enough; it is filled up an hour or two later. */
  has(amountFen: number): boolean
  report(): Promise<void>
  keepReporting(): Promise<void>
  set(fen: number): Promise<void>
}

const hour = 3600
const secondsBetween = 600

export function createBankBalance(
  simulation: Simulation,
  { api, books }: { api: OpenApi; books: BankBooks },
): BankBalance {
  let givenFen = demoBankFen
  let isTopUpOrdered = false
  const balance = () => givenFen + books.sumFen()
  const report = async () => {
    await api.sendChannelBalance({ fen: Math.max(0, balance()), at: new Date().toISOString() })
  }
  const set = async (newFen: number) => {
    givenFen += newFen - balance()
    await report()
  }
  const topUp = async () => {
    const random = simulation.chanceOf('topUp', String(balance()))
    await simulation.clock.sleep(random.between(hour, 2 * hour))
    isTopUpOrdered = false
    simulation.log('channelToppedUp', { fen: demoBankFen })
    await set(demoBankFen)
  }
  return {
    has(amountFen) {
      const isEnough = amountFen <= balance()
      if (!isEnough && !isTopUpOrdered) {
        isTopUpOrdered = true
        simulation.runUntilRefused(topUp())
      }
      return isEnough
    },
    report,
    async keepReporting() {
      for (;;) {
        await report()
        await simulation.clock.sleep(secondsBetween)
      }
    },
    set,
  }
}
