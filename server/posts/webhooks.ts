import type { PostWebhookBody } from '#contract/open/open-posts.ts'
import type { PostMove } from '#contract/reviews/post.ts'
import { type PostFault, type PunishStep, postLimits } from '#contract/reviews/post-rules.ts'
import type { Change } from '#server/kit/change.ts'
import { fill } from '#server/kit/refusal.ts'
import { enqueueWebhook } from '#server/webhooks/index.ts'
import { postAppWords } from '#words/reviews/post-app.ts'
import { inLanguage } from '#words/words.ts'
import type { PostRecord } from './table.ts'

const appealMs = postLimits.appealDays * 86_400_000

/**
 * Until when the author may ask for another judgement; null where they did, or where nobody judged yet. Codes say that
 * somebody decided: a post that reports or a machine hid has none.
 */
export function appealUntil({ state, state_at, appealed_at, codes }: PostRecord): number | null {
  const isDecided = state === 'rejected' || (state === 'hidden' && codes.length > 0)
  return isDecided && appealed_at === null ? state_at + appealMs : null
}

/** What the author hears of; an edit, a deletion and an appeal are their own. */
const types: Partial<Record<PostMove, Exclude<PostWebhookBody['type'], 'post.punished'>>> = {
  approve: 'post.approved',
  reject: 'post.rejected',
  hide: 'post.hidden',
  restore: 'post.restored',
  reopen: 'post.pending',
}
const words = inLanguage(postAppWords, 'zh')

/** A webhook to the app that sent the post, for moves that its author hears of. */
export async function enqueuePostWebhook(
  change: Change,
  post: PostRecord,
  { move, reason }: { move: PostMove; reason: string | null },
): Promise<void> {
  const type = types[move]
  if (!type) return
  const until = appealUntil(post)
  await enqueueWebhook(change, post.app_id, type, {
    no: post.no,
    externalNo: post.external_no,
    to: toAuthor(post),
    state: post.state,
    version: post.version,
    codes: move === 'reject' || move === 'hide' ? post.codes : [],
    text: textOf(post, type, reason),
    appealBy: until === null ? null : new Date(until).toISOString(),
  })
}

function textOf(post: PostRecord, type: PostWebhookBody['type'], reason: string | null): string {
  const record = post.parent_id === null ? words.post : words.comment
  switch (type) {
    case 'post.approved':
      return fill(words.approved, { record })
    case 'post.rejected':
      return fill(words.rejected, { record, reasons: reasonsOf(post.codes, post.note) })
    case 'post.hidden':
      return post.codes.length > 0
        ? fill(words.hidden, { record, reasons: reasonsOf(post.codes, '') })
        : fill(words.reported, { record })
    case 'post.restored':
      return fill(words.restored, { record, reason: reason ?? '' })
    default:
      return fill(words.pending, { record })
  }
}

function reasonsOf(codes: readonly PostFault[], note: string): string {
  return [...codes.map(code => words.faults[code]), ...(note ? [note] : [])].join('；')
}

type Punished = { step: PunishStep; until: Date | null; reason: string }

export async function enqueuePunished(
  change: Change,
  post: PostRecord,
  { step, until, reason }: Punished,
): Promise<void> {
  await enqueueWebhook(change, post.app_id, 'post.punished', {
    to: toAuthor(post),
    step,
    until: until?.toISOString() ?? null,
    text: fill(words.punished, { step: words.steps[step], reason }),
    postNo: post.no,
  })
}

function toAuthor({ author_kind, author_external_id }: PostRecord) {
  return { kind: author_kind, externalId: author_external_id }
}
