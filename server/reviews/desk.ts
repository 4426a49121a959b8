import { sql } from 'kysely'
import type { z } from 'zod'
import type { Target } from '#contract/base/values.ts'
import type { CaseTarget, ReviewClaim, ReviewSubject, Verdict } from '#contract/reviews/review.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { refuseOwnInterest } from '#server/people/index.ts'
import { claimCases, releaseCases } from './claim.ts'
import { decide, undoDecision } from './decide.ts'
import { lockForMove } from './lock.ts'

/** Whose record it is. */
const personColumns = { verifications: 'person_id', applications: 'person_id', posts: 'author_id' } as const

/** Nobody judges papers, posts or applications of themselves. */
async function refuseOwnRecord({ db, caller }: CommandContext, subject: ReviewSubject, id: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`select ${sql.ref(personColumns[subject])} as id
    from ${sql.table(subject)} where id = ${id}`.execute(db)
  await refuseOwnInterest(db, caller.userId, rows[0]?.id ?? null)
}

type Judgement = z.output<typeof CaseTarget> & { codes?: readonly string[]; note?: string; reason?: string | undefined }

/**
 * What every desk does with the cases of one subject. `detailOf` reads a record for its answer; `refuseVerdict` refuses what may
 * not be decided now, when the case is locked.
 */
export function deskOf<Detail>(
  subject: ReviewSubject,
  detailOf: (context: CommandContext, id: number) => Promise<Detail>,
  refuseVerdict: (context: CommandContext, asked: Judgement, verdict: Verdict) => Promise<void> = async () => {},
) {
  const freshIn = (context: CommandContext) => (id: number) => detailOf(context, id)
  return {
    async claim(context: CommandContext, asked: z.output<typeof ReviewClaim>): Promise<{ ids: number[] }> {
      return { ids: await claimCases(context, subject, { ...asked, fresh: freshIn(context) }) }
    },
    async release(context: CommandContext, { id }: { id?: number | undefined }): Promise<Record<string, never>> {
      await releaseCases(context, subject, { id, fresh: freshIn(context) })
      return {}
    },
    async judge(context: CommandContext, verdict: Verdict, asked: Judgement): Promise<Detail> {
      const { id, version, seconds, codes = [], note = '', reason } = asked
      const review = await lockForMove(context, subject, { id, version, move: verdict, fresh: freshIn(context) })
      await refuseVerdict(context, asked, verdict)
      await refuseOwnRecord(context, subject, id)
      await decide(context, review, verdict, { seconds, codes, note, reason })
      return detailOf(context, id)
    },
    async undo(context: CommandContext, target: Target): Promise<Detail> {
      const review = await lockForMove(context, subject, { ...target, move: 'undo', fresh: freshIn(context) })
      await undoDecision(context, review)
      return detailOf(context, target.id)
    },
  }
}
