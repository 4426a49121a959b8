import type { InputOf, OutputOf } from '#contract/base/operation.ts'
import type { Language } from '#contract/base/values.ts'
import type { MessageKey } from '#contract/open/messages/message-keys.ts'
import { type MessageText, messageTemplates } from '#contract/open/messages/message-templates.ts'
import type { AppKind } from './open/webhooks.ts'
import type { Desk } from './orders/desk.ts'
import type { TestServer } from './process/server.ts'

type Template = OutputOf<typeof messageTemplates.get>
type Patch = Partial<Record<Language, Partial<MessageText>>> & { fromDay?: string; version?: number }

/** A template as this person sees it now. */
export async function readTemplate(desk: Desk, key: MessageKey): Promise<Template> {
  const { rows } = await desk.call(messageTemplates.list, { search: key, limit: 200 })
  const id = rows.find(row => row.key === key)?.id ?? 0
  return desk.call(messageTemplates.get, { id })
}

/** What saving a template sends when somebody changed these texts of it. */
export function changed(
  template: Template,
  { fromDay, version, ...texts }: Patch,
): InputOf<typeof messageTemplates.update> {
  const { zh, en, es, ja } = template.texts
  return {
    id: template.id,
    version: version ?? template.version,
    zh: { ...zh, ...texts.zh },
    en: { ...en, ...texts.en },
    es: { ...es, ...texts.es },
    ja: { ...ja, ...texts.ja },
    fromDay: fromDay ?? template.fromDay,
  }
}

export async function change(desk: Desk, key: MessageKey, patch: Patch): Promise<Template> {
  return desk.call(messageTemplates.update, changed(await readTemplate(desk, key), patch))
}

type Speaker = { kind: string; externalId: string; language: string }

/** An app says which language people use it in. */
export function reportLanguages(server: TestServer, app: AppKind, people: Speaker[]): Promise<Response> {
  return server.fixtures.post(app, '/open/v1/people/languages', { people })
}
