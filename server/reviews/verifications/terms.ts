import type { Change } from '#server/kit/change.ts'
import type { PaperRecord } from './table.ts'

/** What a case knows of its paper. */
export function reviewTermsOf({ setting }: Pick<Change, 'setting'>, { id, no, city_code }: PaperRecord) {
  const dueInSeconds = setting('reviews.due').verifications
  return { subject: 'verifications', subjectId: id, subjectNo: no, cityCode: city_code, dueInSeconds } as const
}
