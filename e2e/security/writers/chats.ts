import { fen } from '#contract/base/values.ts'
import { chatReviews } from '#contract/chats/chat-reviews.ts'
import { chats } from '#contract/chats/chats.ts'
import { quickReplies } from '#contract/chats/quick-replies.ts'
import { pictureFile } from './picture-file.ts'
import { cityCode, customer, type Writer } from './writer.ts'

const chat: Writer = async ({ apps }, nth, texts) => {
  const from = customer('X', nth, texts)
  const message = { from, cityCode, sentAt: new Date().toISOString() }
  await apps.customer.sendMessage({ ...message, kind: 'text', messageId: `xss-say-${nth}`, text: texts(2000) })
  const greeting = texts(30)
  await apps.customer.sendMessage({
    ...message,
    kind: 'packet',
    messageId: `xss-pay-${nth}`,
    amountFen: fen(100),
    greeting,
  })
}

/** A conversation that staff answer and end, and that is then rated by its customer and reviewed by a leader. */
const rated: Writer = async ({ apps, admin, leader }, nth, texts) => {
  const from = customer('XT', nth, texts)
  const said = { from, cityCode, sentAt: new Date().toISOString(), messageId: `xss-ask-${nth}`, text: texts(2000) }
  const { chatId } = await apps.customer.sendMessage({ ...said, kind: 'text' })
  const sent = { chatId, clientId: `xss-answer-${nth}` }
  await admin.call(chats.sendMsg, { ...sent, kind: 'text', text: texts(2000) })
  const { fileId } = await admin.upload('chatimg', await pictureFile(texts(64)))
  await admin.call(chats.sendMsg, { ...sent, clientId: `xss-image-${nth}`, kind: 'image', fileId })
  const note = { kind: 'text', text: texts(2000), isPrivate: true } as const
  await admin.call(chats.sendMsg, { ...sent, clientId: `xss-private-${nth}`, ...note })
  const { version } = await admin.call(chats.get, { id: chatId })
  await admin.call(chats.resolve, { id: chatId, version, summary: texts(199), category: 'other' })
  const { kind, externalId } = from
  await apps.customer.rate({ chatId, from: { kind, externalId }, score: 1, comment: texts(500) })
  const scores = { greeting: 1, accuracy: 1, empathy: 1, closing: 1 }
  await leader.call(chatReviews.add, { chatId, scores, comment: texts(500) })
}

/** What staff prepare for their conversations. */
const prepared: Writer = async ({ admin }, nth, texts) => {
  const shortcut = `x${nth}${texts(20).replace(/[\s/]/g, '')}`.slice(0, 20)
  await admin.call(quickReplies.add, { scope: 'everybody', shortcut, text: texts(1000) })
}

export const chatWriters: Readonly<Record<string, Writer>> = { chat, rated, prepared }
