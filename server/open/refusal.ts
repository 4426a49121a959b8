import type { Reason } from '#contract/base/refusals.ts'
import type { OpenRefusalReason } from '#contract/open/apps/entry-refusals.ts'

/** Why the open API refuses an app. Its readers are programmers, hence English and HTTP statuses. */
export const openRefusals = {
  timestamp: [401, 'X-Timestamp is missing or more than 300 seconds off. Send the current time in seconds.'],
  nonce: [401, 'X-Nonce is missing or not 16–64 letters, digits, _ or -. Send a fresh random one.'],
  signature: [401, 'The app is unknown or the signature does not match. Check the secret and the string to sign.'],
  address: [403, 'The app may not call from this address. Ask the operator to allow it.'],
  replay: [401, 'This X-Nonce was used before. Sign every request with a fresh one.'],
  scope: [403, 'The app lacks the scope for this call. Ask the operator to grant it.'],
  service: [403, 'The app does not speak for this service. Ask the operator to add it.'],
  city: [403, 'The app does not speak for this city. Ask the operator to add it.'],
  tooFast: [429, 'Too many requests this second. Wait for Retry-After and send it again.'],
} as const satisfies Record<OpenRefusalReason, readonly [status: number, message: string]>

export class OpenRefusal extends Error {
  readonly why: keyof typeof openRefusals

  constructor(why: keyof typeof openRefusals) {
    super(openRefusals[why][1])
    this.why = why
  }
}

/** Why a body cannot be read. */
export class BodyRefusal extends Error {
  readonly why: 'bodyNotJson' | 'bodyNotObject'

  constructor(why: BodyRefusal['why']) {
    super(why)
    this.why = why
  }
}

/** The HTTP status under which a refusal of the product reaches an app. */
export const statusOfReason: Partial<Record<Reason, number>> = {
  badInput: 400,
  notFound: 404,
  requestReused: 409,
  refundUnderWay: 409,
  notInThisState: 422,
  tooFast: 429,
  busy: 503,
}
