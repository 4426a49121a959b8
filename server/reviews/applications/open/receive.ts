import type { z } from 'zod'
import type { OpenApplication, OpenApplicationAnswer } from '#contract/open/open-applications.ts'
import { noteInWindow } from '#server/desk/notifications/index.ts'
import type { Change } from '#server/kit/change.ts'
import { recordEvent } from '#server/kit/events.ts'
import { findOrAddCustomer, refuseStaffName, shownName } from '#server/people/index.ts'
import { openCase } from '#server/reviews/index.ts'
import { lockPapersOf } from '#server/reviews/verifications/index.ts'
import { submittedWindow, watchDeadline } from '../notifications.ts'
import { riskNow } from '../risk.ts'
import type { ApplicationRecord } from '../table.ts'
import { reviewTermsOf } from '../terms.ts'
import { refuseAgain } from './gate.ts'

type Asked = z.output<typeof OpenApplication>
export type Answer = z.output<typeof OpenApplicationAnswer>

/** An application that an app brings. The same `externalNo` again answers the one that is there. */
export async function receiveApplication(change: Change, appId: string, asked: Asked): Promise<Answer> {
  const known = await change.db
    .selectFrom('applications')
    .selectAll()
    .where('app_id', '=', appId)
    .where('external_no', '=', asked.externalNo)
    .executeTakeFirst()
  if (known) return answerOf(known)
  const { applicant, cityCode } = asked
  refuseStaffName(applicant.name)
  const { externalId, name, phone } = applicant
  const person = await findOrAddCustomer(change.db, { appId, externalId }, { name, phone, cityCode })
  await lockPapersOf(change.db, person.id)
  await refuseAgain(change.db, { personId: person.id, kind: asked.content.kind, phone })
  const byPerson: Change = { ...change, actor: { kind: 'customer', id: person.id, name: shownName(name) } }
  const application = await addApplication(byPerson, appId, person.id, asked)
  await recordEvent(byPerson, {
    action: 'applications.submit',
    subject: 'applications',
    subjectId: application.id,
    subjectNo: application.no,
    to: application.state,
    openEvent: { appId, externalId: `application ${asked.externalNo}`, occurredAt: new Date() },
  })
  await openCase(byPerson, {
    ...reviewTermsOf(change, application),
    purpose: 'first',
    risk: await riskNow(change.db, application),
    excludedIds: [],
  })
  await watchDeadline(byPerson, application)
  await noteInWindow(byPerson, submittedWindow, cityCode)
  return answerOf(application)
}

function addApplication(change: Change, appId: string, personId: number, asked: Asked): Promise<ApplicationRecord> {
  const { externalNo, applicant, cityCode, content, agreement, invitedBy } = asked
  return change.db
    .insertInto('applications')
    .values({
      app_id: appId,
      external_no: externalNo,
      person_id: personId,
      person_external_id: applicant.externalId,
      kind: content.kind,
      name: shownName(applicant.name),
      phone: applicant.phone,
      city_code: cityCode,
      content: JSON.stringify(content),
      agreement,
      invited_by: invitedBy,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function answerOf({ no, state, version }: ApplicationRecord): Answer {
  return { no, state, version }
}
