import { type Role, roles } from '#city/api/webhooks.ts'
import { hourMs } from '#contract/base/durations.ts'
import { appOfAuthor } from './authors.ts'
import { type Figures, figuresOf } from './figures.ts'
import type { PostsContext, Published } from './publish.ts'

const everySeconds = 600
/** As many as one request may have. */
const most = 200

/** Tells how many people saw the posts that are shown, as often as it changes, at most once a second of real time. */
export async function keepCounting(context: PostsContext): Promise<void> {
  const { simulation } = context
  const sent = new Map<string, number>()
  for (;;) {
    await simulation.clock.sleep(Math.max(everySeconds, simulation.clock.speed))
    for (const role of roles) {
      await sendChanged(context, role, sent).catch(error => simulation.runUntilRefused(Promise.reject(error)))
    }
  }
}

async function sendChanged(context: PostsContext, role: Role, sent: Map<string, number>): Promise<void> {
  const shown = [...context.published.values()].filter(
    ({ author, state }) => state === 'approved' && appOfAuthor(author) === role,
  )
  const counted = shown.map(post => ({ no: post.no, ...figuresNow(context, post) }))
  const changed = counted.filter(({ no, exposure }) => exposure > (sent.get(no) ?? 0)).slice(0, most)
  if (changed.length === 0) return
  await context.apis[role].sendPostFigures({ posts: changed })
  for (const { no, exposure } of changed) sent.set(no, exposure)
}

function figuresNow({ simulation, limitedUntil }: PostsContext, { key, author, publishedAt }: Published): Figures {
  const isLimited = (limitedUntil.get(author.externalId) ?? 0) > Date.now()
  return figuresOf(key, (simulation.clock.now() - publishedAt) / hourMs, isLimited)
}
