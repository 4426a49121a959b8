import { type Envelope, type Reason, type RefusalData, refusals } from '#contract/base/refusals.ts'
import type { Language } from '#contract/base/values.ts'
import { refusalWords } from '#words/base/refusals.ts'

/** A sentence in the language of whoever reads it. */
export type Localized = (language: Language) => string

type Extra = {
  /** What fills the sentence's `{name}` places. */
  params?: Record<string, string | number>
  /** Sentences by path, for bad input. */
  fields?: Record<string, string | Localized>
  /** The fresh record, when somebody was faster. */
  record?: unknown
}

/** An expected no. Thrown anywhere inside an operation it undoes the transaction and reaches the caller as a sentence. */
export class Refusal extends Error {
  readonly reason: Reason
  readonly extra: Extra

  constructor(reason: Reason, extra: Extra = {}) {
    super(reason)
    this.reason = reason
    this.extra = extra
  }
}

/** What the caller may do has changed since they were identified: the call is made again. Twice in a row, it is refused as busy. */
export class AccessChanged extends Refusal {
  constructor() {
    super('busy')
  }
}

export function refuse(reason: Reason, extra?: Extra): never {
  throw new Refusal(reason, extra)
}

/** Fills `{name}` places of a sentence. */
export function fill(sentence: string, params: Record<string, string | number> = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place))
}

export function envelopeOfRefusal(
  { reason, extra }: Refusal,
  language: Language,
  traceId: string,
): Envelope<RefusalData> {
  const { params, fields, record } = extra
  return {
    code: refusals[reason],
    success: false,
    // A place at the end may be empty.
    message: fill(refusalWords[reason][language], { traceId, ...params }).trimEnd(),
    data: { reason, ...(fields && { fields: localize(fields, language) }), ...(record !== undefined && { record }) },
    traceId,
  }
}

const localize = (fields: Record<string, string | Localized>, language: Language) =>
  Object.fromEntries(Object.entries(fields).map(([path, say]) => [path, say instanceof Function ? say(language) : say]))
