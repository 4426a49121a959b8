import { sql } from 'kysely'
import { yuanText } from '#contract/base/texts/yuan.ts'
import { everyCity, notify } from '#server/desk/notifications/index.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { restOf } from './records.ts'
import type { DepositRecord } from './table.ts'

/** The drawer of the worker; of anybody else, of the application that the deposit was paid for. */
async function linkTo(db: Database, personId: number): Promise<string> {
  const { rows } = await sql<{ application_id: number }>`
    select application_id from deposits
    where person_id = ${personId} and not exists (select from workers where user_id = ${personId})
    order by id desc limit 1`.execute(db)
  return rows[0] ? `/shenqing?open=${rows[0].application_id}` : `/list?open=${personId}`
}

type Asked = { no: string; personId: number; fen: number }

/** Notifies those who may approve that a deduction waits for one of them. */
export async function notifyApprovers(context: CommandContext, { no, personId, fen }: Asked): Promise<void> {
  await notify(context, {
    type: 9,
    kind: 'deposits.deductionWaits',
    params: { no, yuan: yuanText(fen), by: context.caller.name },
    to: { permission: 'deposits.approve', cityCode: everyCity },
    link: await linkTo(context.db, personId),
  })
}

export async function notifyFailed(change: Change, row: DepositRecord): Promise<void> {
  await notify(change, {
    type: 9,
    kind: 'deposits.refundFailed',
    params: { no: row.no, yuan: yuanText(restOf(row)) },
    to: { permission: 'deposits.approve', cityCode: row.city_code },
    link: await linkTo(change.db, row.person_id),
  })
}
