import type { z } from 'zod'
import { type OpenBill, OpenBillAnswer } from '#contract/open/open-bills.ts'
import {
  type OpenChannelBalance,
  type OpenPayoutAccount,
  type OpenPayoutResult,
  OpenWalletAnswer,
  type OpenWithdrawal,
  OpenWithdrawalAnswer,
} from '#contract/open/open-money.ts'
import type { Send } from './open-api.ts'

export type Wallet = z.output<typeof OpenWalletAnswer>
type Owner = OpenWithdrawal['owner']

/** Wallets and withdrawals of people, and what a payment channel says. */
export type MoneyCalls = {
  walletOf(owner: Owner): Promise<Wallet>
  bindPayoutAccount(account: OpenPayoutAccount): Promise<void>
  withdraw(withdrawal: OpenWithdrawal): Promise<z.output<typeof OpenWithdrawalAnswer>>
  cancelWithdrawal(no: string, event: { eventId: string; owner: Owner }): Promise<void>
  sendPayoutResult(no: string, result: OpenPayoutResult): Promise<void>
  sendChannelBalance(balance: OpenChannelBalance): Promise<void>
  sendBill(bill: OpenBill): Promise<z.output<typeof OpenBillAnswer>>
}

export function createMoneyCalls(send: Send): MoneyCalls {
  return {
    walletOf: async ({ kind, externalId }) =>
      OpenWalletAnswer.parse(await send('GET', `/open/v1/wallets/${kind}/${encodeURIComponent(externalId)}`)),
    bindPayoutAccount: async account => {
      await send('PUT', '/open/v1/payout-accounts', account)
    },
    withdraw: async withdrawal => OpenWithdrawalAnswer.parse(await send('POST', '/open/v1/withdrawals', withdrawal)),
    cancelWithdrawal: async (no, event) => {
      await send('POST', `/open/v1/withdrawals/${encodeURIComponent(no)}/cancel`, event)
    },
    sendPayoutResult: async (no, result) => {
      await send('POST', `/open/v1/payouts/${encodeURIComponent(no)}/results`, result)
    },
    sendChannelBalance: async balance => {
      await send('PUT', '/open/v1/channel-balance', balance)
    },
    sendBill: async bill => OpenBillAnswer.parse(await send('POST', '/open/v1/bills', bill)),
  }
}
