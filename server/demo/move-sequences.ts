import { canMove, type Mover, stateAfter } from '#contract/base/machine.ts'
import { between, pick } from '#contract/demo/chance.ts'
import { type OrderMove, type OrderState, planOf } from '#contract/orders/service.ts'
import type { Facts } from '#server/orders/feature.ts'
import type { PastService } from './order-content.ts'

/** `after`: minutes from when the order was placed. */
type Step = { move: OrderMove; by: Mover; after: number }
export type MadeMove = Step & { from: OrderState; to: OrderState }
type FactInput = { n: number; payFen: number; at: (minutes: number) => number; worker: string }
/** The moves of an order until its end or its current state. */
type MoveSequence = { steps: readonly Step[]; facts?: ((input: FactInput) => Facts) | undefined }

const step = (after: number, move: OrderMove, by: Mover): Step => ({ move, by, after })
const paid = step(1, 'pay', 'payment')
const assigned = [step(3, 'assign', 'staff')]

const ride = [
  ...assigned,
  step(4, 'take', 'chauffeur'),
  step(14, 'arrive', 'chauffeur'),
  step(17, 'start', 'chauffeur'),
]
const rideFacts: MoveSequence['facts'] = ({ n }) => ({
  drivenM: between(n, 25, 3000, 15_000),
  waitSeconds: 120,
  tollFen: 0,
})
const rides: MoveSequence[] = [
  { steps: [...ride, step(45, 'end', 'chauffeur'), step(49, 'pay', 'payment')], facts: rideFacts },
  { steps: [...ride, step(62, 'end', 'chauffeur'), step(66, 'pay', 'payment')], facts: rideFacts },
  { steps: [...ride, step(38, 'end', 'chauffeur'), step(55, 'pay', 'payment')], facts: rideFacts },
]
const rideCancelled: MoveSequence = { steps: [step(7, 'cancel', 'customer')] }
/** One of so many was cancelled. */
const cancelledOne = 17

const fetched = [paid, ...assigned, step(4, 'take', 'rider'), step(16, 'arrivePickup', 'rider')]
const got = [step(50, 'deliver', 'rider'), step(95, 'confirm', 'customer')]
const errands: Record<string, MoveSequence[]> = {
  buy: [
    {
      steps: [...fetched, step(21, 'showReceipt', 'rider'), step(23, 'confirmGoods', 'customer'), ...got],
      facts: ({ payFen }) => ({ goodsFen: Math.floor(payFen * 0.7) }),
    },
  ],
  delivered: [{ steps: [...fetched, step(18, 'pickUp', 'rider'), ...got] }],
  served: [
    {
      steps: [...fetched, step(20, 'begin', 'rider'), step(58, 'finish', 'rider'), step(90, 'confirm', 'customer')],
      facts: () => ({ minutes: 38 }),
    },
  ],
  cancelled: [{ steps: [paid, step(9, 'cancel', 'customer')] }],
}

const days = 1440
const collected = [
  paid,
  step(40, 'assignCourier', 'carrier'),
  step(110, 'pickUp', 'carrier'),
  step(115, 'weigh', 'carrier'),
]
const travelled = [...collected, step(300, 'travel', 'carrier')]
const parcelFacts: MoveSequence['facts'] = ({ n }) => ({
  waybillNo: `XF${String(7_000_000_000 + n * 7919)}`,
  courier: pick(n, 1, ['快递员老吴', '快递员小郑', '快递员大刘']),
  track: pick(n, 2, ['已到达郑州转运中心', '离开武汉分拨中心', '已到达西安集散点']),
})
const arrived: MoveSequence = {
  steps: [
    ...travelled,
    step(days + 300, 'sendOut', 'carrier'),
    step(days + 500, 'sign', 'carrier'),
    step(days + 560, 'confirm', 'customer'),
  ],
  facts: parcelFacts,
}
const damaged: MoveSequence = {
  steps: [...travelled, step(days + 300, 'sendOut', 'carrier'), step(days + 500, 'signAbnormally', 'carrier')],
  facts: parcelFacts,
}

