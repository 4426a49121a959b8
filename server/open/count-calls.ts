import type { FastifyInstance } from 'fastify'
import type { Runtime } from '#server/kit/runtime.ts'
import { startCounting } from '#server/open/apps/index.ts'

const appName = /^[\w.-]{1,64}$/

/** Counts each call under the app that it names, by what the answer says came of it. */
export function countCalls(app: FastifyInstance, runtime: Pick<Runtime, 'db' | 'log'>): void {
  const counter = startCounting(runtime)
  app.addHook('onClose', counter.stop)
  app.addHook('onSend', async (request, reply, payload) => {
    const { headers, method, url, ip, body } = request
    const appId = String(headers['x-app-id'] ?? '')
    const answer = typeof payload === 'string' ? payload : ''
    if (appName.test(appId)) {
      counter.count({
        appId,
        outcome: outcomeOf(reply.statusCode, answer),
        at: new Date(),
        status: reply.statusCode,
        address: ip,
        method,
        url,
        headers,
        answer,
        body: Buffer.isBuffer(body) ? body : undefined,
      })
    }
    return payload
  })
}

function outcomeOf(status: number, answer: string): string {
  if (status < 400) return 'accepted'
  return /"reason":"(\w{1,40})"/.exec(answer)?.[1] ?? `http${status}`
}
