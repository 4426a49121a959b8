import { sql } from 'kysely'
import type { AnnouncementAction, AnnouncementDetail, AnnouncementText } from '#contract/announcements/announcement.ts'
import { announcements } from '#contract/announcements/announcements.ts'
import type { Desk } from '../orders/desk.ts'
import type { TestServer } from '../process/server.ts'

/** A text as somebody writes it, for all staff unless it says otherwise. */
export function writeText(overrides: Partial<AnnouncementText> = {}): AnnouncementText {
  return {
    title: '系统维护通知',
    category: 'system',
    summary: '今晚维护',
    content: '<p>今晚 <strong>23:00</strong> 起维护。</p>',
    coverUrl: null,
    audience: { kinds: ['staff'], roles: [], cities: [], people: [] },
    channels: ['inbox'],
    priority: 'normal',
    mustAcknowledge: false,
    publishAt: null,
    expireAt: null,
    ...overrides,
  }
}

export const audienceOf = (audience: Partial<AnnouncementText['audience']>): AnnouncementText['audience'] => ({
  kinds: [],
  roles: [],
  cities: [],
  people: [],
  ...audience,
})

/** The announcement as it was seen. */
export const targetOf = ({ id, version }: AnnouncementDetail) => ({ id, version })

/** What a person sends to do it with the announcement as it was seen. */
export function inputOf(action: AnnouncementAction, seen: AnnouncementDetail): Record<string, unknown> {
  const target = targetOf(seen)
  if (action === 'copy') return { id: target.id }
  if (action === 'update') return { ...target, text: writeText({ title: '改过的标题' }) }
  if (action === 'refuse' || action === 'withdraw') return { ...target, reason: '重新确认' }
  return action === 'pin' ? { ...target, until: Date.now() + 3_600_000 } : target
}

/** Written and submitted by somebody of operations. */
export async function submitText(author: Desk, overrides: Partial<AnnouncementText> = {}): Promise<AnnouncementDetail> {
  return author.call(announcements.submit, await author.call(announcements.add, writeText(overrides)))
}

/** Written by one person and published, or scheduled, by another. */
export async function publishText(
  server: TestServer,
  overrides: Partial<AnnouncementText> = {},
): Promise<AnnouncementDetail> {
  const [author, publisher] = await writersOf(server)
  return publisher.call(announcements.publish, targetOf(await submitText(author, overrides)))
}

const writers = new Map<string, Promise<[author: Desk, publisher: Desk]>>()

/** The same two people of a server each time. */
function writersOf(server: TestServer): Promise<[author: Desk, publisher: Desk]> {
  const known = writers.get(server.url) ?? Promise.all([server.signIn('ops'), server.signIn('kefu_leader')])
  writers.set(server.url, known)
  return known
}

/** What apps are sent about an announcement. */
export async function webhooksOf(server: TestServer, id: number) {
  const { rows } = await sql<{ app_id: string; body: { type: string; data: { audience: object } } }>`
    select app_id, body from webhooks where body -> 'data' ->> 'no' = (select no from announcements where id = ${id})
    order by app_id, id`.execute(server.db)
  return rows.map(({ app_id, body }) => ({ app: app_id, type: body.type, audience: body.data.audience }))
}
