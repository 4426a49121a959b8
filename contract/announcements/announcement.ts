import { z } from 'zod'
import { machine, type StateIn } from '#contract/base/machine.ts'
import { RecordLog } from '#contract/base/record-log.ts'
import { Id, InputMoment, Moment, Version } from '#contract/base/values.ts'
import { FileUrl } from '#contract/desk/files.ts'

/** `safety` with `mustAcknowledge` stands before dispatching until the reader has acknowledged it. */
export const announcementCategories = ['system', 'activity', 'rule', 'safety', 'weather', 'outage'] as const

/** Who reads: staff in this product; all others in the apps. */
export const readerKinds = ['staff', 'customer', 'rider', 'chauffeur', 'companion', 'merchant'] as const
export type ReaderKind = (typeof readerKinds)[number]

/** `push` and `sms` are sent by the apps that receive `announcement.published`. */
export const announcementChannels = ['inbox', 'popup', 'push', 'sms'] as const

export const announcementPriorities = ['high', 'normal', 'low'] as const

export const announcementLimits = {
  /** Characters of the HTML as it is kept. */
  content: 50_000,
  namedPeople: 200,
  images: 20,
  /** A larger audience is confirmed by typing its number, and published by somebody else than the author. */
  confirmedAudience: 10_000,
  /** Pop-ups that one reader gets in a day. */
  popupsPerDay: 2,
  /** Hours between two reminders of one announcement. */
  reminderHours: 1,
} as const

/** An announcement to staff, or to people in the apps. None of it is sent before somebody has published it. */
export const announcementMachine = machine({
  states: ['draft', 'reviewing', 'scheduled', 'published', 'expired', 'offline'],
  finals: ['expired', 'offline'],
  movers: ['staff', 'clock'],
  moves: {
    submit: { by: ['staff'], from: ['draft'], to: 'reviewing' },
    /** Back to its author, with the reason. */
    refuse: { by: ['staff'], from: ['reviewing', 'scheduled'], to: 'draft' },
    schedule: { by: ['staff'], from: ['reviewing'], to: 'scheduled' },
    publish: { by: ['staff'], from: ['reviewing', 'scheduled'], to: 'published' },
    /** It is for more people by now than anybody has confirmed: somebody types the number again. */
    outgrow: { by: ['clock'], from: ['scheduled'], to: 'reviewing' },
    publishDue: { by: ['clock'], from: ['scheduled'], to: 'published' },
    /** Back to its author: its end came, too, before it could be published. */
    missDue: { by: ['clock'], from: ['scheduled'], to: 'draft' },
    expire: { by: ['clock'], from: ['published'], to: 'expired' },
    withdraw: { by: ['staff'], from: ['published'], to: 'offline' },
  },
  timeouts: {
    scheduled: { move: 'publishDue', after: 'ownMoment' },
    published: { move: 'expire', after: 'ownMoment' },
  },
})
export type AnnouncementState = StateIn<typeof announcementMachine>

/**
 * Everybody of `kinds`, narrowed by cities and, for staff, by roles (codes); an empty list narrows nothing. `people` are added,
 * whoever they are.
 */
export const Audience = z.object({
  kinds: z.array(z.enum(readerKinds)).max(readerKinds.length),
  roles: z.array(z.string().max(64)).max(50).default([]),
  cities: z.array(z.string().max(6)).max(200).default([]),
  people: z
    .array(z.object({ kind: z.enum(readerKinds), id: Id }))
    .max(announcementLimits.namedPeople)
    .default([]),
})
export type Audience = z.output<typeof Audience>

export const AnnouncementText = z.object({
  title: z.string().trim().min(2).max(60),
  category: z.enum(announcementCategories),
  summary: z.string().trim().max(120).default(''),
  /** HTML. What is not on the allow list of the server is left out when it is saved. */
  content: z.string().trim().min(1).max(announcementLimits.content),
  coverUrl: FileUrl.nullable().default(null),
  audience: Audience,
  channels: z.array(z.enum(announcementChannels)).min(1).max(announcementChannels.length),
  priority: z.enum(announcementPriorities).default('normal'),
  mustAcknowledge: z.boolean().default(false),
  /** At once where it is null: as soon as somebody publishes it. */
  publishAt: InputMoment.nullable().default(null),
  expireAt: InputMoment.nullable().default(null),
})
export type AnnouncementText = z.output<typeof AnnouncementText>

/** What staff do with one; `publish` is the move of its hour, `publish` or `schedule`. */
export const announcementActions = [
  'update',
  'submit',
  'refuse',
  'publish',
  'withdraw',
  'pin',
  'copy',
  'remind',
  'remove',
] as const
export type AnnouncementAction = (typeof announcementActions)[number]

const Writer = z.object({ id: Id, name: z.string() })

export const AnnouncementRow = z.object({
  id: Id,
  /** `GG…`. */
  no: z.string(),
  state: z.enum(announcementMachine.states),
  ...AnnouncementText.omit({ content: true }).shape,
  /** Until when it stands above all others; null where it does not. */
  pinnedUntil: Moment.nullable(),
  /** When it was published, or else null. */
  publishedAt: Moment.nullable(),
  /** How many it is for, counted when it was published; null before. */
  targets: z.int().nullable(),
  read: z.int(),
  acknowledged: z.int(),
  /** 1 for its first text. */
  revision: z.int(),
  /** Whether a newer text waits for somebody to publish it. */
  hasPending: z.boolean(),
  /** Whether this reader has read and acknowledged it; null where it is not for them. */
  mine: z.object({ readAt: Moment.nullable(), acknowledgedAt: Moment.nullable() }).nullable(),
  author: Writer,
  publisher: Writer.nullable(),
  updatedAt: Moment,
  version: Version,
  allowed: z.array(z.enum(announcementActions)),
})
export type AnnouncementRow = z.output<typeof AnnouncementRow>

/** One text of an announcement. `publishedAt` is null while it waits. */
export const AnnouncementRevision = z.object({
  number: z.int(),
  text: AnnouncementText,
  author: Writer,
  writtenAt: Moment,
  publisher: Writer.nullable(),
  publishedAt: Moment.nullable(),
})
export type AnnouncementRevision = z.output<typeof AnnouncementRevision>

export const AnnouncementDetail = AnnouncementRow.extend({
  content: z.string(),
  /** Names of the named persons, of which the audience has ids. */
  people: z.array(z.object({ kind: z.enum(readerKinds), id: Id, name: z.string() })),
  /** Newest first; the one that waits is the first. */
  revisions: z.array(AnnouncementRevision),
  /** Why it was sent back or taken offline. */
  reason: z.string().nullable(),
  remindedAt: Moment.nullable(),
  log: RecordLog,
})
export type AnnouncementDetail = z.output<typeof AnnouncementDetail>

/** One that stands before its reader: a pop-up, or one that must be acknowledged. */
export const PressingAnnouncement = AnnouncementRow.pick({
  id: true,
  no: true,
  title: true,
  category: true,
  summary: true,
  coverUrl: true,
  priority: true,
  mustAcknowledge: true,
  publishedAt: true,
}).extend({ content: z.string() })
export type PressingAnnouncement = z.output<typeof PressingAnnouncement>

/** Whether somebody must acknowledge it before they may dispatch. */
export function blocksDispatching({
  category,
  mustAcknowledge,
}: Pick<AnnouncementText, 'category' | 'mustAcknowledge'>): boolean {
  return category === 'safety' && mustAcknowledge
}
