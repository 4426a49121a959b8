import type { MessageKey } from '#contract/open/messages/message-keys.ts'
import type { ComplaintRecord } from '#server/complaints/table.ts'
import type { Message, Recipient } from '#server/open/messages/index.ts'
import { complaintNameWords } from '#words/complaints/names.ts'

type ComplaintKey = Extract<MessageKey, `complaint.${string}`>
type Keys = Readonly<Record<string, ComplaintKey>>

/** The message to each side, by move. */
export const complainantKeys: Keys = {
  create: 'complaint.received',
  propose: 'complaint.proposed',
  resolve: 'complaint.proposed',
  accept: 'complaint.decided',
}
export const respondentKeys: Keys = { askEvidence: 'complaint.statementAsked', accept: 'complaint.ended' }

type About = { event: string; orderNo: string; to: Recipient }

/** The message to one side about a move, if any. */
export function complaintMessage(
  complaint: ComplaintRecord,
  { event, orderNo, to }: About,
  keys: Keys,
): Message | null {
  const key = keys[event]
  return key ? { key, to, values: complaintValues(complaint, orderNo) } : null
}

/** The values of messages to its two sides. */
export function complaintValues({ no, type, question, verdict, due_at }: ComplaintRecord, orderNo: string) {
  return { no, orderNo, about: complaintNameWords.types[type], question, verdict, until: due_at }
}
