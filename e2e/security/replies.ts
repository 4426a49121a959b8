import type { OpenApi } from '#city/api/open-api.ts'
import type { Role } from '#city/api/webhooks.ts'
import { type Texts, textsFrom } from './payloads.ts'

type Query = (statement: string) => Promise<unknown[]>
type Subject = { id: number; no: string; external_id: string; app_id: string }

const rejected = (table: string, state: string, externalId: string) => `
  update ${table} set state = 'rejected', state_at = now() where external_no like '%xss-%' and state = '${state}'
  returning id, no, ${externalId} as external_id, app_id`

/** Brings what was fed to where people may reply to it, as if staff had decided. */
const decisions = {
  paper: rejected('verifications', 'pending', 'person_external_id'),
  post: rejected('posts', 'pending', 'author_external_id'),
  application: rejected('applications', 'submitted', 'person_external_id'),
  complaint: `
    update complaints set state = 'evidence' where external_no like 'xss-%' and respondent_kind = 'merchant'
    returning id, no, respondent_external_id as external_id, respondent_app_id as app_id`,
  chat: `
    update chats set state = 'resolved' from chat_peers
    where chat_peers.user_id = peer_id and external_id like 'X-%' and chats.id % 2 = 0
    returning chats.id, chats.id::text as no, external_id, app_id`,
} as const

type Reply = (app: OpenApi, subject: Subject, texts: Texts, eventId: string) => Promise<unknown>

const replies: Record<keyof typeof decisions, Reply> = {
  paper: (app, { no, external_id: externalId }, texts, eventId) =>
    app.appealPaper(no, { eventId, from: { kind: 'customer', externalId }, text: texts(199) }),
  post: (app, { no, external_id: externalId }, texts, eventId) =>
    app.appealPost(no, { eventId, externalId, text: texts(199) }),
  application: (app, { no, external_id: externalId }, texts, eventId) =>
    app.appealApplication(no, { eventId, externalId, text: texts(199) }),
  complaint: (app, { no, external_id: externalId }, texts, eventId) =>
    app.giveStatement(no, { eventId, from: { kind: 'merchant', externalId }, statement: texts(499) }),
  chat: (app, { id, external_id: externalId }, texts) =>
    app.rate({ chatId: id, from: { kind: 'customer', externalId }, score: 1, comment: texts(499) }),
}

/** Appeals, statements and ratings. Answers how many of each were taken. */
export async function replyToAll(
  apps: Record<Role, OpenApi>,
  query: Query,
): Promise<Record<keyof typeof decisions, number>> {
  const taken = { paper: 0, post: 0, application: 0, complaint: 0, chat: 0 }
  for (const [what, decision] of Object.entries(decisions) as [keyof typeof decisions, string][]) {
    const subjects = (await query(decision)) as Subject[]
    for (const [nth, subject] of subjects.entries()) {
      const app = what === 'complaint' ? apps.merchant : apps.customer
      await replies[what](app, subject, textsFrom(nth), `xss-reply-${what}-${nth}`)
    }
    taken[what] = subjects.length
  }
  return taken
}
