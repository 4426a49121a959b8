/** `failing` has failed for three days, `gone` answered 410. */
export const offReasons = ['staff', 'failing', 'gone'] as const
export const endpointStandings = ['on', 'failing', 'off'] as const
export const deliveryOutcomes = ['delivered', 'open', 'dead'] as const
export type DeliveryOutcome = (typeof deliveryOutcomes)[number]

export const webhookLimits = {
  /** Endpoints of one app. */
  endpoints: 20,
  /** Deliveries that are sent again at once. */
  replay: 10_000,
  /** How long the secret before a rotation is good, in hours. */
  overlapHours: 168,
  usualOverlapHours: 24,
  /** An endpoint that fails for so long is switched off. */
  failingDays: 3,
}
