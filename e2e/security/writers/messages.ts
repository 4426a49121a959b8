import { announcements } from '#contract/announcements/announcements.ts'
import { type MessageKey, requiredVariables } from '#contract/open/messages/message-keys.ts'
import { type MessageText, messageTemplates } from '#contract/open/messages/message-templates.ts'
import { textWith } from '../../setup/records/announcements.ts'
import type { Texts } from '../payloads.ts'
import { textsFrom } from '../payloads.ts'
import type { Sources, Writer } from './writer.ts'

/** As title and summary they are texts, as content they are HTML. */
const announcement: Writer = ({ admin }, nth, texts) =>
  admin.call(
    announcements.add,
    textWith({ title: texts(60), summary: texts(120), content: `<p>${nth}</p>${texts(1000)}` }),
  )

/** What somebody is told, in another template for each record. */
export async function writeTemplates({ admin }: Sources, records: number): Promise<void> {
  const { rows } = await admin.call(messageTemplates.list, { limit: records })
  for (const [nth, { id, key, version }] of rows.entries()) {
    const text = () => messageWith(key, textsFrom(nth))
    await admin.call(messageTemplates.update, { id, version, zh: text(), en: text(), es: text(), ja: text() })
  }
}

function messageWith(key: MessageKey, texts: Texts): MessageText {
  const variables = requiredVariables(key).map(name => `{${name}}`)
  return { title: plain(texts, 60), body: [plain(texts, 190), ...variables].join(' '), sms: '' }
}

/** The next text without braces, which a template takes for variables. */
function plain(texts: Texts, most: number): string {
  const text = texts(most)
  return /[{}]/.test(text) ? plain(texts, most) : text
}

export const messageWriters: Readonly<Record<string, Writer>> = { announcement }
