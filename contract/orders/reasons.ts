import type { Liability } from './order-names.ts'
import { type EndedBy, endedBys } from './progress.ts'
import type { Service } from './service.ts'

/** Who may give a reason. A `worker` is a rider, chauffeur or companion. */
type ReasonGiver = 'customer' | 'merchant' | 'worker' | 'staff' | 'clock'

type Reason = {
  /** The default; null where whoever picks the reason must say. */
  readonly liability: Liability | null
  readonly by: readonly ReasonGiver[]
  /** Left out for all of them. */
  readonly services?: readonly Service[]
}

const carried = ['food', 'chauffeur', 'errand', 'express'] as const
const played = ['companion', 'challenge'] as const
const byCustomers: readonly ReasonGiver[] = ['customer', 'staff']
const byShops: readonly ReasonGiver[] = ['merchant', 'clock', 'staff']
const byWorkers: readonly ReasonGiver[] = ['worker', 'staff']
const byClock: readonly ReasonGiver[] = ['clock', 'staff']

/**
 * Why an order is cancelled or refunded. The first letter is the source of the reason: U customer, M merchant, R delivery,
 * W worker, G game, S system.
 */
export const reasons = {
  /** Plans changed. */
  U01: { liability: 'customer', by: byCustomers },
  /** Ordered by mistake, or twice. */
  U02: { liability: 'customer', by: byCustomers },
  /** Wrong address or details. */
  U03: { liability: 'customer', by: byCustomers },
  /** The price does not suit. */
  U04: { liability: 'customer', by: byCustomers },
  /** Not wanted any more. */
  U05: { liability: 'customer', by: byCustomers },
  /** Waited too long. */
  U06: { liability: 'customer', by: byCustomers },
  /** The shop did not accept in time. */
  M01: { liability: 'merchant', by: byShops, services: ['food'] },
  /** The shop is too busy. */
  M02: { liability: 'merchant', by: byShops, services: ['food'] },
  /** Sold out. */
  M03: { liability: 'merchant', by: byShops, services: ['food'] },
  /** Closed. */
  M04: { liability: 'merchant', by: byShops, services: ['food'] },
  /** Outside the delivery area. */
  M05: { liability: 'platform', by: byShops, services: ['food'] },
  /** The shop cannot reach the customer. */
  M06: { liability: 'customer', by: byShops, services: ['food'] },
  /** Nobody took it. */
  R01: { liability: 'platform', by: [...byCustomers, 'clock'], services: [...carried, ...played] },
  /** The worker is late. */
  R02: { liability: 'worker', by: byCustomers, services: carried },
  /** Rude. */
  R03: { liability: 'worker', by: byCustomers, services: carried },
  /** Offered private business, or asked for more money. */
  R04: { liability: 'worker', by: byCustomers, services: carried },
  /** Asked the customer to cancel. */
  R05: { liability: 'worker', by: byCustomers, services: carried },
  /** Stood still, or went the other way. */
  R06: { liability: 'worker', by: byCustomers, services: carried },
  /** Food lost, missing or spilled. */
  R07: { liability: 'worker', by: byCustomers, services: ['food'] },
  /** Things damaged or lost. */
  R08: { liability: 'worker', by: byCustomers, services: carried },
  /** Another person or vehicle than announced. */
  R09: { liability: 'worker', by: byCustomers, services: carried },
  /** The worker cannot reach the customer. */
  W01: { liability: 'customer', by: byWorkers, services: carried },
  /** The customer's address is wrong. */
  W02: { liability: 'customer', by: byWorkers, services: carried },
  /** The vehicle broke down, or the worker fell ill. */
  W03: { liability: 'worker', by: byWorkers, services: [...carried, ...played] },
  /** The shop cooks slowly. */
  W04: { liability: 'merchant', by: byWorkers, services: ['food'] },
  /** Forbidden things, or other things than described. */
  W05: { liability: 'customer', by: byWorkers, services: ['food', 'errand', 'express'] },
  /** The customer is too drunk to talk to, or refuses. */
  W06: { liability: 'customer', by: byWorkers, services: carried },
  /** Not safe. */
  W07: { liability: 'none', by: byWorkers, services: carried },
  /** The companion did not begin in time. */
  G01: { liability: 'worker', by: byCustomers, services: played },
  /** Plays worse than described. */
  G02: { liability: 'worker', by: byCustomers, services: played },
  /** Left in the middle. */
  G03: { liability: 'worker', by: byCustomers, services: played },
  /** Insulting. */
  G04: { liability: 'worker', by: byCustomers, services: played },
  /** Another person or a program played. */
  G05: { liability: 'worker', by: byCustomers, services: played },
  /** Offered private business. */
  G06: { liability: 'worker', by: byCustomers, services: played },
  /** Not paid in time. */
  S01: { liability: 'none', by: byClock },
  /** Not answered in time. */
  S02: { liability: 'none', by: byClock },
  /** Stopped by risk control. */
  S03: { liability: 'none', by: byClock },
  /** Weather, closed roads. */
  S04: { liability: 'none', by: byClock },
  /** The platform's own fault. */
  S05: { liability: 'platform', by: byClock },
  /** Something else, in the words of who picks it. */
  Z99: { liability: null, by: ['customer', 'merchant', 'worker', 'staff', 'clock'] },
} as const satisfies Record<string, Reason>

export type ReasonCode = keyof typeof reasons
export const reasonCodes = Object.keys(reasons) as [ReasonCode, ...ReasonCode[]]

/** The reasons that `by` may give for an order of this service. */
export function reasonsFor(service: Service, by: ReasonGiver): ReasonCode[] {
  return reasonCodes.filter(code => {
    const reason: Reason = reasons[code]
    return reason.by.includes(by) && (reason.services?.includes(service) ?? true)
  })
}

/** Who bears it that an order was cancelled without a reason of the dictionary. */
const liabilityOfEnd: Readonly<Record<EndedBy, Liability>> = {
  customer: 'customer',
  merchant: 'merchant',
  worker: 'worker',
  staff: 'platform',
  clock: 'platform',
  other: 'none',
}

/** Who bears it that an order was cancelled: by a code of the dictionary, or by who ended it. */
export function cancelLiability(reason: string): Liability {
  if (reason in liabilityOfEnd) return liabilityOfEnd[reason as EndedBy]
  return reasons[reason as ReasonCode]?.liability ?? 'none'
}

/** What orders are cancelled for, that this side bears. */
export function cancelReasonsOf(liability: Liability): string[] {
  return [...reasonCodes, ...endedBys].filter(reason => cancelLiability(reason) === liability)
}
