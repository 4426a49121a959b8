import type { MessageKey } from '#contract/messages/message-keys.ts'
import type { ComplaintRecord } from '#server/complaints/table.ts'
import type { Message, Recipient } from '#server/messages/index.ts'
import { complaintNameWords } from '#words/complaints/names.ts'

type ComplaintKey = Extract<MessageKey, `complaint.${string}`>
type Keys = Readonly<Record<string, ComplaintKey>>

/** What each side hears of, by move. */
export const complainantKeys: Keys = {
  create: 'complaint.received',
  propose: 'complaint.proposed',
  resolve: 'complaint.proposed',
  accept: 'complaint.decided',
}
export const respondentKeys: Keys = { askEvidence: 'complaint.statementAsked', accept: 'complaint.ended' }

type Told = { event: string; orderNo: string; to: Recipient }

/** What one side is told of a move, if anything. */
export function complaintMessage(complaint: ComplaintRecord, { event, orderNo, to }: Told, keys: Keys): Message | null {
  const key = keys[event]
  return key ? { key, to, values: complaintValues(complaint, orderNo) } : null
}

/** What its two sides can be told of it. */
export function complaintValues({ no, type, question, verdict, due_at }: ComplaintRecord, orderNo: string) {
  return { no, orderNo, about: complaintNameWords.types[type], question, verdict, until: due_at }
}
