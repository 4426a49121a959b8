import type { PostWebhookBody } from '#contract/open/open-posts.ts'
import { appOfAuthor } from './authors.ts'
import { eventOf, type PostsContext, type Published } from './publish.ts'

type Punished = Extract<PostWebhookBody, { type: 'post.punished' }>['data']
type Judged = Exclude<PostWebhookBody, { type: 'post.punished' }>

const appeals = [
  '这是我自己拍的照片，没有打广告',
  '我只是分享吃饭的体验，请再看一次',
  '没有骂人，是和朋友开玩笑',
  '里面没有联系方式，请复核',
]

export function react(context: PostsContext, webhook: PostWebhookBody): void {
  const { simulation } = context
  const change = webhook.type.slice('post.'.length)
  if (webhook.type === 'post.punished') {
    simulation.log('postWebhook', { no: webhook.data.postNo, change, step: webhook.data.step })
    applyPunishment(context, webhook.data)
    return
  }
  simulation.log('postWebhook', { no: webhook.data.no, change, codes: webhook.data.codes })
  const post = context.published.get(webhook.data.no)
  if (!post) return
  post.state = webhook.data.state
  simulation.runUntilRefused(considerAppeal(context, post, webhook))
}

/** Who is muted publishes nothing meanwhile; posts of who is limited are seen by fewer people. */
function applyPunishment({ mutedUntil, limitedUntil }: PostsContext, { to, step, until }: Punished): void {
  const end = until === null ? Number.POSITIVE_INFINITY : Date.parse(until)
  if (step === 'limit') limitedUntil.set(to.externalId, end)
  else if (step !== 'warn') mutedUntil.set(to.externalId, end)
}

/** Most who published something good appeal, and a few of the others. */
async function considerAppeal(context: PostsContext, post: Published, { type, data }: Judged): Promise<void> {
  if ((type !== 'post.rejected' && type !== 'post.hidden') || data.appealBy === null) return
  const { simulation, apis } = context
  const random = simulation.chanceOf('postAppeal', post.key)
  const isUsual = !simulation.isCooperative && random.chance(post.flaw === 'none' ? 0.75 : 0.2)
  const reaction = post.whenRejected ?? (isUsual ? 'appeal' : 'none')
  if (reaction === 'none') return
  await simulation.clock.sleep(random.between(2, 60) * 60)
  if (post.state !== 'rejected' && post.state !== 'hidden') return
  await apis[appOfAuthor(post.author)].appealPost(post.no, { ...eventOf('appeal', post), text: random.pick(appeals) })
  simulation.log('postAppealed', { no: post.no })
}
