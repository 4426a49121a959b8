import type { WebhookBody } from '#contract/open/open.ts'
import type { OpenOrder } from '#contract/open/open-orders.ts'
import { type Service, services } from '#contract/orders/service.ts'
import { type App, Refused } from './api/open-api.ts'
import { listenToWebhooks, type Role } from './api/webhooks.ts'
import type { Applications } from './applications/applications.ts'
import type { Feedback } from './feedback/feedback.ts'
import type { Money } from './money/money.ts'
import type { PaperOptions } from './papers/papers.ts'

import { createAnnouncements } from './people/announcements.ts'

import { sendLanguages } from './people/languages.ts'

import { sendShops } from './people/merchants.ts'
import { payRefund } from './people/refund-payments.ts'
import type { Posts } from './posts/posts.ts'
import { arrivals } from './services/demand.ts'
import { createOrderContent, externalNoOf, keyOf, toOpenOrder } from './services/orders.ts'
import { type CityContext, createCityContext } from './world/city-context.ts'
import { createClock } from './world/clock.ts'
import type { Log } from './world/log.ts'
import { sendPositions } from './world/positions.ts'

export type CityOptions = {
  /** Where the open API is, e.g. `http://127.0.0.1:3000`. */
  api: string
  apps: Record<Role, App & { webhookSecret: string }>
  /** 0, the default, takes any free port. */
  webhookPort?: number
  /** City seconds per real second; default 1. */
  speed?: number
  seed?: string
  cityCode?: string
  /** Orders of food per hour of city time in the busiest hour; other services have a share of it. */
  peak?: number
  /** Share of waiting orders that workers grab before staff assign them; default 0.5, in a quiet city 0. */
  grabShare?: number
  /** City time at the start, epoch milliseconds; default now. */
  startsAt?: number
  /** Nobody orders by themselves; everybody is on duty and cooperates. */
  quiet?: boolean
  /** Tests replace the clock by one that they advance themselves. */
  createClock?: typeof createClock
  log?: Log
}

export type City = {
  readonly webhookPort: number
  /** Default service: food. Rejects with `Refused` if the server refuses. The order is then served by itself. */
  placeOrder(overrides?: Partial<OpenOrder>): Promise<{ no: string; externalNo: string }>
  /** A customer, another one each time, writes to customer service, replies to answers, and rates the closed conversation. */
  sendChatMessage(text: string): Promise<{ chatId: number }>
  /** Somebody sends a paper, a good identity card by default. */
  sendPaper(options?: PaperOptions): Promise<{ no: string; externalNo: string }>
  /** What people think of the app, and what they are answered. */
  feedback: Pick<Feedback, 'send' | 'sendTrouble' | 'received'>
  /** What people publish, report, change and delete; numbers are those of posts of this city. */
  posts: Pick<Posts, 'publish' | 'report' | 'edit' | 'remove'>
  /** Somebody new applies for work, a rider with good papers by default. */
  apply: Applications['apply']
  /** People who withdraw, and the city's bank. */
  money: Pick<Money, 'withdraw' | 'expect' | 'setBalance' | 'sendBill'>
  /** Resolves when all pending calls to the open API are answered. */
  settled(): Promise<void>
  stop(): Promise<void>
}

type CompleteOptions = Required<CityOptions>

function withDefaults(options: CityOptions): CompleteOptions {
  return {
    webhookPort: 0,
    speed: 1,
    seed: 'citydesk',
    cityCode: '410100',
    peak: 240,
    grabShare: options.quiet ? 0 : 0.5,
    startsAt: Date.now(),
    quiet: false,
    createClock,
    log: () => {},
    ...options,
  }
}

