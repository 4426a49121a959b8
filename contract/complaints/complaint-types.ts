import type { Service } from '#contract/orders/service.ts'

/** How urgent it is: P0 is about safety. */
export const complaintLevels = ['P0', 'P1', 'P2', 'P3'] as const
export type ComplaintLevel = (typeof complaintLevels)[number]

/** The side a complaint is about; `worker` is who served the order. */
export const respondents = ['worker', 'merchant', 'customer', 'platform'] as const
export type Respondent = (typeof respondents)[number]

type ComplaintType = {
  readonly level: ComplaintLevel
  readonly against: readonly Respondent[]
  /** Left out for all of them. */
  readonly services?: readonly Service[]
  /** How long after an order's end its people may complain of it: 96 hours, 7 days about money, 30 days about safety. */
  readonly about?: 'money' | 'safety'
}

const delivery = ['food', 'errand', 'express'] as const
const ride = ['chauffeur'] as const
const play = ['companion', 'challenge'] as const
const worker = ['worker'] as const
const serving = ['worker', 'merchant'] as const
const customer = ['customer'] as const

/** The types of complaints. D: delivery, C: ride, G: play, U: a customer. The numbers of D are those used in the industry. */
const complaintTypes = {
  /** Not delivered. */
  D130: { level: 'P1', against: worker, services: delivery },
  /** Called delivered too early. */
  D140: { level: 'P2', against: worker, services: delivery },
  /** Spilled, spoilt or broken open. */
  D150: { level: 'P2', against: serving, services: delivery },
  /** Rude. */
  D160: { level: 'P2', against: serving, services: delivery },
  /** Talked into cancelling. */
  D170: { level: 'P2', against: serving, services: delivery },
  /** Asked for more money. */
  D190: { level: 'P1', against: serving, services: delivery, about: 'money' },
  /** Pretended to deliver. */
  D200: { level: 'P1', against: worker, services: delivery },
  /** Reported a problem that was none. */
  D210: { level: 'P2', against: worker, services: delivery },
  /** Something is missing or wrong. */
  D220: { level: 'P2', against: serving, services: delivery },
  /** Something else, in the words of who complains. */
  D230: { level: 'P3', against: [...serving, 'platform'], services: delivery },
  /** Late. */
  D240: { level: 'P2', against: serving, services: delivery },
  /** Foreign matter, or somebody fell ill. */
  D300: { level: 'P0', against: serving, services: ['food'], about: 'safety' },
  /** Lost or damaged. */
  D310: { level: 'P1', against: worker, services: delivery, about: 'money' },
  /** Personal data given away. */
  D320: { level: 'P1', against: [...serving, 'platform'], services: delivery, about: 'safety' },
  /** Took a longer way. */
  C410: { level: 'P2', against: worker, services: ride, about: 'money' },
  /** Charged too much. */
  C420: { level: 'P2', against: [...worker, 'platform'], services: ride, about: 'money' },
  /** Drunk, overtired or speeding. */
  C430: { level: 'P0', against: worker, services: ride, about: 'safety' },
  /** Harassment. */
  C440: { level: 'P0', against: worker, services: ride, about: 'safety' },
  /** Scratched the car. */
  C450: { level: 'P1', against: worker, services: ride, about: 'money' },
  /** Another person than announced. */
  C460: { level: 'P0', against: worker, services: ride, about: 'safety' },
  /** Late. */
  C470: { level: 'P3', against: worker, services: ride },
  /** Something else. */
  C490: { level: 'P3', against: [...worker, 'platform'], services: ride },
  /** Did not play as agreed. */
  G510: { level: 'P2', against: worker, services: play, about: 'money' },
  /** Harassment, obscenity. */
  G520: { level: 'P0', against: worker, services: play, about: 'safety' },
  /** Private deals. */
  G530: { level: 'P2', against: worker, services: play },
  /** Somebody else played, and the account was banned. */
  G540: { level: 'P1', against: worker, services: play, about: 'money' },
  /** Something else. */
  G590: { level: 'P3', against: [...worker, 'platform'], services: play },
  /** The customer insults. */
  U610: { level: 'P2', against: customer },
  /** The customer rates out of malice. */
  U620: { level: 'P3', against: customer },
  /** The customer does not pay. */
  U630: { level: 'P2', against: customer, about: 'money' },
  /** The customer is drunk and hurts somebody. */
  U640: { level: 'P0', against: customer, about: 'safety' },
  /** Something else about a customer. */
  U690: { level: 'P3', against: customer },
} as const satisfies Record<string, ComplaintType>

export type ComplaintCode = keyof typeof complaintTypes
export const complaintCodes = Object.keys(complaintTypes) as [ComplaintCode, ...ComplaintCode[]]

export function complaintType(code: ComplaintCode): ComplaintType {
  return complaintTypes[code]
}

/** The types of complaints about this side of an order of this service, in the order of `complaintTypes`. */
export function complaintsAgainst(service: Service, against: Respondent): ComplaintCode[] {
  return complaintCodes.filter(code => {
    const type = complaintType(code)
    return type.against.includes(against) && (type.services?.includes(service) ?? true)
  })
}

const hour = 3600
const windows = { service: 96 * hour, money: 7 * 24 * hour, safety: 30 * 24 * hour }

/** Seconds after an order's end within which apps may bring such a complaint. */
export function complaintWindow(code: ComplaintCode): number {
  return windows[complaintType(code).about ?? 'service']
}
