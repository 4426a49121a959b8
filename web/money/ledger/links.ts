import type { LedgerTransaction } from '#contract/money/ledger-rows.ts'
import { listLink } from '#contract/orders/order-queues.ts'
import { services } from '#contract/orders/service.ts'
import { recordAddress } from '#web/shared/list/recordAddress.ts'
import { adjustmentAddress } from './question.ts'

export const linkClass = 'text-accent-ink hover:underline'

/** The bill of an order in its drawer. */
export function orderAddress({ service, no }: { service: string; no: string }): string {
  return `${listLink(services.find(one => one === service) ?? 'food', { no })}&part=bill`
}

/** The record that a transaction is about; undefined where no screen opens it, or its order does. */
export function subjectAddress({ subject, subjectId, subjectNo }: LedgerTransaction): string | undefined {
  if (subject === 'orders') return undefined
  if (subject === 'refunds') return `/finance/refund?tab=all&search=${subjectNo}&open=${subjectId}`
  if (subject === 'ledger') return adjustmentAddress(subjectId)
  return recordAddress(subject, subjectId)
}
