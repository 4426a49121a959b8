import { randomUUID } from 'node:crypto'
import type { PostDetail, PostKind } from '#contract/reviews/post.ts'
import type { MachineVerdict } from '#contract/reviews/post-rules.ts'
import { posts } from '#contract/reviews/posts.ts'
import { homeCity } from '../open/fixtures.ts'
import type { Desk } from '../orders/desk.ts'
import type { TestServer } from '../process/server.ts'
import { stateAfterDecision } from './cases.ts'

export type Author = { kind: 'customer' | 'rider' | 'chauffeur' | 'companion'; externalId: string; name: string }
export type Published = { id: number; no: string; author: Author; state: string; body: Record<string, unknown> }
type Answer = { status: number; body: Record<string, unknown> }

let numbered = 0

export function newAuthor(kind: Author['kind'] = 'customer'): Author {
  numbered += 1
  return { kind, externalId: `P-${randomUUID().slice(0, 12)}`, name: `发布者${numbered}` }
}

/** What the app's machine says of a post. */
export function machineSays(suggests: MachineVerdict['suggests'], more: Partial<MachineVerdict> = {}): MachineVerdict {
  return { by: 'street-guard', suggests, label: null, score: 80, ...more }
}

export async function callPosts(
  server: TestServer,
  path: string,
  body: object,
  by: Author['kind'] = 'customer',
): Promise<Answer> {
  const response = await server.fixtures.post(by === 'customer' ? 'customer' : 'rider', `/open/v1/posts${path}`, body)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

/** Uploads a medium; its id. */
export async function uploadMedium(server: TestServer, medium: object, by?: Author['kind']): Promise<string> {
  const { status, body } = await callPosts(server, '/media', medium, by)
  if (status !== 200) throw new Error(`The medium was refused: ${JSON.stringify(body)}`)
  return String(body.mediaId)
}

type Options = {
  author?: Author
  kind?: PostKind
  text?: string
  mediaIds?: string[]
  topics?: string[]
  place?: string
  machine?: MachineVerdict
  cityCode?: string
  parentNo?: string
  externalNo?: string
}

/** What the app would send for a post. */
export function writePost(options: Options = {}) {
  numbered += 1
  return {
    externalNo: randomUUID(),
    author: newAuthor(),
    cityCode: homeCity,
    kind: 'text' as const,
    text: `今天的烩面真好吃，第 ${numbered} 次来`,
    ipRegion: '河南',
    publishedAt: new Date().toISOString(),
    ...options,
  }
}

/** Somebody publishes in their app. */
export async function publish(server: TestServer, options: Options = {}): Promise<Published> {
  const written = writePost(options)
  const { status, body } = await callPosts(server, '', written, written.author.kind)
  if (status !== 200) throw new Error(`The post was refused: ${JSON.stringify(body)}`)
  const no = String(body.no)
  const { id } = await server.db.selectFrom('posts').select('id').where('no', '=', no).executeTakeFirstOrThrow()
  return { id, no, author: written.author, state: String(body.state), body }
}

type Of = Pick<Published, 'no' | 'author'>

export function edit(server: TestServer, { no, author }: Of, options: Options = {}): Promise<Answer> {
  const { kind = 'text', text = '改了一下', ...more } = options
  const body = { eventId: randomUUID(), externalId: author.externalId, kind, text, ...more }
  return callPosts(server, `/${no}/edit`, body, author.kind)
}

export function deleteByAuthor(server: TestServer, { no, author }: Of): Promise<Answer> {
  return callPosts(server, `/${no}/delete`, { eventId: randomUUID(), externalId: author.externalId }, author.kind)
}

export function appeal(server: TestServer, { no, author }: Of, more: object = {}): Promise<Answer> {
  const body = { eventId: randomUUID(), externalId: author.externalId, text: '只是普通分享，请复核', ...more }
  return callPosts(server, `/${no}/appeal`, body, author.kind)
}

type Report = { reporter?: Pick<Author, 'kind' | 'externalId'>; reason?: string; text?: string }

export function report(server: TestServer, { no }: Pick<Published, 'no'>, options: Report = {}): Promise<Answer> {
  const { reporter = newAuthor(), reason = 'abuse', text = '' } = options
  const { kind, externalId } = reporter
  return callPosts(server, `/${no}/reports`, { eventId: randomUUID(), reporter: { kind, externalId }, reason, text })
}

/** Decides a post that this person claims first; the decision waits for its ten seconds. */
export async function judge(
  desk: Desk,
  id: number,
  verdict: 'approve' | 'reject',
  { codes = ['advertising'], note = '' }: { codes?: string[]; note?: string } = {},
): Promise<PostDetail> {
  await desk.call(posts.claim, { id, most: 1 })
  const target = { ...(await caseTarget(desk, id)), seconds: 9 }
  if (verdict === 'approve') return desk.call(posts.approve, target)
  return desk.call(posts.reject, { ...target, codes, note })
}

/** A post with the version of its case. */
export async function caseTarget(desk: Desk, id: number): Promise<{ id: number; version: number }> {
  const { case: review } = await desk.call(posts.get, { id })
  return { id, version: review?.version ?? 0 }
}

/** Lets decisions take effect; the state of the post then. */
export const settled = (server: TestServer, id: number) => stateAfterDecision(server, 'posts', id)

/** Publishes, judges and lets the decision take effect. */
export async function judged(
  server: TestServer,
  desk: Desk,
  verdict: 'approve' | 'reject',
  options: Options & { codes?: string[]; note?: string } = {},
): Promise<Published> {
  const { codes, note, ...written } = options
  const published = await publish(server, written)
  await judge(desk, published.id, verdict, { ...(codes && { codes }), ...(note !== undefined && { note }) })
  return { ...published, state: await settled(server, published.id) }
}
