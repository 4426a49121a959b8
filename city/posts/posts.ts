import type { OpenApi } from '#city/api/open-api.ts'
import type { Role } from '#city/api/webhooks.ts'
import type { Population } from '#city/people/population.ts'
import type { Simulation } from '#city/services/simulation.ts'
import { hourOf } from '#city/world/clock.ts'
import type { Random } from '#city/world/random.ts'
import type { PostWebhookBody } from '#contract/open/open-posts.ts'
import { authorsOf, falseReportersOf, pickAuthor, reportersOf } from './authors.ts'
import { keepCounting } from './keep-counting.ts'
import { kindOf } from './post-media.ts'
import { type PostFlaw, postFlaws } from './post-texts.ts'
import {
  edit,
  type PostOptions,
  type PostReport,
  type PostsContext,
  type Published,
  publish,
  remove,
  report,
} from './publish.ts'
import { react } from './react.ts'

export type Posts = {
  publish(options?: PostOptions): Promise<{ no: string; externalNo: string; state: string }>
  /** By another customer each time. */
  report(no: string, details?: PostReport): Promise<void>
  edit(no: string, options?: PostOptions): Promise<void>
  remove(no: string): Promise<void>
  /** What is there at the start, and more from time to time. */
  keepPublishing(): Promise<void>
  keepCounting(): Promise<void>
  receive(webhook: PostWebhookBody): void
}

const atStart = 30
const secondsBetween = 900
const flaws = postFlaws.filter((flaw): flaw is Exclude<PostFlaw, 'none'> => flaw !== 'none')
const falseReports = ['看着就烦', '不喜欢这种内容', '']
const complaints = ['又是广告', '私信骚扰了我', '骂人', '']

/** People who publish posts and comments, report those of others, change and delete their own, and appeal. */
export function createPosts(
  simulation: Simulation,
  { population, apis, cityCode }: { population: Population; apis: Record<Role, OpenApi>; cityCode: string },
): Posts {
  const context: PostsContext = {
    simulation,
    apis,
    cityCode,
    authors: authorsOf(population),
    published: new Map(),
    mutedUntil: new Map(),
    limitedUntil: new Map(),
  }
  const run = Date.now().toString(36)
  let count = 0
  let reports = 0
  const known = (no: string) => {
    const post = context.published.get(no)
    if (!post) throw new Error(`Nobody in this city published ${no}.`)
    return post
  }
  return {
    publish: (options = {}) => publish(context, `${run}-${count++}`, options),
    async report(no, details = {}) {
      const { customer } = context.authors
      const { kind, externalId } = customer[customer.length - 1 - (reports++ % customer.length)] ?? known(no).author
      await report(context, no, details.reporter ?? { kind, externalId }, details)
    },
    async edit(no, options = {}) {
      await edit(context, known(no), options)
    },
    remove: no => remove(context, known(no)),
    async keepPublishing() {
      for (let index = 0; ; index++) {
        const random = simulation.chanceOf('posts', String(index))
        if (index >= atStart) await simulation.clock.sleep(random.exponential(1 / secondsBetween))
        if (index >= atStart && isNight(context) && random.chance(0.75)) continue
        await publishNext(context, `${run}-${count++}`, random).catch(error => {
          simulation.runUntilRefused(Promise.reject(error))
        })
      }
    },
    keepCounting: () => keepCounting(context),
    receive: webhook => react(context, webhook),
  }
}

/** A post or a comment, and what follows it. */
async function publishNext(context: PostsContext, index: string, random: Random): Promise<void> {
  const flaw = random.chance(0.7) ? 'none' : random.pick(flaws)
  const shown = [...context.published.values()].filter(({ state, isComment }) => state === 'approved' && !isComment)
  const parent = shown.length > 0 && random.chance(0.4) ? random.pick(shown.slice(-15)) : undefined
  const author = pickAuthor(context.authors, flaw !== 'none', random)
  if ((context.mutedUntil.get(author.externalId) ?? 0) > Date.now()) return
  const kind = parent ? 'text' : kindOf(random)
  const post = await publish(context, index, { flaw, kind, author, ...(parent && { parentNo: parent.no }) })
  const { simulation } = context
  simulation.runUntilRefused(considerReports(context, post))
  simulation.runUntilRefused(considerChange(context, post))
}

/** Honest people report most bad posts that they see; the same few report good ones, all of them together. */
async function considerReports(context: PostsContext, post: Published): Promise<void> {
  const { simulation, authors } = context
  const random = simulation.chanceOf('postReports', post.key)
  const isBad = post.flaw !== 'none'
  if (!random.chance(isBad ? 0.6 : 0.05)) return
  const reporters = isBad ? reportersOf(authors, post.author, random.whole(1, 4), random) : falseReportersOf(authors)
  for (const reporter of reporters) {
    await simulation.clock.sleep(random.between(1, isBad ? 60 : 5) * 60)
    if (post.state !== 'approved') return
    const reason = post.flaw === 'none' ? random.pick(flaws) : post.flaw
    await report(context, post.no, reporter, { reason, text: random.pick(isBad ? complaints : falseReports) })
  }
}

/** Some write an approved post anew, a few of them to advertise now that it was looked at; some delete theirs. */
async function considerChange(context: PostsContext, post: Published): Promise<void> {
  const { simulation } = context
  const random = simulation.chanceOf('postChange', post.key)
  const draw = random.next()
  if (draw > 0.11) return
  await simulation.clock.sleep(random.between(5, 180) * 60)
  if (post.state === 'deleted') return
  if (draw < 0.04) await remove(context, post)
  else await edit(context, post, { flaw: random.chance(0.3) ? random.pick(flaws) : 'none' })
}

function isNight({ simulation }: PostsContext): boolean {
  const hour = hourOf(simulation.clock.now())
  return hour >= 1 && hour < 7
}
