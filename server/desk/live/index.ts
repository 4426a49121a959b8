import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type LiveAnswer, livePath, mostQuestions, tagLength } from '#contract/base/live.ts'
import type { Operation } from '#contract/base/operation.ts'
import type { Feature } from '#server/kit/feature.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { answerOfError, answerQuery, type Identify, senderOf } from '#server/kit/serve.ts'
import { isPassing } from '#server/process/outages/index.ts'
import { missingOf } from './missing.ts'
import { textOfAnswer } from './text.ts'

const Question = z.object({
  name: z.string().max(64),
  input: z.record(z.string(), z.unknown()),
  have: z
    .string()
    .max(tagLength * 1024)
    .regex(/^[\w-]*$/)
    .default(''),
})
const Questions = z.object({ questions: z.array(Question).min(1).max(mostQuestions) })

type Served = { operation: Operation; handler: unknown }
type Terms = { runtime: Runtime; identify: Identify; features: readonly Pick<Feature, 'operations' | 'handlers'>[] }

/**
 * Answers what a screen shows in one request, each question as its own path would, with the permissions of who asks, and
 * only as far as the browser does not have it. The first requests of a screen under pressure to be refused.
 */
export async function liveRoutes(app: FastifyInstance, { runtime, identify, features }: Terms): Promise<void> {
  const served = new Map<string, Served>(
    features.flatMap(({ operations, handlers }) =>
      Object.entries(operations).map(([verb, operation]) => [operation.name, { operation, handler: handlers[verb] }]),
    ),
  )

  app.post(livePath, { config: { isAgain: true } }, async (request, reply) => {
    const sender = senderOf(request)
    const caller = await identify(sender.token)
    const asked = Questions.safeParse(request.body)
    if (!asked.success) return refuse('badInput')
    const question = { runtime, caller, sender, traceId: request.id }

    async function answerOne({ name, input, have }: z.output<typeof Question>): Promise<LiveAnswer> {
      try {
        const { operation, handler } = served.get(name) ?? refuse('notFound')
        return missingOf(await answerQuery(operation, handler, { ...question, input }), have)
      } catch (error) {
        // The database has no connection for it, and none for the others.
        if (isPassing(error)) throw error
        return { refused: answerOfError(error, request).envelope }
      }
    }

    const answers = await Promise.all(asked.data.questions.map(answerOne))
    reply.header('content-type', 'application/json; charset=utf-8')
    const texts = answers.map(textOfAnswer).join()
    return `{"code":200,"success":true,"message":"","data":{"answers":[${texts}]},"traceId":"${request.id}"}`
  })
}
