import { EventEmitter, once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { isSigned } from '#city/api/webhooks.ts'
import { readJson } from '#contract/base/json.ts'

/** As much of a webhook as is looked at. */
const Webhook = z.object({
  type: z.string(),
  data: z.object({ no: z.string().optional(), state: z.string().optional() }),
})
type Webhook = z.output<typeof Webhook>

export type WebhookInbox = {
  readonly port: number
  /** How many did not verify, or were no webhooks. */
  wrong(): number
  /** Resolves when such a webhook was received, also before; false after so long. */
  untilReceived(is: (webhook: Webhook) => boolean, timeoutMs: number): Promise<boolean>
  stop(): void
}

/** Listens for webhooks at any path of this port, checks their signatures and keeps them. */
export async function openInbox(port: number, secret: string): Promise<WebhookInbox> {
  const received: Webhook[] = []
  const arrivals = new EventEmitter()
  let wrong = 0
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const parsed = isSigned(request, body, secret) ? Webhook.safeParse(readJson(body)) : null
    if (parsed?.success) received.push(parsed.data)
    else wrong++
    response.writeHead(parsed?.success ? 204 : 401).end()
    arrivals.emit('one')
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    wrong: () => wrong,
    async untilReceived(is, timeoutMs) {
      const signal = AbortSignal.timeout(timeoutMs)
      while (!received.some(is)) {
        const next = await once(arrivals, 'one', { signal }).catch(() => null)
        if (next === null) return false
      }
      return true
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
