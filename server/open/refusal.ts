import type { Reason } from '#contract/base/refusals.ts'
import type { OpenRefusalReason } from '#contract/open/apps/entry-refusals.ts'
import { callRefusals } from '#words/open/reference.ts'

/** Why the open API refuses an app. Its readers are programmers, hence English and HTTP statuses. */
export const openRefusals = {
  timestamp: [401, callRefusals.timestamp.en],
  nonce: [401, callRefusals.nonce.en],
  signature: [401, callRefusals.signature.en],
  address: [403, callRefusals.address.en],
  replay: [401, callRefusals.replay.en],
  scope: [403, callRefusals.scope.en],
  service: [403, callRefusals.service.en],
  city: [403, callRefusals.city.en],
  tooFast: [429, callRefusals.tooFast.en],
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
