import type { FastifyReply, FastifyRequest } from 'fastify'
import { refusals } from '#contract/base/refusals.ts'
import type { OpenRefusalAnswer } from '#contract/open/open-refusals.ts'
import type { Config } from '#server/kit/config.ts'
import { envelopeOfRefusal, Refusal } from '#server/kit/refusal.ts'
import { budget, UnreadableBody } from '#server/process/limits/index.ts'
import { isPassing } from '#server/process/outages/index.ts'
import { otherRefusals } from '#words/open/reference.ts'
import { docsOf } from './reference/addresses.ts'
import { explainedRefusals, statusOf } from './reference/refusals.ts'
import { BodyRefusal, OpenRefusal, openRefusals } from './refusal.ts'

type Answered = Omit<OpenRefusalAnswer, 'docs' | 'traceId'> & { status: number }

/** Answers whatever went wrong with a call: a stable reason, a sentence in two languages, and where it is explained. */
export function answerError(
  config: Config,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, ...answered } = answerOf(error, request)
  if (status === 429) reply.header('retry-after', '1')
  if (status === 503) reply.header('retry-after', budget.retryAfterSeconds)
  if (status === 500) request.log.error({ error }, 'open: a call failed')
  else if (!explainedRefusals.has(answered.reason)) {
    request.log.error({ reason: answered.reason }, 'open: the reference does not explain this refusal')
  }
  return reply.code(status).send({ ...answered, ...docsOf(config, answered.reason), traceId: request.id })
}

function answerOf(error: unknown, request: FastifyRequest): Answered {
  if (error instanceof OpenRefusal) return answerOfCall(error.why)
  if (error instanceof Refusal) return answerOfProduct(error, request.id)
  if (error instanceof UnreadableBody) return answerOfOther(error.why, 400, 400, error.most)
  if (error instanceof BodyRefusal) return answerOfOther(error.why, 400, 400)
  const status = (error as { statusCode?: number }).statusCode ?? 500
  if (status === 413) return answerOfOther('bodyTooLarge', 413, 413)
  if (status < 500) return answerOfOther('badRequest', status, status)
  if (isPassing(error)) return answerOfOther('busy', 503, refusals.busy)
  return answerOfOther('internal', 500, refusals.internal)
}

function answerOfCall(why: keyof typeof openRefusals): Answered {
  const [status, message] = openRefusals[why]
  return { status, code: status, reason: why, message, messageZh: explainedRefusals.get(why)?.text.zh ?? message }
}

function answerOfProduct(error: Refusal, traceId: string): Answered {
  const { code, message, data } = envelopeOfRefusal(error, 'en', traceId)
  const zh = envelopeOfRefusal(error, 'zh', traceId)
  const { reason, fields } = data
  const bilingual = fields && { fields, fieldsZh: zh.data.fields ?? {} }
  return { status: statusOf(reason), code, reason, message, messageZh: zh.message, ...bilingual }
}

function answerOfOther(reason: keyof typeof otherRefusals, status: number, code: number, most?: number): Answered {
  const { en, zh } = otherRefusals[reason]
  return { status, code, reason, message: withMost(en, most), messageZh: withMost(zh, most) }
}

function withMost(sentence: string, most: number | undefined): string {
  return sentence.replace('{most}', String(most ?? ''))
}
