import type { Transaction } from 'kysely'
import { minuteMs } from '#contract/base/durations.ts'
import type { Tables } from '#server/kit/database.ts'
import { type BillLine, receiveBill } from '#server/money/recon/feature.ts'
import { changeOfPast } from '#server/money/settlements/feature.ts'
import { customersApp } from '../customers.ts'
import type { Billed } from '../open-ledger.ts'

/**
 * The channel's bill of yesterday's last payments, in which one is missing, one has another amount and one is not ours. Finance
 * has confirmed that payouts go on; the differences wait.
 */
export async function addBillOfYesterday(
  db: Transaction<Tables>,
  { day, from, until, payments }: Billed,
): Promise<void> {
  if (payments.length < 12) return
  const lines = payments.map(({ no, fen, at }, n) => line(no, n === 3 ? fen + 200 : fen, at)).filter((_, n) => n !== 11)
  const unknown = line(`PAY${day.replaceAll('-', '').slice(2)}999999`, 4580, from + minuteMs)
  await receiveBill(changeOfPast(db), {
    appId: customersApp,
    day,
    from,
    until,
    source: 'api',
    externalNo: 'demo-yesterday',
    uploadedBy: null,
    lines: [...lines, unknown],
  })
  const finance = await db.selectFrom('users').select('id').where('username', '=', 'finance').executeTakeFirstOrThrow()
  await db
    .updateTable('recon_days')
    .set({
      confirmed_by_id: finance.id,
      confirmed_at: new Date(),
      confirm_reason: '三笔差额合计不到百元，先出款，差异逐笔处理',
    })
    .where('app_id', '=', customersApp)
    .where('day', '=', day)
    .execute()
}

function line(channelNo: string, amountFen: number, at: number): BillLine {
  return { kind: 'pay', channelNo, merchantNo: null, amountFen, feeFen: Math.round(amountFen * 0.006), at }
}
