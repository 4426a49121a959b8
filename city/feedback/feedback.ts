import type { z } from 'zod'
import type { OpenApi } from '#city/api/open-api.ts'
import type { Role } from '#city/api/webhooks.ts'
import { toJpeg } from '#city/papers/canvas.ts'
import type { Population } from '#city/people/population.ts'
import { drawScene } from '#city/posts/post-picture.ts'
import type { Simulation } from '#city/services/simulation.ts'
import type { Random } from '#city/world/random.ts'
import type { FeedbackWebhookBody, OpenFeedback, OpenFeedbackAnswer } from '#contract/open/open-feedback.ts'
import { complaintTexts, devices, pages, secondThoughts, troubleTexts, usualTexts, versions } from './feedback-texts.ts'

type Person = OpenFeedback['person']
type FeedbackAnswer = z.output<typeof OpenFeedbackAnswer>
/** What the apps received about one piece of feedback. */
type Received = FeedbackWebhookBody['data'] & { type: FeedbackWebhookBody['type'] }

export type Feedback = {
  /** Somebody sends feedback; whoever they are and whatever they say can be chosen. */
  send(options?: Partial<OpenFeedback>): Promise<FeedbackAnswer>
  /** Five people report the same trouble within minutes. */
  sendTrouble(): Promise<void>
  /** What is there at the start, and more from time to time. */
  keepSending(): Promise<void>
  /** What the persons were answered, oldest first. */
  readonly received: readonly Received[]
  receive(webhook: FeedbackWebhookBody): void
}

type Given = { population: Population; apis: Record<Role, OpenApi>; cityCode: string }

const atStart = 12
const secondsBetween = 1200

/** People who write what they think of the app, and once more when the answer did not help. */
export function createFeedback(simulation: Simulation, { population, apis, cityCode }: Given): Feedback {
  const run = Date.now().toString(36)
  const received: Received[] = []
  let count = 0

  async function send(options: Partial<OpenFeedback> = {}): Promise<FeedbackAnswer> {
    const index = count++
    const random = simulation.chanceOf('feedback', String(index))
    const person = options.person ?? personOf(population, random)
    const api = apis[appOf(person)]
    const text = random.pick(random.chance(0.1) ? complaintTexts : usualTexts)
    const answer = await api.sendFeedback({
      externalNo: `fk-${run}-${index}`,
      ...text,
      ...random.pick(devices),
      person,
      page: random.pick(pages),
      appVersion: random.pick(versions),
      contact: random.chance(0.3) ? `1990050${String(index % 10_000).padStart(4, '0')}` : '',
      imageIds: text.type === 'bug' ? await picturesOf(api, random) : [],
      cityCode,
      ...options,
    })
    simulation.log('feedback', { no: answer.no, type: options.type ?? text.type })
    return answer
  }

  async function sendTrouble(): Promise<void> {
    for (const text of troubleTexts) {
      await send(text)
      await simulation.clock.sleep(60)
    }
  }

  async function keepSending(): Promise<void> {
    for (let index = 0; ; index++) {
      const random = simulation.chanceOf('feedbackTimes', String(index))
      if (index >= atStart) await simulation.clock.sleep(random.exponential(1 / secondsBetween))
      const next = index >= atStart && random.chance(0.02) ? sendTrouble() : send()
      await next.catch(error => simulation.runUntilRefused(Promise.reject(error)))
    }
  }

  /** One in six who was answered writes again. */
  async function considerAgain({ id, data }: FeedbackWebhookBody): Promise<void> {
    const random = simulation.chanceOf('feedbackAgain', data.externalNo)
    if (simulation.isCooperative || !random.chance(1 / 6)) return
    await simulation.clock.sleep(random.between(5, 120) * 60)
    const { kind, externalId } = data.to
    const message = { eventId: `again-${id}`, externalId, text: secondThoughts[data.language] }
    await apis[appOf({ kind })].writeAboutFeedback(data.no, message)
    simulation.log('feedbackAgain', { no: data.no })
  }

  return {
    send,
    sendTrouble,
    keepSending,
    received,
    receive(webhook) {
      simulation.log('feedbackWebhook', { no: webhook.data.no, change: webhook.type })
      received.push({ ...webhook.data, type: webhook.type })
      if (webhook.type === 'feedback.replied') simulation.runUntilRefused(considerAgain(webhook))
    },
  }
}

/** Mostly customers; some who deliver, and some whose shop it is. */
function personOf({ customers, riders, shops }: Population, random: Random): Person {
  const draw = random.next()
  if (draw < 0.7) return known('customer', random.pick(customers))
  return draw < 0.88 ? known('rider', random.pick(riders)) : known('merchant', random.pick(shops))
}

function known(kind: Person['kind'], { externalId, name }: { externalId: string; name: string }): Person {
  return { kind, externalId, name }
}

function appOf({ kind }: Pick<Person, 'kind'>): Role {
  return kind === 'customer' || kind === 'merchant' ? kind : 'rider'
}

/** Some who report a fault show it. */
async function picturesOf(api: OpenApi, random: Random): Promise<string[]> {
  if (random.chance(0.6)) return []
  const ids: string[] = []
  for (let picture = random.whole(1, 3); picture > 0; picture--) {
    const jpeg = await toJpeg(drawScene('poster', `feedback/${random.next()}`))
    ids.push((await api.sendFeedbackImage({ data: jpeg.toString('base64') })).imageId)
  }
  return ids
}
