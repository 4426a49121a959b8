import type { Service } from './service.ts'

/** Who pays for what went wrong, and whose score drops. */
export const liabilities = ['customer', 'merchant', 'worker', 'platform', 'none'] as const
export type Liability = (typeof liabilities)[number]

/** Who may give a reason. A `worker` is a rider, chauffeur or companion. */
export type ReasonGiver = 'customer' | 'merchant' | 'worker' | 'staff' | 'clock'

type Reason = {
  /** By default; null where whoever picks it says. */
  readonly liability: Liability | null
  readonly by: readonly ReasonGiver[]
  /** Left out for all of them. */
  readonly services?: readonly Service[]
}

const carried = ['food', 'chauffeur', 'errand', 'express'] as const
const played = ['companion', 'challenge'] as const
const theirs: readonly ReasonGiver[] = ['customer', 'staff']
const shops: readonly ReasonGiver[] = ['merchant', 'clock', 'staff']
const workers: readonly ReasonGiver[] = ['worker', 'staff']
const clocks: readonly ReasonGiver[] = ['clock', 'staff']

/**
 * Why an order is cancelled or paid back. The first letter says whose reason it is: customer, merchant, carriage, worker,
 * game, system.
 */
export const reasons = {
  /** Plans changed. */
  U01: { liability: 'customer', by: theirs },
  /** Ordered by mistake, or twice. */
  U02: { liability: 'customer', by: theirs },
  /** Wrong address or details. */
  U03: { liability: 'customer', by: theirs },
  /** The price does not suit. */
  U04: { liability: 'customer', by: theirs },
  /** Not wanted any more. */
  U05: { liability: 'customer', by: theirs },
  /** Waited too long. */
  U06: { liability: 'customer', by: theirs },
  /** The shop did not accept in time. */
  M01: { liability: 'merchant', by: shops, services: ['food'] },
  /** The shop is too busy. */
  M02: { liability: 'merchant', by: shops, services: ['food'] },
  /** Sold out. */
  M03: { liability: 'merchant', by: shops, services: ['food'] },
  /** Closed. */
  M04: { liability: 'merchant', by: shops, services: ['food'] },
  /** Outside where it delivers. */
  M05: { liability: 'platform', by: shops, services: ['food'] },
  /** The shop cannot reach the customer. */
  M06: { liability: 'customer', by: shops, services: ['food'] },
  /** Nobody took it. */
  R01: { liability: 'platform', by: [...theirs, 'clock'], services: [...carried, ...played] },
  /** The worker is late. */
  R02: { liability: 'worker', by: theirs, services: carried },
  /** Rude. */
  R03: { liability: 'worker', by: theirs, services: carried },
  /** Asked for private business, or more money. */
  R04: { liability: 'worker', by: theirs, services: carried },
  /** Asked the customer to cancel. */
  R05: { liability: 'worker', by: theirs, services: carried },
  /** Stood still, or went the other way. */
  R06: { liability: 'worker', by: theirs, services: carried },
  /** Food lost, missing or spilled. */
  R07: { liability: 'worker', by: theirs, services: ['food'] },
  /** Things damaged or lost. */
  R08: { liability: 'worker', by: theirs, services: carried },
  /** Another person or vehicle than announced. */
  R09: { liability: 'worker', by: theirs, services: carried },
  /** The worker cannot reach the customer. */
  W01: { liability: 'customer', by: workers, services: carried },
  /** The customer's address is wrong. */
  W02: { liability: 'customer', by: workers, services: carried },
  /** The vehicle broke down, or the worker fell ill. */
  W03: { liability: 'worker', by: workers, services: [...carried, ...played] },
  /** The shop cooks slowly. */
  W04: { liability: 'merchant', by: workers, services: ['food'] },
  /** Forbidden things, or others than described. */
  W05: { liability: 'customer', by: workers, services: ['food', 'errand', 'express'] },
  /** The customer is too drunk to talk to, or refuses. */
  W06: { liability: 'customer', by: workers, services: carried },
  /** Not safe. */
  W07: { liability: 'none', by: workers, services: carried },
  /** The companion did not begin in time. */
  G01: { liability: 'worker', by: theirs, services: played },
  /** Plays worse than described. */
  G02: { liability: 'worker', by: theirs, services: played },
  /** Left in the middle. */
  G03: { liability: 'worker', by: theirs, services: played },
  /** Insulting. */
  G04: { liability: 'worker', by: theirs, services: played },
  /** Somebody else played, or a program did. */
  G05: { liability: 'worker', by: theirs, services: played },
  /** Lured into private business. */
  G06: { liability: 'worker', by: theirs, services: played },
  /** Not paid in time. */
  S01: { liability: 'none', by: clocks },
  /** Not answered in time. */
  S02: { liability: 'none', by: clocks },
  /** Stopped by risk control. */
  S03: { liability: 'none', by: clocks },
  /** Weather, closed roads. */
  S04: { liability: 'none', by: clocks },
  /** The platform's own fault. */
  S05: { liability: 'platform', by: clocks },
  /** Something else, in the words of who picks it. */
  Z99: { liability: null, by: ['customer', 'merchant', 'worker', 'staff', 'clock'] },
} as const satisfies Record<string, Reason>

export type ReasonCode = keyof typeof reasons
export const reasonCodes = Object.keys(reasons) as [ReasonCode, ...ReasonCode[]]

/** What `by` may pick from for an order of this service, in the order of the dictionary. */
export function reasonsFor(service: Service, by: ReasonGiver): ReasonCode[] {
  return reasonCodes.filter(code => {
    const reason: Reason = reasons[code]
    return reason.by.includes(by) && (reason.services?.includes(service) ?? true)
  })
}
