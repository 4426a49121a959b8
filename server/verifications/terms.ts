import type { PaperRecord } from './table.ts'

/** People should know after half an hour. */
const dueInSeconds = 1800

/** What a case knows of its paper. */
export function reviewTermsOf({ id, no, city_code }: PaperRecord) {
  return { subject: 'verifications', subjectId: id, subjectNo: no, cityCode: city_code, dueInSeconds } as const
}
