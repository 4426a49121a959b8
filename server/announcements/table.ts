import type { ColumnType, Generated, Selectable } from 'kysely'
import type { AnnouncementState, AnnouncementText, Audience, ReaderKind } from '#contract/announcements/announcement.ts'
import { announcementMachine } from '#contract/announcements/announcement.ts'
import type { Tables } from '#server/kit/database.ts'
import { stateColumn } from '#server/kit/rows/state-column.ts'
import type { OptionalTime, Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    announcements: AnnouncementsTable
    announcement_revisions: RevisionsTable
    announcement_images: { announcement_id: number; name: string }
    announcement_reads: ReadsTable
    announcement_read_counts: {
      announcement_id: number
      part: number
      read: Generated<number>
      acknowledged: Generated<number>
    }
  }
}

export const announcementStateColumn = stateColumn(announcementMachine, 'announcements', {
  reason: 'announcementNotInThisState',
})

export type AnnouncementRecord = Selectable<Tables['announcements']>
export type RevisionRecord = Selectable<Tables['announcement_revisions']>

type AnnouncementsTable = {
  id: Generated<number>
  no: Generated<string>
  state: Generated<AnnouncementState>
  title: string
  category: AnnouncementText['category']
  summary: string
  /** HTML that was sanitised. */
  content: string
  cover_url: string | null
  kinds: ReaderKind[]
  roles: string[]
  cities: string[]
  people: ColumnType<Audience['people'], string, string>
  channels: AnnouncementText['channels']
  priority: AnnouncementText['priority']
  must_acknowledge: boolean
  publish_at: OptionalTime
  expire_at: OptionalTime
  pinned_until: OptionalTime
  published_at: OptionalTime
  publisher_id: number | null
  author_id: number
  /** How many its audience was when it was last counted; when it is published, or its newer text waits. */
  counted: Generated<number>
  /** How many it is for, since it was published. */
  targets: number | null
  /** The number of its text. */
  revision: Generated<number>
  has_pending: Generated<boolean>
  reason: string | null
  reminded_at: OptionalTime
  updated_at: Time
  version: Generated<number>
}

type RevisionsTable = {
  announcement_id: number
  number: number
  text: ColumnType<AnnouncementText, string, string>
  /** Who wrote it last. */
  author_id: number
  /** Everybody who wrote some of it. */
  writers: ColumnType<number[], string, string>
  written_at: Time
  publisher_id: number | null
  published_at: OptionalTime
}

type ReadsTable = {
  announcement_id: number
  reader_kind: ReaderKind
  /** Of a shop, its id in merchants; of others, that in users. */
  reader_id: number
  read_at: Time
  acknowledged_at: OptionalTime
}
