import { z } from 'zod'
import { withdrawalOwners } from '#contract/money/withdrawal.ts'
import {
  OpenChannelBalance,
  OpenPayoutAccount,
  OpenPayoutResult,
  OpenWithdrawal,
  OpenWithdrawalCancel,
} from '#contract/open/open-money.ts'
import { ExternalNo } from '#contract/open/open-values.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import {
  bindAccount,
  cancelWithdrawal,
  noteChannelBalance,
  readWallet,
  receiveResult,
  receiveWithdrawal,
} from '#server/withdrawals/index.ts'
import type { Call, Route } from './route.ts'

const wallet = () => 'wallet.write' as const
const payout = () => 'payout.write' as const
const asked = <Input>({ app, input, params }: Call<Input>) => ({ appId: app.id, no: params.no ?? '', input })

const WalletOwner = z.object({ kind: z.enum(withdrawalOwners), externalId: ExternalNo })

/** Balances and withdrawals of people and merchants, and what payment channels say of payouts. */
export function moneyRoutes(route: Route, runtime: Runtime): void {
  route(
    '/wallets/:kind/:externalId',
    wallet,
    WalletOwner,
    ({ change, app, input }) => readWallet(change.db, app.id, input),
    { method: 'GET' },
  )
  route(
    '/payout-accounts',
    wallet,
    OpenPayoutAccount,
    ({ change, app, input }) => bindAccount(change, runtime, app.id, input),
    { method: 'PUT' },
  )
  route('/withdrawals', wallet, OpenWithdrawal, ({ change, app, input }) => receiveWithdrawal(change, app.id, input))
  route('/withdrawals/:no/cancel', wallet, OpenWithdrawalCancel, call => cancelWithdrawal(call.change, asked(call)))
  route('/payouts/:no/results', payout, OpenPayoutResult, call => receiveResult(call.change, asked(call)))
  route(
    '/channel-balance',
    payout,
    OpenChannelBalance,
    ({ change, app, input }) => noteChannelBalance(change, app.id, input),
    { method: 'PUT' },
  )
}
