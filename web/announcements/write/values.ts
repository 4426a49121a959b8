import {
  type AnnouncementDetail,
  AnnouncementText,
  type announcementCategories,
  type announcementChannels,
  type announcementPriorities,
  type ReaderKind,
} from '#contract/announcements/announcement.ts'
import { minuteMs } from '#contract/base/durations.ts'
import { type FieldSentences, fieldErrors } from '#contract/base/field-errors.ts'
import { serverNow } from '#web/kit/clock.ts'
import type { FieldErrors } from '#web/shared/form/fieldErrors.ts'
import { momentOf, typedOf } from '#web/shared/time/moments.ts'

export type NamedPerson = { kind: ReaderKind; id: number; name: string }

/** The form's values. Times are those of a `DateTimeBox`, empty for none; `cities` is null for all of them. */
export type Values = {
  title: string
  category: (typeof announcementCategories)[number]
  summary: string
  content: string
  coverUrl: string | null
  kinds: readonly ReaderKind[]
  roles: readonly string[]
  cities: readonly string[] | null
  people: readonly NamedPerson[]
  channels: readonly (typeof announcementChannels)[number][]
  priority: (typeof announcementPriorities)[number]
  mustAcknowledge: boolean
  publishAt: string
  expireAt: string
}

export const blank: Values = {
  title: '',
  category: 'system',
  summary: '',
  content: '',
  coverUrl: null,
  kinds: ['staff'],
  roles: [],
  cities: null,
  people: [],
  channels: ['inbox'],
  priority: 'normal',
  mustAcknowledge: false,
  publishAt: '',
  expireAt: '',
}

/** The text that would be published next. */
function textOf(announcement: AnnouncementDetail): AnnouncementText {
  return announcement.revisions.find(({ publishedAt }) => publishedAt === null)?.text ?? announcement
}

export function valuesOf(announcement: AnnouncementDetail): Values {
  const { audience, publishAt, expireAt, ...text } = textOf(announcement)
  const { title, category, summary, content, coverUrl, channels, priority, mustAcknowledge } = text
  const { kinds, roles, cities } = audience
  return {
    title,
    category,
    summary,
    content,
    coverUrl,
    channels,
    priority,
    mustAcknowledge,
    kinds,
    roles,
    cities: cities.length ? cities : null,
    people: audience.people.map(({ kind, id }) => ({
      kind,
      id,
      name: announcement.people.find(one => one.kind === kind && one.id === id)?.name ?? `#${id}`,
    })),
    publishAt: publishAt === null ? '' : typedOf(publishAt),
    expireAt: expireAt === null ? '' : typedOf(expireAt),
  }
}

export function inputOf(values: Values): AnnouncementText {
  const { kinds, roles, cities, people, publishAt, expireAt, channels, ...text } = values
  return {
    ...text,
    channels: [...channels],
    audience: {
      kinds: [...kinds],
      roles: kinds.includes('staff') ? [...roles] : [],
      cities: [...(cities ?? [])],
      people: people.map(({ kind, id }) => ({ kind, id })),
    },
    publishAt: momentOf(publishAt),
    expireAt: momentOf(expireAt),
  }
}

/** Between now and the hour at which it is published, there is time to publish it. */
const leadMs = 5 * minuteMs

type Sentences = Record<'noContent' | 'noCity', string>

/** What is wrong, by field. `start` holds the values as they are stored: an hour that passed meanwhile is left alone. */
export function errorsOf(
  values: Values,
  start: Values,
  text: Sentences,
  sentences: FieldSentences & Record<'audienceMissing' | 'publishesTooSoon' | 'expiresTooEarly', string>,
): FieldErrors {
  const input = inputOf(values)
  const { error } = AnnouncementText.safeParse(input, { reportInput: true })
  const { publishAt, expireAt } = input
  const isSoon = publishAt !== null && publishAt < serverNow() + leadMs && values.publishAt !== start.publishAt
  return {
    ...(error && fieldErrors(error, sentences)),
    ...(values.content === '' && { content: text.noContent }),
    ...(values.kinds.length + values.people.length === 0 && { audience: sentences.audienceMissing }),
    ...(values.cities?.length === 0 && { cities: text.noCity }),
    ...(isSoon && { publishAt: sentences.publishesTooSoon }),
    ...(expireAt !== null && expireAt <= (publishAt ?? serverNow()) && { expireAt: sentences.expiresTooEarly }),
  }
}
