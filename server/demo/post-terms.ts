import type { Transaction } from 'kysely'
import type { PostFault } from '#contract/reviews/post-rules.ts'
import type { TermLevel } from '#contract/reviews/post-terms.ts'
import type { Tables } from '#server/kit/database.ts'
import { foldedText } from '#server/reviews/postTerms/index.ts'

type Term = readonly [term: string, level: TermLevel, label: PostFault, isBySound?: true]

const terms: readonly Term[] = [
  ['微信', 'review', 'contacts', true],
  ['扣扣', 'review', 'contacts', true],
  ['加我', 'mark', 'contacts'],
  ['刷单', 'block', 'fraud', true],
  ['充话费五折', 'block', 'fraud'],
  ['验证码', 'review', 'fraud'],
  ['稳赚不赔', 'review', 'fraud'],
  ['兼职', 'mark', 'advertising'],
  ['代理招募', 'review', 'advertising'],
  ['代练', 'review', 'cheating', true],
  ['外挂', 'block', 'cheating', true],
  ['代办健康证', 'block', 'crime'],
  ['大尺度', 'block', 'pornography'],
  ['线下见面', 'review', 'offlineMeeting'],
  ['垃圾', 'mark', 'abuse'],
  ['废物', 'review', 'abuse'],
]

/** The word lists of a platform that has been open for a while. */
export async function addPostTerms(db: Transaction<Tables>): Promise<void> {
  await db
    .insertInto('post_terms')
    .values(
      terms.map(([term, level, label, isBySound = false]) => ({
        term,
        level,
        label,
        is_by_sound: isBySound,
        compared: foldedText(term),
      })),
    )
    .execute()
}
