import type { MessageKey } from '#contract/messages/message-keys.ts'
import { applicationMessages } from '#words/messages/applications.ts'
import { moneyMessages } from '#words/messages/money.ts'
import { complaintMessages, orderMessages } from '#words/messages/orders.ts'
import { chatMessages, peopleMessages } from '#words/messages/people.ts'
import { postMessages, verificationMessages } from '#words/messages/reviews.ts'
import { type Phrase, words } from '#words/words.ts'

/** The texts that people are told where staff changed nothing. A template without one does not compile. */
export const builtInMessages: Record<MessageKey, { title: Phrase; body: Phrase; sms?: Phrase }> = words({
  ...orderMessages,
  ...complaintMessages,
  ...moneyMessages,
  ...verificationMessages,
  ...applicationMessages,
  ...postMessages,
  ...peopleMessages,
  ...chatMessages,
})
