import { z } from 'zod'
import { command } from '#contract/base/operation.ts'
import { Id, reasonText } from '#contract/base/values.ts'

/** What personal data can be shown in full, one field of one record at a time. Notes, messages and complaints have it in their text. */
export const revealable = [
  'users.phone',
  'workers.phone',
  'merchants.phone',
  'orders.customerPhone',
  'orders.fromPhone',
  'orders.toPhone',
  'orders.workerPhone',
  'orders.passengerPhone',
  'orders.customerNote',
  'orders.noteText',
  'chats.messageText',
  'complaints.content',
  'feedback.content',
  'feedback.contact',
  'applications.phone',
  'applications.emergencyPhone',
] as const

export const people = {
  reveal: command('people.reveal', {
    needs: 'people.reveal',
    answersSecret: true,
    input: z.object({ field: z.enum(revealable), id: Id, reason: reasonText }),
    output: z.object({ value: z.string() }),
  }),
}
