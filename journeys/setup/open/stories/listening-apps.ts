import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { webhookSignature } from '#city/api/webhooks.ts'
import { createEndpoint } from '#server/open/webhooks/feature.ts'
import type { TestServer } from '../../process/server.ts'
import { appOf, registerApp } from '../apps.ts'

const kinds = ['customer', 'merchant', 'rider', 'bank'] as const
const secretOf = (kind: string) => `whsec of ${kind}`

export type ReceivedBody = { type: string }

/** The apps of a server, each with an endpoint that wants every type. */
export type ListeningApps = {
  /** Every body whose signature is right, as it was sent. */
  readonly received: ReceivedBody[]
  /** What was wrong with the others. */
  readonly faults: string[]
  readonly endpointIds: number[]
  close(): Promise<void>
}

export async function listenAsAllApps({ runtime }: TestServer): Promise<ListeningApps> {
  const [received, faults, endpointIds]: [ReceivedBody[], string[], number[]] = [[], [], []]
  const http = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': given } = request.headers
    const secret = secretOf((request.url ?? '').slice(1))
    if (given === webhookSignature(secret, String(id), String(at), text)) received.push(JSON.parse(text))
    else faults.push(`${request.url}: ${given}`)
    response.writeHead(204).end()
  })
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  await registerApp(runtime, { ...appOf('bank'), name: 'bank', kind: 'payout', scopes: ['payout.write'] })
  for (const kind of kinds) {
    const url = `http://127.0.0.1:${port}/${kind}`
    const { row } = await createEndpoint(runtime, { appId: appOf(kind).id, url, secret: secretOf(kind) })
    endpointIds.push(row.id)
  }
  return {
    received,
    faults,
    endpointIds,
    close() {
      http.closeAllConnections()
      return new Promise(resolve => http.close(() => resolve()))
    },
  }
}
