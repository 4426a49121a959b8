import { type Reason, refusals } from '#contract/base/refusals.ts'
import { openReasons } from '#contract/open/open-refusals.ts'
import { refusalWords } from '#words/base/refusals.ts'
import { type Bilingual, callRefusals, otherRefusals } from '#words/open/reference.ts'
import { openRefusals, statusOfReason } from '../refusal.ts'

/** One refusal as the reference explains it; its sentence may have `{places}` that are filled when it is answered. */
export type ExplainedRefusal = { reason: string; status: number; code: number; text: Bilingual }

const ofCalls = Object.entries(openRefusals).map(([reason, [status]]) =>
  explained(reason, status, status, callRefusals[reason as keyof typeof openRefusals]),
)
const unreadable = ['bodyNotJson', 'bodyNotObject', 'bodyTooDeep', 'bodyTooManyItems'] as const
const ofOthers = [
  explained('bodyTooLarge', 413, 413, otherRefusals.bodyTooLarge),
  ...unreadable.map(reason => explained(reason, 400, 400, otherRefusals[reason])),
  explained('badRequest', 400, 400, otherRefusals.badRequest),
  explained('internal', 500, refusals.internal, otherRefusals.internal),
  explained('busy', 503, refusals.busy, otherRefusals.busy),
]
const known = new Set([...ofCalls, ...ofOthers].map(({ reason }) => reason))
const ofProduct = openReasons
  .filter(reason => !known.has(reason))
  .map(reason => explained(reason, statusOf(reason), refusals[reason], refusalWords[reason]))

/** Every refusal of the open API, by its reason: those of every call first. */
export const explainedRefusals: ReadonlyMap<string, ExplainedRefusal> = new Map(
  [...ofCalls, ...ofOthers, ...ofProduct].map(each => [each.reason, each]),
)

function explained(reason: string, status: number, code: number, { en, zh }: Bilingual): ExplainedRefusal {
  return { reason, status, code, text: { en, zh } }
}

/** The HTTP status of a refusal of the product. */
export function statusOf(reason: Reason): number {
  return statusOfReason[reason] ?? 422
}
