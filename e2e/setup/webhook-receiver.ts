import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Arrived = {
  id: string
  type: string
  record: string
  seq: number
  body: { type: string; seq: number; data: { no?: string } }
  headers: IncomingHttpHeaders
  text: string
}

/** A company's own server, which answers as it is told and keeps what it took: `arrived` has those that it answered with success. */
export type Receiver = {
  url: string
  readonly arrived: Arrived[]
  readonly refused: Arrived[]
  /** Answers this status to all, or to those that are meant. */
  answer(status: number, text?: string, isMeant?: (webhook: Arrived) => boolean): void
  stop(): Promise<void>
}

export async function startReceiver(): Promise<Receiver> {
  const [arrived, refused]: Arrived[][] = [[], []]
  let answer = { status: 204, text: '', isMeant: (_webhook: Arrived) => true }
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const body = JSON.parse(text) as Arrived['body']
    const { type, seq } = body
    const webhook = {
      id: String(request.headers['webhook-id']),
      type,
      seq,
      record: body.data.no ?? '',
      body,
      headers: request.headers,
      text,
    }
    const { status, text: said } = answer.isMeant(webhook) ? answer : { status: 204, text: '' }
    if (status < 300) arrived?.push(webhook)
    else refused?.push(webhook)
    response.writeHead(status).end(said)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    arrived: arrived ?? [],
    refused: refused ?? [],
    answer: (status, text = '', isMeant = () => true) => {
      answer = { status, text, isMeant }
    },
    stop() {
      server.closeAllConnections()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}
