import type { z } from 'zod'
import type { OpenBill } from '#contract/open/open-bills.ts'
import type {
  OpenChannelBalance,
  OpenPayoutAccount,
  OpenPayoutResult,
  OpenWithdrawal,
  OpenWithdrawalAnswer,
} from '#contract/open/open-money.ts'

export const owner = { kind: 'rider', externalId: 'RIDER-1' } as const

export const payoutAccounts = {
  bank: {
    externalNo: 'ACCOUNT-1',
    owner,
    method: 'bank',
    number: '6222000000000123',
    holder: '刘洋',
    bank: '中原银行',
  },
} as const satisfies Record<string, OpenPayoutAccount>

export const withdrawals = {
  rider: { externalNo: 'WITHDRAWAL-1', owner, amountFen: 10_000, deviceId: 'PHONE-1', cityCode: '410100' },
} as const satisfies Record<string, OpenWithdrawal>

export const withdrawn: z.input<typeof OpenWithdrawalAnswer> = {
  no: 'TX261123000001',
  state: 'review',
  amountFen: 10_000,
  feeFen: 0,
  taxFen: 0,
  actualFen: 10_000,
  version: 0,
}

const occurredAt = '2026-11-22T16:00:00+08:00'

export const payoutResults = {
  success: {
    eventId: 'PAYOUT-1-success',
    result: 'success',
    amountFen: 10_000,
    channelNo: 'CHANNEL-1',
    occurredAt,
  },
  failed: { eventId: 'PAYOUT-1-failed', result: 'failed', amountFen: 10_000, fault: 'ACCOUNT_FROZEN', occurredAt },
} as const satisfies Record<string, OpenPayoutResult>

export const channelBalance: OpenChannelBalance = { fen: 100_000_000, at: occurredAt }

export const bills = {
  day: {
    externalNo: 'BILL-2026-11-22',
    from: '2026-11-22T00:00:00+08:00',
    until: '2026-11-23T00:00:00+08:00',
    lines: [
      { kind: 'pay', channelNo: 'TRADE-1', amountFen: 3900, feeFen: 23, occurredAt },
      { kind: 'payout', channelNo: 'CHANNEL-1', merchantNo: 'DK261123000001', amountFen: 10_000, occurredAt },
    ],
  },
} as const satisfies Record<string, OpenBill>
