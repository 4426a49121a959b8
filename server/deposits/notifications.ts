import { yuanOf } from '#contract/base/money.ts'
import type { Change } from '#server/kit/change.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { everyCity, notify } from '#server/notifications/index.ts'
import { restOf } from './records.ts'
import type { DepositRecord } from './table.ts'

/** The drawer of the worker. */
const linkTo = (personId: number) => `/list?open=${personId}`

type Asked = { no: string; personId: number; fen: number }

/** Notifies those who may approve that a deduction waits for one of them. */
export async function notifyApprovers(context: CommandContext, { no, personId, fen }: Asked): Promise<void> {
  await notify(context, {
    type: 9,
    kind: 'deposits.deductionWaits',
    params: { no, yuan: yuanOf(fen), by: context.caller.name },
    to: { permission: 'deposits.approve', cityCode: everyCity },
    link: linkTo(personId),
  })
}

export async function notifyFailed(change: Change, row: DepositRecord): Promise<void> {
  await notify(change, {
    type: 9,
    kind: 'deposits.refundFailed',
    params: { no: row.no, yuan: yuanOf(restOf(row)) },
    to: { permission: 'deposits.approve', cityCode: row.city_code },
    link: linkTo(row.person_id),
  })
}
