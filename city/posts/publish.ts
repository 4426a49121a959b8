import type { OpenApi } from '#city/api/open-api.ts'
import type { Role } from '#city/api/webhooks.ts'
import type { Simulation } from '#city/services/simulation.ts'
import type { Random } from '#city/world/random.ts'
import type { PostKind, PostState } from '#contract/reviews/post.ts'
import type { MachineVerdict, PostFault } from '#contract/reviews/post-rules.ts'
import { type Author, type Authors, appOfAuthor, pickAuthor, type Reporter } from './authors.ts'
import { machineVerdictOf } from './machine-verdict.ts'
import { uploadMedia } from './post-media.ts'
import { type PostFlaw, type PostTexts, writeComment, writePost } from './post-texts.ts'

type PostReaction = 'appeal' | 'none'
export type PostOptions = {
  flaw?: PostFlaw
  /** Default: text with pictures. */
  kind?: PostKind
  /** How many pictures a post of the kind `image` has. */
  images?: number
  /** Default: another person each time. */
  author?: Author
  /** Of a comment: the number of the post that it is about. */
  parentNo?: string
  /** Default: what such posts say. */
  text?: string
  /** Null for a post that no machine looked at; default: what a machine says of such a post. */
  machine?: MachineVerdict | null
  /** What the author does when it is rejected or hidden; by default nothing in a quiet city, else one or the other. */
  whenRejected?: PostReaction
}
/** `key` names the random streams of what people decide about it. */
export type Published = {
  key: string
  no: string
  externalNo: string
  author: Author
  flaw: PostFlaw
  isComment: boolean
  state: PostState
  edits: number
  /** City time. */
  publishedAt: number
  whenRejected: PostReaction | undefined
}
export type PostReport = { reporter?: Reporter; reason?: PostFault; text?: string }

export type PostsContext = {
  simulation: Simulation
  apis: Record<Role, OpenApi>
  cityCode: string
  authors: Authors
  /** Posts of this run by their number. */
  published: Map<string, Published>
  /** Authors who are muted, and until when (real time). */
  mutedUntil: Map<string, number>
  /** Authors whose posts fewer people see, and until when (real time). */
  limitedUntil: Map<string, number>
}

const regions = ['河南', '河南', '河南', '河南', '河北', '广东', '上海']
/** Posts that are remembered; older ones get no figures, reports or edits any more. */
const mostRemembered = 400

export async function publish(context: PostsContext, index: string, options: PostOptions): Promise<Published> {
  const { simulation, apis, cityCode, published } = context
  const { flaw = 'none', parentNo, whenRejected } = options
  const key = index.slice(index.indexOf('-') + 1)
  const random = simulation.chanceOf('post', key)
  const author = options.author ?? pickAuthor(context.authors, flaw !== 'none', random)
  const content = await contentOf(context, { ...options, flaw, author, name: key }, random)
  const externalNo = `post-${index}`
  const answer = await apis[appOfAuthor(author)].publishPost({
    externalNo,
    author,
    cityCode,
    ...(parentNo !== undefined && { parentNo }),
    ipRegion: random.pick(regions),
    publishedAt: new Date().toISOString(),
    ...content,
  })
  const { no, state } = answer
  const isComment = parentNo !== undefined
  const publishedAt = simulation.clock.now()
  const post = { key, no, externalNo, author, flaw, isComment, state, edits: 0, publishedAt, whenRejected }
  published.set(no, post)
  const oldest = published.keys().next().value
  if (published.size > mostRemembered && oldest !== undefined) published.delete(oldest)
  simulation.log('postPublished', { no, flaw, kind: content.kind, state, externalNo })
  return post
}

type Content = PostOptions & { flaw: PostFlaw; author: Author; name: string }

async function contentOf(context: PostsContext, { flaw, author, name, ...options }: Content, random: Random) {
  const isComment = options.parentNo !== undefined
  const { kind = isComment ? 'text' : 'image', images } = options
  const written: PostTexts = isComment ? writeComment(flaw, random) : writePost(flaw, random)
  const machine = options.machine === undefined ? usualVerdict(flaw, random) : options.machine
  const api = context.apis[appOfAuthor(author)]
  return {
    kind,
    ...written,
    ...(options.text !== undefined && { text: options.text }),
    mediaIds: await uploadMedia(api, { kind, flaw, name, images }),
    ...(machine && { machine }),
  }
}

/** The machine looks at most of them. */
function usualVerdict(flaw: PostFlaw, random: Random): MachineVerdict | null {
  const verdict = machineVerdictOf(flaw, random)
  return random.chance(0.87) ? verdict : null
}

/** The author changes what the post says. Whatever was decided is judged anew. */
export async function edit(context: PostsContext, post: Published, options: PostOptions): Promise<Published> {
  const { simulation, apis } = context
  const flaw = options.flaw ?? post.flaw
  const which = String(++post.edits)
  const random = simulation.chanceOf('postEdit', post.key, which)
  const name = `${post.key}/edit-${which}`
  const { kind = 'text' } = options
  const content = await contentOf(context, { ...options, kind, flaw, author: post.author, name }, random)
  const event = eventOf(`edit${which}`, post)
  const { state } = await apis[appOfAuthor(post.author)].editPost(post.no, { ...event, ...content })
  Object.assign(post, { state, flaw })
  simulation.log('postEdited', { no: post.no, flaw, state })
  return post
}

export async function remove({ simulation, apis }: PostsContext, post: Published): Promise<void> {
  const { state } = await apis[appOfAuthor(post.author)].deletePost(post.no, eventOf('delete', post))
  post.state = state
  simulation.log('postDeleted', { no: post.no })
}

export async function report(context: PostsContext, no: string, by: Reporter, details: PostReport): Promise<void> {
  const { simulation, apis } = context
  const { reason = 'other', text = '' } = details
  const eventId = `report-${no}-${by.externalId}`
  await apis[appOfAuthor(by)].reportPost(no, { eventId, reporter: by, reason, text })
  simulation.log('postReported', { no, reason })
}

export function eventOf(what: string, { no, author }: Published): { eventId: string; externalId: string } {
  return { eventId: `${what}-${no}`, externalId: author.externalId }
}
