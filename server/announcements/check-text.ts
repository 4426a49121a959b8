import { type AnnouncementText, type Audience, announcementLimits } from '#contract/announcements/announcement.ts'
import { minuteMs } from '#contract/base/durations.ts'
import { type FieldWord, fieldSentence } from '#server/kit/field-sentences.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { findTerms } from '#server/reviews/postTerms/index.ts'
import { isWithin, kindsOf } from './audience.ts'
import { type Sanitised, sanitise } from './html/sanitise.ts'

/** Milliseconds. One that is to be published sooner is published at once. */
const soonestMs = 5 * minuteMs
/** Nobody sees them, so that a text of these alone is empty. */
const invisible = /[\s\u200b-\u200f\u2060\ufeff]/g

type Checked = { text: AnnouncementText; images: string[] }
/** `path` is where the text stands in the input; `before` is the text that it replaces. */
type Terms = { path?: string; before?: AnnouncementText; isPublished?: boolean }

/** The text as it is kept, or a refusal with a sentence for each field. */
export async function checkText(context: CommandContext, text: AnnouncementText, terms: Terms = {}): Promise<Checked> {
  const { path = '' } = terms
  const { language } = context.sender
  const deny = (field: string, word: FieldWord, limit?: number) =>
    refuse('badInput', { fields: { [path + field]: fieldSentence(word, language, limit) } })

  if (kindsOf(text.audience).length === 0) deny('audience', 'audienceMissing')
  checkHours(text, terms, deny)
  const kept = sanitise(text.content)
  if (!kept) return deny('content', 'format')
  if (isEmpty(kept)) deny('content', 'required')
  if (kept.html.length > announcementLimits.content) deny('content', 'tooLong', announcementLimits.content)
  if (kept.images.length > announcementLimits.images) deny('content', 'tooManyImages', announcementLimits.images)
  const images = [...new Set([...kept.images, ...(text.coverUrl ? [text.coverUrl.replace('/files/', '')] : [])])]
  await refuseForeignImages(context, images)
  await refuseTerms(context, [text.title, text.summary, kept.text])
  await refuseBeyondCities(context, text.audience)
  return { text: { ...text, content: kept.html, audience: plainAudience(text.audience) }, images }
}

type Deny = (field: string, word: FieldWord) => void

function checkHours({ publishAt, expireAt }: AnnouncementText, { before, isPublished }: Terms, deny: Deny): void {
  // Of one that is published, the hour has passed; and an hour that stays as it was is looked at when it is submitted.
  const isNew = !isPublished && publishAt !== (before?.publishAt ?? null)
  if (publishAt !== null && isNew && publishAt < Date.now() + soonestMs) deny('publishAt', 'publishesTooSoon')
  if (expireAt !== null && expireAt <= Math.max(isPublished ? 0 : (publishAt ?? 0), Date.now()))
    deny('expireAt', 'expiresTooEarly')
}

/** The hours of a text that waited may have come meanwhile. */
export function refusePassedHours({ sender }: CommandContext, { publishAt, expireAt }: AnnouncementText): void {
  const sentence = (word: FieldWord) => fieldSentence(word, sender.language)
  if (publishAt !== null && publishAt < Date.now() + soonestMs)
    refuse('badInput', { fields: { publishAt: sentence('publishesTooSoon') } })
  refuseExpired({ sender }, { expireAt })
}

export function refuseExpired(
  { sender }: Pick<CommandContext, 'sender'>,
  { expireAt }: Pick<AnnouncementText, 'expireAt'>,
): void {
  if (expireAt !== null && expireAt <= Date.now())
    refuse('badInput', { fields: { expireAt: fieldSentence('expiresTooEarly', sender.language) } })
}

function isEmpty({ text, images }: Sanitised): boolean {
  return images.length === 0 && text.replace(invisible, '') === ''
}

/** Only what was uploaded for announcements: another public file is swept, or is the picture of a person. */
async function refuseForeignImages({ db }: CommandContext, images: readonly string[]): Promise<void> {
  if (images.length === 0) return
  const known = await db
    .selectFrom('files')
    .select('name')
    .where('name', 'in', images)
    .where('module', '=', 'announcementimg')
    // Not swept before this is committed.
    .forKeyShare()
    .execute()
  if (known.length < images.length) refuse('announcementImageUnknown')
}

async function refuseTerms({ db }: CommandContext, texts: readonly string[]): Promise<void> {
  const found = (await findTerms(db, texts)).flat().find(({ level }) => level === 'block')
  if (found) refuse('announcementTerm', { params: { term: found.term } })
}

/** Whoever sees some cities addresses these only. */
export async function refuseBeyondCities({ db, caller }: CommandContext, audience: Audience): Promise<void> {
  if (!(await isWithin(db, caller, audience))) refuse('announcementCities')
}

/** Each entry once, so that equal audiences look equal. */
function plainAudience({ kinds, roles, cities, people }: Audience): Audience {
  const byKey = new Map(people.map(person => [`${person.kind}:${person.id}`, person]))
  return {
    kinds: [...new Set(kinds)],
    roles: [...new Set(roles)],
    cities: [...new Set(cities)],
    people: [...byKey.values()],
  }
}
