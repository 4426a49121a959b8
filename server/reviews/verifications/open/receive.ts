import type { z } from 'zod'
import type { OpenVerification, OpenVerificationAnswer } from '#contract/open/open-verifications.ts'
import { PaperContent, type PaperReading } from '#contract/reviews/paper.ts'
import { takePaperImages } from '#server/desk/files/index.ts'
import { noteInWindow } from '#server/desk/notifications/index.ts'
import type { Change } from '#server/kit/change.ts'
import { recordEvent } from '#server/kit/events.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { hashText, maskNumber, sealText } from '#server/people/index.ts'
import { openCase, withdrawCases } from '#server/reviews/index.ts'
import { findHints, findUsedImage, riskOf } from '../hints.ts'
import { addKeypoints } from '../images/alike.ts'
import { markCopied } from '../images/copied.ts'
import { notifyJudges, submittedWindow } from '../notifications.ts'
import { noteUnread } from '../reading/read-papers.ts'
import { lockOthers, lockPapersOf, paperRecords } from '../records.ts'
import type { PaperRecord, StoredHint } from '../table.ts'
import { reviewTermsOf } from '../terms.ts'
import { findPerson, type Person } from './person.ts'
import { refuseWrongImages } from './wrong-images.ts'

type Asked = z.output<typeof OpenVerification>
type Answer = z.output<typeof OpenVerificationAnswer>
type Image = Awaited<ReturnType<typeof takePaperImages>>[number]
/** The paper without its kind, its number apart. */
type Split = { content: PaperContent; number: string | null; reading: PaperReading | null; readNumber: string | null }

/** A paper that an app brings. The same `externalNo` again answers the one that is there. */
export async function receivePaper(change: Change, runtime: Runtime, appId: string, asked: Asked): Promise<Answer> {
  const known = await change.db
    .selectFrom('verifications')
    .selectAll()
    .where('app_id', '=', appId)
    .where('external_no', '=', asked.externalNo)
    .executeTakeFirst()
  if (known) return answerOf(known)
  refuseWrongImages(asked)
  const person = await findPerson(change.db, appId, asked)
  const byPerson: Change = { ...change, actor: { kind: asked.from.kind, id: person.id, name: person.name } }
  await lockPapersOf(change.db, person.id)
  await replaceWaiting(byPerson, person, asked)
  const imageIds = asked.images.map(({ imageId }) => imageId)
  const images = await takePaperImages(byPerson, appId, imageIds)
  const paper = await addPaper(byPerson, runtime, { appId, asked, person, images })
  await markCopied(byPerson, paper)
  await recordEvent(byPerson, {
    action: 'verifications.submit',
    subject: 'verifications',
    subjectId: paper.id,
    subjectNo: paper.no,
    to: paper.state,
    openEvent: { appId, externalId: `verification ${asked.externalNo}`, occurredAt: new Date() },
  })
  await openCase(byPerson, {
    ...reviewTermsOf(byPerson, paper),
    purpose: 'first',
    risk: riskOf(paper.hints),
    excludedIds: [],
  })
  if (paper.hints.some(({ check }) => check === 'imageUsedBefore'))
    await notifyJudges(byPerson, paper, 'verification.alike')
  await noteUnread(byPerson, runtime, paper)
  await noteInWindow(byPerson, submittedWindow, paper.city_code)
  return answerOf(paper)
}

/** A paper of the same kind that still waits is not judged any more. */
async function replaceWaiting(change: Change, person: Person, { paper: { kind } }: Asked): Promise<void> {
  for (const waiting of await lockOthers(change.db, { person_id: person.id, kind }, 'pending')) {
    await withdrawCases(change, 'verifications', waiting.id, 'app')
    await paperRecords.move(change, waiting, 'replace', { by: 'app' })
  }
}

type Given = { appId: string; asked: Asked; person: Person; images: readonly Image[] }

async function addPaper(change: Change, runtime: Runtime, given: Given): Promise<PaperRecord> {
  const { appId, asked, person, images } = given
  const { content, number, reading, readNumber } = split(asked)
  const numberHash = number === null ? null : await hashText(runtime, number)
  const subject = {
    kind: asked.paper.kind,
    person_id: person.id,
    person_kind: asked.from.kind,
    number_hash: numberHash,
  }
  const whole =
    reading && readNumber !== null ? { ...reading, fields: { ...reading.fields, number: readNumber } } : reading
  const likenesses = images.map(({ likeness }) => likeness)
  const hints: StoredHint[] = [
    ...(await findHints(change.db, { ...subject, content }, { number, reading: whole })),
    ...(await findUsedImage(change.db, person.id, likenesses)),
  ]
  const paper = await change.db
    .insertInto('verifications')
    .values({
      ...subject,
      app_id: appId,
      external_no: asked.externalNo,
      person_external_id: asked.from.externalId,
      city_code: asked.cityCode,
      content: JSON.stringify(content),
      number_sealed: number === null ? null : await sealText(runtime, number),
      number_masked: number === null ? '' : maskNumber(number),
      reading: reading && JSON.stringify(reading),
      reading_number_sealed: readNumber === null ? null : await sealText(runtime, readNumber),
      hints: JSON.stringify(hints),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await addImages(change, paper, asked, images)
  return paper
}

function split({ paper, reading }: Asked): Split {
  const { number = null, ...content } = PaperContent.parse(paper)
  if (!reading) return { content, number, reading: null, readNumber: null }
  const { number: readNumber = null, ...fields } = reading.fields
  return { content, number, reading: { ...reading, fields }, readNumber: readNumber || null }
}

async function addImages({ db }: Change, { id }: PaperRecord, asked: Asked, images: readonly Image[]): Promise<void> {
  const rows = images.map(({ fileId, imageId, likeness: { fingerprint, small, keypoints } }, place) => ({
    verification_id: id,
    image: asked.images.find(image => image.imageId === imageId)?.image ?? 'page',
    file_id: fileId,
    fingerprint,
    small,
    keypoints,
    place,
  }))
  const added = await db.insertInto('verification_images').values(rows).returning(['id', 'keypoints']).execute()
  for (const image of added) await addKeypoints(db, image)
}

export function answerOf({ no, state, version }: PaperRecord): Answer {
  return { no, state, version }
}
