import type { InputOf } from '#contract/base/operation.ts'
import { chats } from '#contract/chats/chats.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { feedback } from '#contract/feedback/feedback-desk.ts'
import { orders } from '#contract/orders/orders.ts'
import { people } from '#contract/people/people.ts'
import { applications } from '#contract/reviews/applications.ts'
import { textOfMessage } from '#server/chats/index.ts'
import { contentOfComplaint } from '#server/complaints/index.ts'
import { revealFeedback } from '#server/feedback/index.ts'
import { may } from '#server/kit/caller.ts'
import { recordEvent } from '#server/kit/events.ts'
import { feature } from '#server/kit/feature.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { phoneOfOrder, textOfNote } from '#server/orders/index.ts'
import { refuseTooMany } from '#server/people/index.ts'
import { phoneOfMerchant } from '#server/people/merchants/index.ts'
import { phoneOf } from '#server/people/users/index.ts'
import { phoneOfWorker } from '#server/people/workers/index.ts'
import { phoneOfApplication } from '#server/reviews/applications/index.ts'

/** Shows one field of one record in full to whoever may see the record; their reason is kept in the log. */
const reveal = handle(people.reveal, async (context, { field, id, reason }) => {
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
})

export const peopleFeature = feature(people, { reveal })

function find(context: CommandContext, field: InputOf<typeof people.reveal>['field'], id: number) {
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
    case 'orders.customerNote':
      if (!may(caller, orders.get.needs)) refuse('noPermission')
      return phoneOfOrder(db, caller, id, field)
    case 'orders.noteText':
      if (!may(caller, orders.get.needs)) refuse('noPermission')
      return textOfNote(db, caller, id)
    case 'complaints.content':
      if (!may(caller, complaints.get.needs)) refuse('noPermission')
      return contentOfComplaint(db, caller, id)
    case 'feedback.content':
    case 'feedback.contact':
      if (!may(caller, feedback.get.needs)) refuse('noPermission')
      return revealFeedback(db, caller, id, field === 'feedback.content' ? 'content' : 'contact')
    case 'applications.phone':
    case 'applications.emergencyPhone':
      if (!may(caller, applications.get.needs)) refuse('noPermission')
      return phoneOfApplication(db, caller, id, field)
    case 'chats.messageText':
      if (!may(caller, chats.get.needs)) refuse('noPermission')
      return textOfMessage(db, caller, id)
  }
}
