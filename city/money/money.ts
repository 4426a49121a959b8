import type { OpenApi } from '#city/api/open-api.ts'
import type { Role } from '#city/api/webhooks.ts'
import type { Population } from '#city/people/population.ts'
import type { Simulation } from '#city/services/simulation.ts'
import { type AccountHolders, createAccountHolders } from './account-holders.ts'
import { createBankBalance } from './bank-balance.ts'
import type { BankBooks } from './bank-books.ts'
import { type Bills, createBills } from './bills.ts'
import { createDeposits } from './deposits.ts'
import { createPayouts, type Payouts } from './payouts.ts'

/** People who withdraw, and the city's bank: its payouts, its balance and its bill. */
export type Money = {
  withdraw: AccountHolders['withdraw']
  /** What the bank does with the next payouts. */
  expect: Payouts['expect']
  setBalance(fen: number): Promise<void>
  sendBill: Bills['send']
  receivePayout: Payouts['receive']
  receiveDeposit: ReturnType<typeof createDeposits>
  receiveWithdrawal: AccountHolders['receive']
  keepGoing(): void
}

type Options = { population: Population; apis: Record<Role, OpenApi>; books: BankBooks; cityCode: string }

export function createMoney(simulation: Simulation, { books, ...options }: Options): Money {
  const api = options.apis.customer
  const balance = createBankBalance(simulation, { api, books })
  const payouts = createPayouts(simulation, { api, books, balance })
  const bills = createBills(simulation, { api, books })
  const accountHolders = createAccountHolders(simulation, options)
  return {
    withdraw: accountHolders.withdraw,
    expect: payouts.expect,
    setBalance: balance.set,
    sendBill: bills.send,
    receivePayout: payouts.receive,
    receiveDeposit: createDeposits(simulation, api),
    receiveWithdrawal: accountHolders.receive,
    keepGoing() {
      simulation.runUntilRefused(balance.keepReporting())
      simulation.run(accountHolders.keepWithdrawing())
      simulation.run(bills.keepSending())
    },
  }
}
