import { cut, maskBody, maskUrl } from './mask.ts'

/** One call of the open API and what came of it. The app is the one that it names, whoever sent it. */
export type Call = {
  appId: string
  /** `accepted`, or the reason of the refusal. */
  outcome: string
  /** The operation by its name in the contract; empty where there is none at that address. */
  call: string
  at: Date
  status: number
  address: string
  method: string
  url: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: Buffer | undefined
  answer: unknown
}

/** A call as staff see it, masked. */
export type Seen = {
  app_id: string
  outcome: string
  call: string
  at: Date
  status: number
  address: string
  request: string
  answer: string
}

const shownHeaders = ['x-app-id', 'x-timestamp', 'x-nonce', 'x-body-sha256', 'content-type', 'user-agent']

export function shown({ appId, outcome, call, at, status, address, method, url, headers, body, answer }: Call): Seen {
  const lines = shownHeaders.flatMap(name => (headers[name] ? [`${name}: ${headers[name]}`] : []))
  const signed = headers['x-signature'] ? ['x-signature: ***'] : []
  const request = () => [
    `${method} ${maskUrl(url)}`,
    ...lines,
    ...signed,
    '',
    maskBody(body?.toString('utf8'), 'request'),
  ]
  return {
    app_id: appId,
    outcome,
    call,
    at,
    status,
    address,
    // PostgreSQL keeps no NUL, which a query can name.
    request: madeOr(() => cut(request().join('\n').trimEnd()).replaceAll('\0', '')),
    answer: madeOr(() => maskBody(answer === undefined ? '' : JSON.stringify(answer), 'answer')),
  }
}

/** It is made of what an app sent. Where it cannot be, the call is answered as if nobody looked on, and staff read why nothing is shown. */
function madeOr(make: () => string): string {
  try {
    return make()
  } catch (error) {
    return `(not shown: ${error instanceof Error ? error.name : 'unknown'})`
  }
}
