import { z } from 'zod'

/** Of who somebody is, once more: a code of the second factor; of whoever has none, the password or what `signOn.confirm` answered. */
export const Proof = z.string().trim().min(1).max(256)
