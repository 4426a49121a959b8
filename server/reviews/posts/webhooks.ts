import { dayMs } from '#contract/base/durations.ts'
import type { PostWebhookBody } from '#contract/open/open-posts.ts'
import type { PostMove } from '#contract/reviews/post.ts'
import { type PunishStep, postLimits } from '#contract/reviews/post-rules.ts'
import type { Change } from '#server/kit/change.ts'
import { enqueueWebhook } from '#server/open/webhooks/index.ts'
import { postAppWords } from '#words/reviews/posts.ts'
import type { PostRecord } from './table.ts'

const appealMs = postLimits.appealDays * dayMs

/**
 * Until when the author may ask for another judgement; null where they did, or where nobody judged yet. Codes say that
 * somebody decided: a post that reports or a machine hid has none.
 */
export function appealUntil({ state, state_at, appealed_at, codes }: PostRecord): number | null {
  const isDecided = state === 'rejected' || (state === 'hidden' && codes.length > 0)
  return isDecided && appealed_at === null ? state_at + appealMs : null
}

/** Moves of which the author is notified; an edit, a deletion and an appeal are their own. */
const types: Partial<Record<PostMove, Exclude<PostWebhookBody['type'], 'post.punished'>>> = {
  approve: 'post.approved',
  reject: 'post.rejected',
  hide: 'post.hidden',
  restore: 'post.restored',
  reopen: 'post.pending',
}

/** A webhook to the app that sent the post, for moves of which its author is notified. */
export async function enqueuePostWebhook(
  change: Change,
  post: PostRecord,
  { move, reason }: { move: PostMove; reason: string | null },
): Promise<void> {
  const type = types[move]
  if (!type) return
  const until = appealUntil(post)
  const data = {
    no: post.no,
    externalNo: post.external_no,
    to: toAuthor(post),
    state: post.state,
    version: post.version,
    codes: move === 'reject' || move === 'hide' ? post.codes : [],
    appealBy: until === null ? null : new Date(until).toISOString(),
  }
  const isReported = type === 'post.hidden' && post.codes.length === 0
  const values = postValues(post, type === 'post.restored' ? reason : null)
  const message = { key: isReported ? 'post.reported' : type, to: recipientOf(post), values } as const
  await enqueueWebhook(change, post.app_id, type, data, message)
}

/** The values of a message to the author. `reason` is why it is shown again. */
export function postValues(post: PostRecord, reason: string | null) {
  const faults = [...post.codes.map(code => postAppWords.faults[code]), post.state === 'rejected' ? post.note : '']
  return {
    no: post.no,
    record: post.parent_id === null ? postAppWords.post : postAppWords.comment,
    reason: reason ?? faults,
    until: appealUntil(post),
  }
}

type Punished = { step: PunishStep; until: Date | null; reason: string }

export async function enqueuePunished(
  change: Change,
  post: PostRecord,
  { step, until, reason }: Punished,
): Promise<void> {
  const data = { to: toAuthor(post), step, until: until?.toISOString() ?? null, postNo: post.no }
  const values = punishmentValues(post, { step, until: until?.getTime() ?? null, reason })
  const message = { key: 'post.punished', to: recipientOf(post), values } as const
  await enqueueWebhook(change, post.app_id, 'post.punished', data, message)
}

function toAuthor({ author_kind, author_external_id }: PostRecord) {
  return { kind: author_kind, externalId: author_external_id }
}

type Measure = { step: PunishStep; until: number | null; reason: string }

/** The values of a message about a measure. */
export function punishmentValues({ no }: PostRecord, { step, until, reason }: Measure) {
  return { no, step: postAppWords.steps[step], until, reason }
}

function recipientOf(post: PostRecord) {
  return { appId: post.app_id, ...toAuthor(post) }
}
