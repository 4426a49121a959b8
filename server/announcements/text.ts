import type { Insertable } from 'kysely'
import type { AnnouncementText } from '#contract/announcements/announcement.ts'
import type { Tables } from '#server/kit/database.ts'
import type { AnnouncementRecord } from './table.ts'

type Columns = Omit<Insertable<Tables['announcements']>, 'author_id'>

const dateOf = (at: number | null) => (at === null ? null : new Date(at))

/** The columns of `announcements` that are its text. */
export function columnsOf(text: AnnouncementText) {
  const { audience } = text
  return {
    title: text.title,
    category: text.category,
    summary: text.summary,
    content: text.content,
    cover_url: text.coverUrl,
    kinds: audience.kinds,
    roles: audience.roles,
    cities: audience.cities,
    people: JSON.stringify(audience.people),
    channels: text.channels,
    priority: text.priority,
    must_acknowledge: text.mustAcknowledge,
    publish_at: dateOf(text.publishAt),
    expire_at: dateOf(text.expireAt),
  } satisfies Partial<Columns>
}

/** The text that its columns are. */
export function textOf(row: Omit<AnnouncementRecord, 'author_id'>): AnnouncementText {
  return {
    title: row.title,
    category: row.category,
    summary: row.summary,
    content: row.content,
    coverUrl: row.cover_url,
    audience: { kinds: row.kinds, roles: row.roles, cities: row.cities, people: row.people },
    channels: row.channels,
    priority: row.priority,
    mustAcknowledge: row.must_acknowledge,
    publishAt: row.publish_at,
    expireAt: row.expire_at,
  }
}

/** What the operation log has of a text; of the content only its length. */
export function loggedFieldsOf(text: AnnouncementText) {
  const { audience } = text
  return {
    announcement_title: text.title,
    category: text.category,
    announcement_summary: text.summary,
    announcement_content: text.content.length,
    announcement_cover: text.coverUrl,
    announcement_kinds: audience.kinds,
    roles: audience.roles,
    cityCodes: audience.cities,
    announcement_people: audience.people.length,
    announcement_channels: text.channels,
    announcement_priority: text.priority,
    announcement_must_acknowledge: text.mustAcknowledge,
    announcement_publish_at: text.publishAt,
    announcement_expire_at: text.expireAt,
  }
}