/** Resolves once the server has accepted shops and workers; waits for a server that is not running yet. */
export async function startCity(chosen: CityOptions): Promise<City> {
  const options = withDefaults(chosen)
  const stopping = new AbortController()
  const { signal } = stopping
  const context = createCityContext({ ...options, signal })
  const placeOrder = createPlaceOrder(context, options)
  const { customer, merchant, rider } = options.apps
  const listener = await listenToWebhooks({
    port: options.webhookPort,
    secrets: { customer: customer.webhookSecret, merchant: merchant.webhookSecret, rider: rider.webhookSecret },
    onText: ({ key, language, title, body }) =>
      context.simulation.log('personNotified', { key, language, title, body }),
    onOrder: (role, webhook) => receiveOrderWebhook(context, role, webhook),
    onChat(webhook) {
      context.simulation.log('chatWebhook', { to: webhook.data.to.externalId, change: webhook.type })
      context.chats.receive(webhook)
    },
    onComplaint: context.complaints.receive,
    onPaper: context.papers.receive,
    onPost: context.posts.receive,
    onFeedback: context.feedback.receive,
    onApplication: context.applications.receive,
    onPayout: context.money.receivePayout,
    onDeposit: context.money.receiveDeposit,
    onWithdrawal: context.money.receiveWithdrawal,
    onAnnouncement: createAnnouncements(context.simulation, context.population, context.apis).receive,
  })
  const settled = async () => {
    await Promise.all(Object.values(context.apis).map(api => api.settled()))
  }
  const stop = async () => {
    stopping.abort()
    await settled()
    await listener.stop()
  }
  try {
    const { population, workerGroups, apis, simulation } = context
    await sendShops(apis.merchant, population.shops, options.cityCode)
    const { keepSending } = await sendPositions(simulation, {
      workerGroups,
      api: apis.rider,
      cityCode: options.cityCode,
    })
    simulation.run(keepSending())
    if (!options.quiet) {
      simulation.runUntilRefused(sendLanguages(apis, population))
      simulation.run(context.papers.keepSending())
      simulation.run(context.posts.keepPublishing())
      simulation.run(context.posts.keepCounting())
      simulation.run(context.feedback.keepSending())
      simulation.run(context.applications.keepApplying())
      context.money.keepGoing()
      for (const service of services)
        simulation.run(placeOrders(context, { service, peak: options.peak, placeOrder, signal }))
    }
  } catch (error) {
    await stop()
    throw error
  }
  const { chats, papers, posts, feedback, applications, money } = context
  return {
    webhookPort: listener.port,
    placeOrder,
    sendChatMessage: chats.send,
    sendPaper: papers.send,
    posts,
    feedback,
    apply: applications.apply,
    money,
    settled,
    stop,
  }
}

function createPlaceOrder(
  { population, apis, book, simulation }: CityContext,
  options: CompleteOptions,
): City['placeOrder'] {
  // Numbers differ between runs, but the n-th order of each service has the same content in every run.
  const run = Date.now().toString(36)
  const placed: Partial<Record<Service, number>> = {}
  return async overrides => {
    const service = overrides?.service ?? 'food'
    const index = (placed[service] ?? 0) + 1
    if (!overrides?.externalNo) placed[service] = index
    const externalNo = overrides?.externalNo ?? externalNoOf(run, service, index)
    const plan = createOrderContent(population, options.seed, keyOf(externalNo), service)
    const written = { ...toOpenOrder(plan, { ...options, externalNo }), ...overrides } as OpenOrder
    const answer = await apis.customer.placeOrder(written)
    simulation.log('placed', { no: answer.no, service, externalNo, payFen: written.payFen })
    simulation.updateOrder(book.open(answer, written), answer)
    return { no: answer.no, externalNo }
  }
}

const mostAtOnce = 50

type Demand = { service: Service; peak: number; placeOrder: City['placeOrder']; signal: AbortSignal }

/** Places orders at the rate of the hour; none while too many wait for an answer of the server. */
async function placeOrders({ simulation }: CityContext, { service, peak, placeOrder, signal }: Demand): Promise<void> {
  const { clock, log } = simulation
  let unanswered = 0
  for (const moment of arrivals(simulation.chanceOf('arrivals', service), service, clock.now(), peak)) {
    await clock.until(moment)
    if (unanswered >= mostAtOnce) continue
    unanswered++
    placeOrder({ service })
      .catch((error: unknown) => {
        if (!signal.aborted) log(error instanceof Refused ? 'refused' : 'failed', { error: String(error) })
      })
      .finally(() => {
        unanswered--
      })
  }
}

/** The customers' app placed every order and receives its webhooks; the others receive those of orders that their shops and workers have. The first webhook updates the order. */
function receiveOrderWebhook({ book, simulation }: CityContext, role: Role, { type, data }: WebhookBody): void {
  const { no, state, workerId } = data
  const service = services.find(each => each === data.service)
  // The order's next webhook names its new worker.
  if (!service || type === 'order.revoked') return
  if (role === 'customer') simulation.log('orderWebhook', { no, change: type.slice('order.'.length), state, workerId })
  const order = book.find({ ...data, service })
  simulation.updateOrder(order, data)
  if (data.refund) payRefund(simulation, order, data.refund)
}