const playing = [paid, ...assigned, step(5, 'take', 'companion'), step(18, 'start', 'companion')]
const played = [...playing, step(110, 'submit', 'companion')]
const refundAsked = [...played, step(115, 'askRefund', 'customer')]
const half: MoveSequence['facts'] = ({ payFen }) => ({ askedFen: Math.floor(payFen / 2) })
const games: MoveSequence[] = [
  { steps: [...played, step(118, 'confirm', 'customer')] },
  { steps: [...played, step(300, 'confirm', 'clock')] },
  { steps: [...refundAsked, step(140, 'agree', 'companion')], facts: half },
]
const gameCancelled: MoveSequence = { steps: [paid, step(6, 'cancel', 'customer')] }
/** Waits for a decision of staff. */
const arbitrated: MoveSequence = {
  steps: [...refundAsked, step(120, 'disagree', 'companion'), step(125, 'arbitrate', 'customer')],
  facts: ({ n, payFen, at, worker }) => ({
    ...half({ n, payFen, at, worker }),
    evidence: [
      { by: '用户', text: '约好两小时，只打了四十分钟就掉线了', at: at(130) },
      { by: worker, text: '对方网络中断，我一直在房间里等', at: at(150) },
    ],
  }),
}

function matchOf(kind: string): Step[] {
  const opponent = kind === 'coach' ? 'companion' : 'opponent'
  const opened = kind === 'coach' ? paid : step(0, 'publish', 'clock')
  return [opened, step(12, 'join', opponent), step(28, 'begin', 'customer'), step(70, 'report', 'customer')]
}

function challengeOf(n: number, kind: string, isOpen: boolean): MoveSequence {
  const opponent = kind === 'coach' ? 'companion' : 'opponent'
  const facts: MoveSequence['facts'] = ({ worker }) => {
    const name = kind === 'coach' ? worker : pick(n, 3, ['夜航船', '青梅煮酒', '三分热度'])
    const claim = { by: '用户', winner: 'customer', score: '2:1' } as const
    const reports = isOpen ? [claim, { by: name, winner: 'opponent', score: '2:1' } as const] : [claim]
    return { opponent: { externalId: `opponent-${n}`, name }, reports, ...(!isOpen && { winner: 'customer' }) }
  }
  if (isOpen) return { steps: [...matchOf(kind), step(74, 'contest', opponent)], facts }
  if (n % cancelledOne === 0)
    return {
      steps: matchOf(kind)
        .slice(0, 1)
        .concat(step(25, 'cancel', 'customer')),
    }
  return { steps: [...matchOf(kind), step(75, 'agree', opponent)], facts }
}

/** Of parcels placed so many hours ago, some were signed for as damaged in the last twenty: nothing has waited for days. */
const hoursDamaged = { from: 33, until: 52 }
/** Disputes of these hours wait for staff: more than a day, so that there are some at every hour of it. */
const hoursDisputed = 26

/** `hoursAgo`: when the order was placed; a recent one may not have ended yet. */
export function moveSequenceOf(service: PastService, kind: string, n: number, hoursAgo: number): MoveSequence {
  switch (service) {
    case 'chauffeur':
      return n % cancelledOne === 0 ? rideCancelled : pick(n, 1, rides)
    case 'errand': {
      const course = kind === 'buy' ? 'buy' : kind === 'queue' || kind === 'do' ? 'served' : 'delivered'
      return pick(n, 2, errands[n % cancelledOne === 0 ? 'cancelled' : course] ?? [])
    }
    case 'express':
      if (hoursAgo < 6) return { steps: collected, facts: parcelFacts }
      if (hoursAgo >= hoursDamaged.from && hoursAgo < hoursDamaged.until && n % 3 === 0) return damaged
      return hoursAgo < 40 ? { steps: travelled, facts: parcelFacts } : arrived
    case 'companion':
      return hoursAgo < hoursDisputed && n % 6 === 0
        ? arbitrated
        : n % cancelledOne === 0
          ? gameCancelled
          : pick(n, 3, games)
    case 'challenge':
      return challengeOf(n, kind, hoursAgo < hoursDisputed && n % 4 === 0)
  }
}

/** Each step with the states before and after it. Throws if the plan of the service does not permit it. */
export function applyMoves(service: PastService, kind: string, { steps }: MoveSequence): MadeMove[] {
  const plan = planOf(service)
  let state = plan.states[0] as OrderState
  return steps.map(one => {
    if (!canMove(plan, { state, kind }, one.move, one.by)) {
      throw new Error(`${one.by} cannot ${one.move} an order of ${service} that is ${state}.`)
    }
    const from = state
    state = stateAfter(plan, state, one.move) as OrderState
    return { ...one, from, to: state }
  })
}
