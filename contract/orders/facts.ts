import { z } from 'zod'
import { Fen, longText, Metres, Seconds, shortText } from '#contract/base/values.ts'
import type { plans, Service } from './service.ts'

/** What a customer says about an order that is completed, once. */
export const Rating = z.object({
  /** 5 is the best. */
  score: z.int().min(1).max(5),
  comment: longText.default(''),
})

type FactsOf<S extends Service> = { [Event in keyof (typeof plans)[S]['moves']]?: z.ZodType<Record<string, unknown>> }

const Evidence = z.object({ evidence: longText.min(1) })
const Track = z.object({ track: shortText.optional() })
const Result = z.object({
  winner: z.enum(['customer', 'opponent', 'draw']),
  score: z.string().trim().max(20).default(''),
})

/** By the event of the open API that must bring them. */
export const facts = {
  food: { rate: Rating },
  chauffeur: {
    rate: Rating,
    /** `totalFen` is what the customer is to pay. */
    end: z.object({ drivenM: Metres, waitSeconds: Seconds, tollFen: Fen, totalFen: Fen }),
  },
  errand: {
    rate: Rating,
    /** What the shop's receipt says. */
    showReceipt: z.object({ goodsFen: Fen }),
    finish: z.object({ minutes: z.int().min(1).max(1440) }),
  },
  express: {
    rate: Rating,
    assignCourier: z.object({ waybillNo: z.string().regex(/^[A-Za-z0-9]{8,24}$/), courier: shortText }),
    weigh: z.object({ realWeightG: z.int().min(1).max(50_000), realFreightFen: Fen }),
    travel: Track,
    sendOut: Track,
  },
  companion: { rate: Rating, askRefund: z.object({ askedFen: Fen }), addEvidence: Evidence },
  challenge: { rate: Rating, report: Result, contest: Result, addEvidence: Evidence },
} satisfies { [S in Service]: FactsOf<S> }

/** What an event of the open API must bring besides its name; undefined where it needs nothing. */
export function factsOf(service: Service, event: string): z.ZodType<Record<string, unknown>> | undefined {
  return (facts[service] as Readonly<Record<string, z.ZodType<Record<string, unknown>>>>)[event]
}
