import { type App, createOpenApi, type OpenApi } from '#city/api/open-api.ts'
import type { Role } from '#city/api/webhooks.ts'
import { type Applications, createApplications } from '#city/applications/applications.ts'
import { createNewcomers, phonesOf } from '#city/applications/newcomers.ts'
import { createFeedback, type Feedback } from '#city/feedback/feedback.ts'
import { createBankBooks, writingBooks } from '#city/money/bank-books.ts'
import { createMoney, type Money } from '#city/money/money.ts'
import { createPapers, type Papers } from '#city/papers/papers.ts'
import { type Chats, createChats } from '#city/people/chat/chats.ts'
import { type Complaints, createComplaints } from '#city/people/complaints.ts'
import { createPopulation, type Population } from '#city/people/population.ts'
import { createWorkerGroup, type WorkerGroup } from '#city/people/worker-group.ts'
import { createPosts, type Posts } from '#city/posts/posts.ts'
import { chauffeurRoute } from '#city/services/chauffeurs.ts'
import { companionRoute } from '#city/services/companions.ts'
import { errandRoute } from '#city/services/errands.ts'
import { foodRoute } from '#city/services/food.ts'
import { orderListenersOf, type WorkerGroups } from '#city/services/order-listeners.ts'
import { positionOf } from '#city/services/routes.ts'
import { createSimulation, type Simulation } from '#city/services/simulation.ts'
import type { createClock } from './clock.ts'
import type { Log } from './log.ts'
import type { Point } from './map.ts'
import { createOrderBook, type OrderBook } from './order-book.ts'

/** All actors of the city, and what they share. */
export type CityContext = {
  readonly population: Population
  readonly simulation: Simulation
  readonly book: OrderBook
  readonly apis: Record<Role, OpenApi>
  readonly workerGroups: readonly WorkerGroup[]
  readonly chats: Chats
  readonly complaints: Complaints
  readonly papers: Papers
  readonly posts: Posts
  readonly feedback: Feedback
  readonly applications: Applications
  readonly money: Money
}

type Options = {
  api: string
  apps: Record<Role, App>
  seed: string
  speed: number
  startsAt: number
  cityCode: string
  grabShare: number
  quiet: boolean
  createClock: typeof createClock
  log: Log
  signal: AbortSignal
}

export function createCityContext(options: Options): CityContext {
  const { api, apps, seed, quiet, log, signal } = options
  const population = createPopulation()
  const onProblem = (problem: string) => log('retrying', { problem })
  const apiOf = (role: Role) => createOpenApi({ api, app: apps[role], signal, onProblem })
  const books = createBankBooks()
  const apis = { customer: writingBooks(apiOf('customer'), books), merchant: apiOf('merchant'), rider: apiOf('rider') }
  const simulation = createSimulation({
    seed,
    clock: options.createClock(options),
    apis,
    log,
    isCooperative: quiet,
    signal,
    onOrderChanged: order => {
      for (const listener of orderListeners[order.service]) listener.orderChanged(order)
      chats.orderChanged(order)
      complaints.orderChanged(order)
    },
    placeOf: externalId => placeOf([workerGroups.riders, workerGroups.chauffeurs], externalId, simulation.clock.now()),
  })
  const workerGroups = createWorkerGroups(simulation, population, options.grabShare)
  const chats = createChats(simulation, { population, apis, cityCode: options.cityCode })
  const complaints = createComplaints(simulation, population, apis)
  const orderListeners = orderListenersOf(simulation, population, workerGroups)
  const { cityCode } = options
  const papers = createPapers(simulation, { population, apis, cityCode })
  return {
    population,
    simulation,
    book: createOrderBook(population, seed),
    apis,
    workerGroups: Object.values(workerGroups),
    chats,
    complaints,
    papers,
    money: createMoney(simulation, { population, apis, books, cityCode }),
    posts: createPosts(simulation, { population, apis, cityCode }),
    feedback: createFeedback(simulation, { population, apis, cityCode }),
    applications: createApplications(simulation, {
      apis,
      papers,
      cityCode,
      phonesOf: kind => phonesOf(population, kind),
      onActivated: createNewcomers(simulation, { groups: workerGroups, apis, cityCode }),
    }),
  }
}

function placeOf(groups: readonly WorkerGroup[], externalId: string, now: number): Point | undefined {
  const found = groups.flatMap(({ workers }) => workers).find(({ person }) => person.externalId === externalId)
  return found && positionOf(found, now)
}

function createWorkerGroups(simulation: Simulation, population: Population, grabShare: number): WorkerGroups {
  const riders = createWorkerGroup(simulation, {
    kind: 'rider',
    people: population.riders,
    routes: { food: foodRoute, errand: errandRoute },
    grabShareOf: () => grabShare,
    most: { byGrab: 3, byOffer: 5 },
    reasons: { decline: '方向不顺路', full: '手上单太多，送不过来', handBack: '电动车没电了' },
  })
  const chauffeurs = createWorkerGroup(simulation, {
    kind: 'chauffeur',
    people: population.chauffeurs,
    routes: { chauffeur: chauffeurRoute },
    grabShareOf: () => grabShare,
    most: { byGrab: 1, byOffer: 1 },
    reasons: { decline: '太远了，赶不过去', full: '正在服务中', handBack: '身体不舒服' },
  })
  const companions = createWorkerGroup(simulation, {
    kind: 'companion',
    people: population.companions,
    routes: { companion: companionRoute },
    // A companion whom the customer chose nearly always accepts before staff assign the order.
    grabShareOf: ({ request }) =>
      'companionId' in request && request.companionId && grabShare > 0 ? Math.max(grabShare, 0.92) : grabShare,
    most: { byGrab: 1, byOffer: 1 },
    reasons: { decline: '今天状态不好', full: '正在陪玩', handBack: '临时断网' },
  })
  return { riders, chauffeurs, companions }
}
