import type { Language } from '#contract/base/values.ts'
import {
  type MessageKey,
  type MessageValue,
  type MessageVariable,
  variablesOf,
} from '#contract/open/messages/message-keys.ts'
import { complaintNameWords } from '#words/complaints/names.ts'
import { sampleWords } from '#words/open/message-templates.ts'
import { serviceWords } from '#words/orders/order.ts'
import { applicationAppWords } from '#words/reviews/applications.ts'
import { postAppWords } from '#words/reviews/posts.ts'
import { verificationAppWords } from '#words/reviews/verifications.ts'
import { sayValue } from './values.ts'

const items = applicationAppWords.items

const sampleValues: Record<MessageVariable, MessageValue> = {
  no: 'WM261121123005000123',
  orderNo: 'WM261121123005000123',
  refundNo: 'TK261121190905000001',
  service: serviceWords.food,
  kind: applicationAppWords.kinds.rider,
  about: complaintNameWords.types.D240,
  paper: verificationAppWords.kinds.healthCertificate,
  record: postAppWords.post,
  step: postAppWords.steps.mute3,
  items: [items.phone, items.address],
  ...sampleWords,
  amount: 128_50,
  actual: 127_73,
  deposit: 500_00,
  score: 80,
  until: Date.parse('2026-11-24T18:30:00+08:00'),
}

/** What fills the places of a preview. */
export function samplesOf(key: MessageKey, language: Language): Partial<Record<MessageVariable, string>> {
  return Object.fromEntries(variablesOf(key).map(name => [name, sayValue(name, sampleValues[name], language)]))
}
