import type { z } from 'zod'
import type { people } from '#contract/people/people.ts'
import { textOfMessage } from '#server/chats/index.ts'
import { recordEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext, Handlers } from '#server/kit/serve.ts'
import { phoneOfMerchant } from '#server/merchants/index.ts'
import { phoneOfOrder } from '#server/orders/index.ts'
import { phoneOf } from '#server/users/index.ts'
import { phoneOfWorker } from '#server/workers/index.ts'
import { refuseTooMany } from './limit.ts'

export const peopleHandlers: Handlers<typeof people> = { reveal }

/** Shows one field of one record in full, to who may see the record, for a reason that stays in the log. */
async function reveal(
  context: CommandContext,
  { field, id, reason }: z.output<typeof people.reveal.input>,
): Promise<{ value: string }> {
  await refuseTooMany(context)
  const { value, subjectNo } = await find(context, field, id)
  await recordEvent(context, {
    action: 'people.reveal',
    subject: 'people',
    subjectId: id,
    subjectNo,
    changes: { [field]: [null, null] },
    reason,
  })
  return { value }
}

function find(context: CommandContext, field: z.output<typeof people.reveal.input>['field'], id: number) {
  const { db, caller } = context
  switch (field) {
    case 'users.phone':
      return phoneOf(db, caller, id)
    case 'workers.phone':
      return phoneOfWorker(context, id)
    case 'merchants.phone':
      return phoneOfMerchant(context, id)
    case 'orders.customerPhone':
    case 'orders.fromPhone':
    case 'orders.toPhone':
    case 'orders.workerPhone':
    case 'orders.passengerPhone':
      if (!caller.permissions.has('orders.view')) refuse('noPermission')
      return phoneOfOrder(db, caller, id, field)
    case 'chats.messageText':
      if (!caller.permissions.has('chats.view')) refuse('noPermission')
      return textOfMessage(db, caller, id)
  }
}
