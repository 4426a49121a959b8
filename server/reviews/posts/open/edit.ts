import type { z } from 'zod'
import type { OpenPostAnswer, OpenPostEdit } from '#contract/open/open-posts.ts'
import type { Change } from '#server/kit/change.ts'
import { refuse } from '#server/kit/refusal.ts'
import { openCase, withdrawCases } from '#server/reviews/index.ts'
import { noteFinds } from '#server/reviews/postTerms/index.ts'
import { postRecords } from '../records.ts'
import type { PostRecord } from '../table.ts'
import { reviewTermsOf } from '../terms.ts'
import { refuseMuted } from './author.ts'
import { addMedia, columnsOf, takeContent } from './content.ts'
import { byAuthor, type Sent } from './find.ts'

type Asked = z.output<typeof OpenPostEdit>

/** New content by its author: whatever was decided, it is out of sight until somebody judged it anew. */
export function editPost(change: Change, sent: Sent, asked: Asked): Promise<z.output<typeof OpenPostAnswer>> {
  return byAuthor(change, { ...sent, ...asked }, async (byThem, id, openEvent) => {
    await withdrawCases(byThem, 'posts', id, 'app')
    const post = await postRecords.lock(byThem.db, id)
    if (post.state === 'deleted') refuse('reviewNotInThisState')
    await refuseMuted(byThem.db, post.author_id)
    const content = await takeContent(byThem, sent.appId, asked, id)
    await keepEarlier(byThem, post)
    await byThem.db.deleteFrom('post_media').where('post_id', '=', id).execute()
    await addMedia(byThem, id, content.media)
    const set = columnsOf(asked, content.hits)
    const edited = await postRecords.move(byThem, post, 'edit', { by: 'app', set, event: { openEvent } })
    const terms = await reviewTermsOf(byThem.db, edited)
    await openCase(byThem, { ...terms, purpose: 'first', cause: 'edited', excludedIds: [] })
    await noteFinds(byThem, content.termIds)
    return edited
  })
}

async function keepEarlier({ db }: Change, { id, content }: PostRecord): Promise<void> {
  await db.insertInto('post_revisions').values({ post_id: id, content }).execute()
}
