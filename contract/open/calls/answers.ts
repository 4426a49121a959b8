import { z } from 'zod'
import { payoutMachine } from '#contract/money/payout.ts'

/** Answers that more than one call gives, or that say little. */

/** How many were taken. */
export const OpenReported = z.object({ reported: z.int() })
/** How many of them are posts of this app. */
export const OpenFiguresAnswer = z.object({ known: z.int() })
/** The number as it is kept to be shown, masked. */
export const OpenPayoutAccountAnswer = z.object({ externalNo: z.string(), number: z.string() })
export const OpenPayoutAnswer = z.object({ no: z.string(), state: z.enum(payoutMachine.states) })
