import { type App, createOpenApi, type OpenApi } from '#city/api/open-api.ts'
import type { Role } from '#city/api/webhooks.ts'
import { type Cast, createCast } from '#city/people/cast.ts'
import { type Chatter, createChatter } from '#city/people/chatter.ts'
import { type Crew, createCrew } from '#city/people/crew.ts'
import { createCustomers } from '#city/people/customers.ts'
import { createGrievances, type Grievances } from '#city/people/grievances.ts'
import { createMerchants } from '#city/people/merchants.ts'
import { createChallenges } from '#city/services/challenges.ts'
import { chauffeurWay, createPassengers } from '#city/services/chauffeurs.ts'
import { companionWay, createDisputes } from '#city/services/companions.ts'
import { createErrandCustomers, errandWay } from '#city/services/errands.ts'
import { createExpress } from '#city/services/express.ts'
import { createStreet, type Street, type Trade } from '#city/services/street.ts'
import { foodWay } from '#city/services/suppers.ts'
import type { Service } from '#contract/orders/service.ts'
import { type Book, createBook } from './book.ts'
import type { createClock } from './clock.ts'
import type { Log } from './log.ts'

/** Everybody in the city, and what they share. */
export type Town = {
  readonly cast: Cast
  readonly street: Street
  readonly book: Book
  readonly apis: Record<Role, OpenApi>
  readonly crews: readonly Crew[]
  readonly chatter: Chatter
  readonly grievances: Grievances
}

type Terms = {
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

export function createTown(terms: Terms): Town {
  const { api, apps, seed, quiet, log, signal } = terms
  const cast = createCast()
  const onTrouble = (trouble: string) => log('waiting', { trouble })
  const apiOf = (role: Role) => createOpenApi({ api, app: apps[role], signal, onTrouble })
  const apis = { customer: apiOf('customer'), merchant: apiOf('merchant'), rider: apiOf('rider') }
  const street = createStreet({
    seed,
    clock: terms.createClock(terms),
    apis,
    log,
    isObliging: quiet,
    signal,
    onNews: order => {
      for (const trade of trades[order.service]) trade.see(order)
      chatter.see(order)
      grievances.see(order)
    },
  })
  const crews = createCrews(street, cast, terms.grabShare)
  const chatter = createChatter(street, { cast, apis, cityCode: terms.cityCode })
  const grievances = createGrievances(street, cast, apis)
  const trades = tradesOf(street, cast, crews)
  return { cast, street, book: createBook(cast, seed), apis, crews: Object.values(crews), chatter, grievances }
}

type Crews = { riders: Crew; chauffeurs: Crew; companions: Crew }

function createCrews(street: Street, cast: Cast, grabShare: number): Crews {
  const riders = createCrew(street, {
    kind: 'rider',
    roster: cast.riders,
    ways: { food: foodWay, errand: errandWay },
    grabShareOf: () => grabShare,
    most: { byGrab: 3, byOffer: 5 },
    excuses: { decline: '方向不顺路', full: '手上单太多，送不过来', handBack: '电动车没电了' },
  })
  const chauffeurs = createCrew(street, {
    kind: 'chauffeur',
    roster: cast.chauffeurs,
    ways: { chauffeur: chauffeurWay },
    grabShareOf: () => grabShare,
    most: { byGrab: 1, byOffer: 1 },
    excuses: { decline: '太远了，赶不过去', full: '正在服务中', handBack: '身体不舒服' },
  })
  const companions = createCrew(street, {
    kind: 'companion',
    roster: cast.companions,
    ways: { companion: companionWay },
    // Whom the customer asked for answers nearly always, desk or no desk.
    grabShareOf: ({ about }) =>
      'companionId' in about && about.companionId && grabShare > 0 ? Math.max(grabShare, 0.92) : grabShare,
    most: { byGrab: 1, byOffer: 1 },
    excuses: { decline: '今天状态不好', full: '正在陪玩', handBack: '临时断网' },
  })
  return { riders, chauffeurs, companions }
}

/** Who looks at the orders of each service. */
function tradesOf(street: Street, cast: Cast, { riders, chauffeurs, companions }: Crews): Record<Service, Trade[]> {
  const customers = createCustomers(street)
  return {
    food: [customers, createMerchants(street, cast.shops), riders],
    chauffeur: [customers, createPassengers(street), chauffeurs],
    errand: [customers, createErrandCustomers(street), riders],
    express: [customers, createExpress(street)],
    companion: [customers, createDisputes(street), companions],
    challenge: [customers, companions, createChallenges(street, { customers: cast.customers, companions })],
  }
}
