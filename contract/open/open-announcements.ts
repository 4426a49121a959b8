import { z } from 'zod'
import {
  announcementCategories,
  announcementChannels,
  announcementMachine,
  announcementPriorities,
  readerKinds,
} from '#contract/announcements/announcement.ts'
import { Version } from '#contract/base/values.ts'
import { ExternalNo, OccurredAt, webhookHead } from './open-values.ts'

/** Announcements by the open API: apps show them to their people and say who has read them. */

/** Whoever reads in an app; staff read in this product. */
const appReaderKinds = readerKinds.filter(kind => kind !== 'staff') as Exclude<(typeof readerKinds)[number], 'staff'>[]
const Reader = { kind: z.enum(appReaderKinds), externalId: ExternalNo }

/**
 * `GET /open/v1/announcements?kind=&externalId=&since=` (scope `announcement.read`): what is published for this person, those
 * pinned first, then the newest, 50 at most; `since` leaves out what was published before.
 */
export const OpenAnnouncements = z.object({ ...Reader, since: OccurredAt.optional() })

/** `POST /open/v1/announcements/{no}/read` and `/acknowledge` (scope `announcement.write`): repeated, nothing more happens. */
export const OpenAnnouncementRead = z.object(Reader)
export type OpenAnnouncementRead = z.input<typeof OpenAnnouncementRead>

const Announcement = z.object({
  no: z.string(),
  revision: z.int(),
  title: z.string(),
  category: z.enum(announcementCategories),
  summary: z.string(),
  content: z.string().describe('HTML that was sanitised; its pictures are paths of this product.'),
  coverUrl: z.string().nullable(),
  channels: z.array(z.enum(announcementChannels)),
  priority: z.enum(announcementPriorities),
  mustAcknowledge: z.boolean(),
  isPinned: z.boolean(),
  publishedAt: OccurredAt,
  expireAt: OccurredAt.nullable(),
  readAt: OccurredAt.nullable(),
  acknowledgedAt: OccurredAt.nullable(),
})
export const OpenAnnouncementsAnswer = z.object({ announcements: z.array(Announcement) })
export type OpenAnnouncementsAnswer = z.output<typeof OpenAnnouncementsAnswer>
export const OpenAnnouncementReadAnswer = z.object({ no: z.string() })

/**
 * The webhook to every app with the scope `announcement.read`. `reminded` means those who have not read it, or not acknowledged
 * it where they must.
 */
export const AnnouncementWebhookBody = z.object({
  ...webhookHead,
  type: z.enum([
    'announcement.published',
    'announcement.revised',
    'announcement.withdrawn',
    'announcement.expired',
    'announcement.reminded',
  ]),
  data: z.object({
    no: z.string(),
    version: Version,
    revision: z.int(),
    state: z.enum(announcementMachine.states),
    title: z.string(),
    category: z.enum(announcementCategories),
    summary: z.string(),
    coverUrl: z.string().nullable(),
    /** Everybody of these kinds in these cities (none: in all of them), and named persons of the app. */
    audience: z.object({
      kinds: z.array(z.enum(appReaderKinds)),
      cities: z.array(z.string()),
      people: z.array(z.object({ kind: z.enum(appReaderKinds), externalId: z.string() })),
    }),
    channels: z.array(z.enum(announcementChannels)),
    priority: z.enum(announcementPriorities),
    mustAcknowledge: z.boolean(),
    publishedAt: OccurredAt.nullable(),
    expireAt: OccurredAt.nullable(),
  }),
})
export type AnnouncementWebhookBody = z.output<typeof AnnouncementWebhookBody>
