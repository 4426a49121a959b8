/**
 * Why the open API refuses an app before anybody reads what it says; the answer names it as `reason`. Everything that is
 * refused later names a reason of the product (`contract/base/refusals.ts`).
 */
const openRefusalReasons = [
  'timestamp',
  'nonce',
  'signature',
  'address',
  'replay',
  'scope',
  'service',
  'city',
  'tooFast',
] as const
export type OpenRefusalReason = (typeof openRefusalReasons)[number]
