import type { z } from 'zod'
import { shanghaiDay } from '#contract/base/shanghai.ts'
import type { OpenBill, OpenBillAnswer } from '#contract/open/open-bills.ts'
import type { Change } from '#server/kit/change.ts'
import { refuse } from '#server/kit/refusal.ts'
import { fieldReason } from '#server/open/openFields/index.ts'
import { receiveBill } from './receive.ts'

/** Clocks differ: a bill may end so much after our now. */
const aheadMs = 60_000

/** The bill of a channel by the open API. */
export async function receiveOpenBill(
  change: Change,
  appId: string,
  { externalNo, from, until, lines }: z.output<typeof OpenBill>,
): Promise<z.output<typeof OpenBillAnswer>> {
  const times = { from: Date.parse(from), until: Date.parse(until) }
  const day = shanghaiDay(times.from)
  if (times.until <= times.from || shanghaiDay(times.until - 1) !== day) {
    refuse('badInput', { fields: { until: fieldReason('sameDayAfter') } })
  }
  if (times.until > Date.now() + aheadMs) refuse('badInput', { fields: { until: fieldReason('notInFuture') } })
  const outside = lines.findIndex(({ occurredAt }) => !isWithin(Date.parse(occurredAt), times))
  if (outside >= 0) {
    refuse('badInput', {
      fields: { [`lines.${outside}.occurredAt`]: fieldReason('withinBill') },
    })
  }
  const id = await receiveBill(change, {
    appId,
    day,
    ...times,
    source: 'api',
    externalNo,
    uploadedBy: null,
    lines: lines.map(({ occurredAt, merchantNo = null, ...line }) => ({
      ...line,
      merchantNo,
      at: Date.parse(occurredAt),
    })),
  })
  return { id, day, lines: lines.length }
}

function isWithin(at: number, { from, until }: { from: number; until: number }): boolean {
  return at >= from && at < until
}
