import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PayoutWebhookBody } from '#contract/open/open-money.ts'

export type PayoutOrder = PayoutWebhookBody['data']

/** A payment channel on loopback: it takes what it is ordered and asked, and leaves the answers to the story. */
export async function listenToPayouts(
  onReceived: (order: PayoutOrder) => void,
): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const received = PayoutWebhookBody.safeParse(JSON.parse(await bodyOf(request)))
    response.writeHead(204).end()
    // Every app receives the webhooks of every order.
    if (received.success) onReceived(received.data.data)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}
