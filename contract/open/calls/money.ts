import { OpenBill, OpenBillAnswer } from '#contract/open/open-bills.ts'
import {
  OpenChannelBalance,
  OpenPayoutAccount,
  OpenPayoutResult,
  OpenWalletAnswer,
  OpenWalletOwner,
  OpenWithdrawal,
  OpenWithdrawalAnswer,
  OpenWithdrawalCancel,
} from '#contract/open/open-money.ts'
import * as examples from '../examples/money.ts'
import { OpenPayoutAccountAnswer, OpenPayoutAnswer } from './answers.ts'
import { get, post, put } from './call.ts'

/** Balances and withdrawals of people and shops. */
const walletCalls = {
  readWallet: get({
    path: '/wallets/{kind}/{externalId}',
    scopes: ['wallet.write'],
    input: OpenWalletOwner,
    answer: OpenWalletAnswer,
    examples: { rider: examples.owner },
    answered: { availableFen: 12_600, heldFen: 800, withdrawingFen: 0, receivableFen: 0 },
  }),
  bindPayoutAccount: put({
    path: '/payout-accounts',
    scopes: ['wallet.write'],
    input: OpenPayoutAccount,
    answer: OpenPayoutAccountAnswer,
    examples: examples.payoutAccounts,
    answered: { externalNo: 'ACCOUNT-1', number: '6222 **** 0123' },
  }),
  withdraw: post({
    path: '/withdrawals',
    scopes: ['wallet.write'],
    input: OpenWithdrawal,
    answer: OpenWithdrawalAnswer,
    examples: examples.withdrawals,
    answered: examples.withdrawn,
  }),
  cancelWithdrawal: post({
    path: '/withdrawals/{no}/cancel',
    scopes: ['wallet.write'],
    input: OpenWithdrawalCancel,
    answer: OpenWithdrawalAnswer,
    examples: { cancel: { eventId: 'WITHDRAWAL-1-cancel', owner: examples.owner } },
    answered: { ...examples.withdrawn, state: 'cancelled', version: 1 },
  }),
} as const

/** What payment channels say: payouts, what they have, and their bills. */
export const moneyCalls = {
  ...walletCalls,
  sendPayoutResult: post({
    path: '/payouts/{no}/results',
    scopes: ['payout.write'],
    input: OpenPayoutResult,
    answer: OpenPayoutAnswer,
    examples: examples.payoutResults,
    answered: { no: 'DK2611230001', state: 'success' },
  }),
  sendChannelBalance: put({
    path: '/channel-balance',
    scopes: ['payout.write'],
    input: OpenChannelBalance,
    answer: OpenChannelBalance,
    examples: { balance: examples.channelBalance },
    answered: examples.channelBalance,
  }),
  sendBill: post({
    path: '/bills',
    scopes: ['payout.write'],
    input: OpenBill,
    answer: OpenBillAnswer,
    examples: examples.bills,
    answered: { id: 31, day: '2026-11-22', lines: 2 },
  }),
} as const
