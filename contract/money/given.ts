import { FenTotal, mostFen } from '#contract/base/values.ts'

/** What was given for the order before, as the person saw and confirmed it; where it is more by now, nothing is given. */
export const ConfirmedFen = FenTotal.max(mostFen).optional()
