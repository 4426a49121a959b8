import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'
import { AfterId, AfterRank, PageLimit, pageOf } from '#contract/base/page.ts'
import { DayLimit, Id, InputMoment, Moment, Nothing, ReasonedTarget, Target } from '#contract/base/values.ts'
import { exportCommand } from '#contract/desk/exports.ts'
import {
  AnnouncementDetail,
  AnnouncementRow,
  AnnouncementText,
  Audience,
  announcementCategories,
  announcementMachine,
  PressingAnnouncement,
  readerKinds,
} from './announcement.ts'

/** Tabs of `/gonggao`: all, states, and `unread`: published, for this reader. */
export const announcementQueues = ['all', ...announcementMachine.states, 'unread'] as const
export type AnnouncementQueue = (typeof announcementQueues)[number]

export const AnnouncementQuestion = z.object({
  queue: z.enum(announcementQueues).default('all'),
  /** A number, or part of a title. */
  search: z.string().trim().max(64).default(''),
  category: z.enum(announcementCategories).optional(),
  kind: z.enum(readerKinds).optional(),
  /** The first and the last day on which it was changed last, both included. */
  from: DayLimit,
  to: DayLimit,
  after: AfterId,
  limit: PageLimit,
})

/** `read`: has read it; `unread`: has not; `unacknowledged`: has not acknowledged it. */
export const readerQueues = ['read', 'unread', 'unacknowledged'] as const

export const AnnouncementReader = z.object({
  kind: z.enum(readerKinds),
  id: Id,
  name: z.string(),
  cityCode: z.string(),
  readAt: Moment.nullable(),
  acknowledgedAt: Moment.nullable(),
})
export type AnnouncementReader = z.output<typeof AnnouncementReader>

/** Announcements belong to no city; whoever sees some cities only writes for these. */
const view = { needs: 'announcements.view', cityScope: 'none' } as const
const edit = { needs: 'announcements.edit', cityScope: 'none', output: AnnouncementDetail } as const
const publish = { needs: 'announcements.publish', cityScope: 'none', output: AnnouncementDetail } as const

export const announcements = {
  list: query('announcements.list', {
    ...view,
    input: AnnouncementQuestion,
    output: pageOf(AnnouncementRow),
  }),
  /** Rows of each tab, at most 1,000. */
  counts: query('announcements.counts', {
    ...view,
    input: z.object({}),
    output: z.record(z.enum(announcementQueues), z.int()),
  }),
  /** Who may neither edit nor publish gets it only when it is published and for them. */
  get: query('announcements.get', {
    ...view,
    input: z.object({ id: Id }),
    output: AnnouncementDetail,
  }),
  /** How many an audience is, of each kind, named persons included; for who may edit or publish. */
  count: query('announcements.count', {
    ...view,
    input: Audience,
    output: z.object({ total: z.int(), kinds: z.record(z.enum(readerKinds), z.int()) }),
  }),
  /** The roles that narrow an audience of staff. */
  roles: query('announcements.roles', {
    needs: 'announcements.edit',
    cityScope: 'none',
    input: z.object({}),
    output: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
  /** The HTML as it would be kept, and what was left out of it: names of elements and attributes. */
  preview: query('announcements.preview', {
    needs: 'announcements.edit',
    cityScope: 'none',
    input: AnnouncementText.pick({ content: true }),
    output: z.object({ content: z.string(), leftOut: z.array(z.string()) }),
  }),
  /** Who may be named: people of one kind by the beginning of their name, or a whole external id. */
  people: query('announcements.people', {
    needs: 'announcements.edit',
    cityScope: 'none',
    input: z.object({ kind: z.enum(readerKinds), search: z.string().trim().min(1).max(64) }),
    output: z.object({ rows: z.array(z.object({ id: Id, name: z.string(), cityCode: z.string() })) }),
  }),
  add: command('announcements.add', { ...edit, input: AnnouncementText }),
  /** Of a published one, a newer text: it waits until somebody publishes it, and who has read the older one has read it. */
  update: command('announcements.update', {
    ...edit,
    input: Target.extend({ text: AnnouncementText }),
  }),
  copy: command('announcements.copy', { ...edit, input: z.object({ id: Id }) }),
  /** A draft that nobody has published. */
  remove: command('announcements.remove', {
    needs: 'announcements.edit',
    cityScope: 'none',
    input: Target,
    output: Nothing,
  }),
  submit: command('announcements.submit', { ...edit, input: Target }),
  refuse: command('announcements.refuse', { ...publish, input: ReasonedTarget }),
  /** At its hour, or now. `targets` is the number that was typed, where the audience is larger than 10,000. */
  publish: command('announcements.publish', {
    ...publish,
    input: Target.extend({ targets: z.int().min(0).max(1_000_000_000).optional() }),
  }),
  withdraw: command('announcements.withdraw', { ...publish, input: ReasonedTarget }),
  /** Above all others until then; null: no longer. */
  pin: command('announcements.pin', {
    ...publish,
    input: Target.extend({ until: InputMoment.nullable() }),
  }),
  /** Those who have not read it, or not acknowledged it where they must. */
  remind: command('announcements.remind', { ...publish, input: Target }),
  /** For those who may edit or publish. In the order of kinds and ids. */
  readers: query('announcements.readers', {
    ...view,
    input: z.object({
      id: Id,
      queue: z.enum(readerQueues).default('read'),
      kind: z.enum(readerKinds).optional(),
      after: AfterRank,
      limit: PageLimit,
    }),
    output: pageOf(AnnouncementReader),
  }),
  export: exportCommand('announcements.export', AnnouncementQuestion),

  /** What stands before this member of staff: pop-ups that were not closed, and all that must be acknowledged; most urgent first. */
  pressing: query('announcements.pressing', {
    needs: 'signed-in',
    cityScope: 'none',
    input: z.object({}),
    output: z.object({ rows: z.array(PressingAnnouncement), unread: z.int() }),
  }),
  read: command('announcements.read', {
    needs: 'signed-in',
    cityScope: 'none',
    input: z.object({ id: Id }),
    output: Nothing,
  }),
  acknowledge: command('announcements.acknowledge', {
    needs: 'signed-in',
    cityScope: 'none',
    input: z.object({ id: Id }),
    output: Nothing,
  }),
}
