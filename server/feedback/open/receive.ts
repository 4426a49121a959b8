import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { OpenFeedback, OpenFeedbackAnswer } from '#contract/open/open-feedback.ts'
import { takeUploads } from '#server/desk/files/index.ts'
import { noteInWindow } from '#server/desk/notifications/index.ts'
import type { Change } from '#server/kit/change.ts'
import { recordEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import { fieldReason } from '#server/open/openFields/index.ts'
import { complaintIn } from '../engine/complaint-words.ts'
import { arrivalWindow } from '../engine/notifications.ts'
import { feedbackRecords } from '../engine/records.ts'
import { countQueue } from '../figures/count.ts'
import { wordsOf } from '../figures/words-of.ts'
import { noteTrouble } from '../incidents/note.ts'
import { findTrouble } from '../incidents/trouble.ts'
import type { FeedbackRecord } from '../table.ts'
import { actorOf, findPerson } from './person.ts'

type Asked = z.output<typeof OpenFeedback>
type Answer = z.output<typeof OpenFeedbackAnswer>

/** Feedback that an app brings. The same `externalNo` again answers the one that is there. */
export async function receiveFeedback(change: Change, appId: string, asked: Asked): Promise<Answer> {
  const known = await change.db
    .selectFrom('feedback')
    .selectAll()
    .where('app_id', '=', appId)
    .where('external_no', '=', asked.externalNo)
    .executeTakeFirst()
  if (known) return answerOf(known)
  const images = await takeImages(change, appId, asked.imageIds)
  const row = await addFeedback(change, { appId, asked, images })
  const byPerson: Change = { ...change, actor: actorOf(row) }
  await recordEvent(byPerson, {
    action: 'feedback.submit',
    subject: 'feedback',
    subjectId: row.id,
    subjectNo: row.no,
    to: row.state,
    aboutId: row.person_id,
    openEvent: { appId, externalId: `feedback ${asked.externalNo}`, occurredAt: new Date() },
  })
  await noteTrouble(byPerson, row)
  await change.later(countQueue, { id: row.id })
  await noteInWindow(byPerson, arrivalWindow, row.city_code)
  feedbackRecords.nudge(change, row)
  return answerOf(row)
}

/** The files of images that the app uploaded for it. */
async function takeImages(change: Change, appId: string, names: readonly string[]): Promise<number[]> {
  const isFree = sql<SqlBool>`not exists (select from feedback_images where file_id = files.id)`
  const taken = await takeUploads(change, { module: 'feedback', wanted: { appId, names }, isFree })
  if (taken) return taken.map(({ id }) => id)
  return refuse('badInput', {
    fields: {
      imageIds: fieldReason('uploadedOnce'),
    },
  })
}

type Given = { appId: string; asked: Asked; images: readonly number[] }

async function addFeedback(change: Change, { appId, asked, images }: Given): Promise<FeedbackRecord> {
  const { person, content } = asked
  const { personId, merchantId, name } = await findPerson(change.db, appId, asked)
  const complaint = complaintIn(content)
  const row = await change.db
    .insertInto('feedback')
    .values({
      app_id: appId,
      external_no: asked.externalNo,
      person_kind: person.kind,
      person_external_id: person.externalId,
      person_name: name,
      person_id: personId,
      merchant_id: merchantId,
      city_code: asked.cityCode,
      type: asked.type,
      content,
      page: asked.page,
      app_version: asked.appVersion,
      device: asked.device,
      system: asked.system,
      system_version: asked.systemVersion,
      language: asked.language,
      contact: asked.contact,
      words: wordsOf(content),
      trouble: await findTrouble(change.db, content),
      complaint_words: complaint.words,
      order_no: complaint.orderNo,
      images: images.length,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (images.length > 0) {
    const rows = images.map((fileId, place) => ({ feedback_id: row.id, file_id: fileId, place }))
    await change.db.insertInto('feedback_images').values(rows).execute()
  }
  return row
}

/** How it stands, for the app that sent it. */
export async function readFeedback({ db }: Pick<Change, 'db'>, appId: string, no: string): Promise<Answer> {
  return answerOf(await findOwn(db, appId, no))
}

export async function findOwn(db: Change['db'], appId: string, no: string): Promise<FeedbackRecord> {
  const row = await db
    .selectFrom('feedback')
    .selectAll()
    .where('no', '=', no)
    .where('app_id', '=', appId)
    .executeTakeFirst()
  return row ?? refuse('notFound')
}

export function answerOf({ no, external_no, state, version }: FeedbackRecord): Answer {
  return { no, externalNo: external_no, state, version }
}
