import type { PostRow, PostStaffMove } from '#contract/reviews/post.ts'

export type PostAction = 'judge' | PostStaffMove

/** What this reader may do with a post, as the server says. */
export function actionsOf(row: PostRow): readonly PostAction[] {
  const moves = row.case?.allowed ?? []
  const canJudge = moves.includes('claim') || moves.includes('reject')
  return [...(canJudge ? ['judge' as const] : []), ...row.allowed]
}

/** Whether it can be among those that one press approves. */
export function canApprove({ case: own }: PostRow): boolean {
  return own !== null && (own.allowed.includes('approve') || own.allowed.includes('claim'))
}
