import { openCalls } from '#contract/open/open-calls.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { receiveOpenBill } from '#server/money/recon/index.ts'
import {
  bindAccount,
  cancelWithdrawal,
  noteChannelBalance,
  readWallet,
  receiveResult,
  receiveWithdrawal,
} from '#server/money/withdrawals/index.ts'
import { asked, type Route } from './route.ts'

/** Balances and withdrawals of people and merchants, and what payment channels say of payouts. */
export function moneyRoutes(route: Route, runtime: Runtime): void {
  route(openCalls.readWallet, ({ change, app, input }) => readWallet(change.db, app.id, input))
  route(openCalls.bindPayoutAccount, ({ change, app, input }) => bindAccount(change, runtime, app.id, input))
  route(openCalls.withdraw, ({ change, app, input }) => receiveWithdrawal(change, app.id, input))
  route(openCalls.cancelWithdrawal, call => cancelWithdrawal(call.change, asked(call)))
  route(openCalls.sendPayoutResult, call => receiveResult(call.change, asked(call)))
  route(openCalls.sendChannelBalance, ({ change, app, input }) => noteChannelBalance(change, app.id, input))
  route(openCalls.sendBill, ({ change, app, input }) => receiveOpenBill(change, app.id, input))
}
