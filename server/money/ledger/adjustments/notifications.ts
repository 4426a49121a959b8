import { yuanText } from '#contract/base/texts/yuan.ts'
import { everyCity, notify } from '#server/desk/notifications/index.ts'
import type { CommandContext } from '#server/kit/serve.ts'

/** Its screen, with the adjustments that wait. */
const adjustmentsLink = '/finance/ledger?tab=adjustments'

/** Notifies those who may approve that an adjustment waits for one of them. */
export async function notifyApprovers(
  context: CommandContext,
  { no, fen }: { no: string; fen: number },
): Promise<void> {
  await notify(context, {
    type: 9,
    kind: 'ledger.adjustmentWaits',
    params: { no, yuan: yuanText(fen), by: context.caller.name },
    to: { permission: 'ledger.approve', cityCode: everyCity },
    link: adjustmentsLink,
  })
}
