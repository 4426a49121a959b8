import type { OpenApi } from '#city/api/open-api.ts'
import type { Simulation } from '#city/services/simulation.ts'

/** What the bank can pay out for us. */
export type BankBalance = {
  has(amountFen: number): boolean
  /** False if there is not enough. */
  take(amountFen: number): boolean
  report(): Promise<void>
  set(fen: number): Promise<void>
}

/** 100,000 yuan: a few days of withdrawals. */
const fullFen = 10_000_000
const hour = 3600

/** It falls with each payout. When one finds too little, it is filled up an hour or two later. */
export function createBankBalance(simulation: Simulation, api: OpenApi): BankBalance {
  let fen = fullFen
  let isTopUpOrdered = false
  const report = async () => {
    await api.sendChannelBalance({ fen, at: new Date().toISOString() })
  }
  const set = async (newFen: number) => {
    fen = newFen
    await report()
  }
  const topUp = async () => {
    const random = simulation.chanceOf('topUp', String(fen))
    await simulation.clock.sleep(random.between(hour, 2 * hour))
    isTopUpOrdered = false
    simulation.log('channelToppedUp', { fen: fullFen })
    await set(fullFen)
  }
  const has = (amountFen: number) => {
    if (amountFen > fen && !isTopUpOrdered) {
      isTopUpOrdered = true
      simulation.runUntilRefused(topUp())
    }
    return amountFen <= fen
  }
  const take = (amountFen: number) => {
    if (!has(amountFen)) return false
    fen -= amountFen
    return true
  }
  return { has, take, report, set }
}
