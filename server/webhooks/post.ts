import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { publicLookup, refuseWrongAddress } from './address.ts'

/** Milliseconds for everything: name, connection, answer. */
const timeoutMs = 10_000
/** More of an answer is not read. */
const mostAnswerBytes = 2048

type Message = { headers: Record<string, string>; text: string; toPrivateAddresses: boolean }
export type Answer = { status: number; text: string }

/** Posts a webhook; the HTTP status of the answer and how it begins. A redirect is an answer like any other. */
export async function post(address: string, { headers, text, toPrivateAddresses }: Message): Promise<Answer> {
  const url = new URL(address)
  if (!toPrivateAddresses) refuseWrongAddress(url)
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const asked = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(text) },
      signal: AbortSignal.timeout(timeoutMs),
      ...(!toPrivateAddresses && { lookup: publicLookup() }),
    })
    asked.on('error', reject)
    asked.on('response', response => {
      const chunks: Buffer[] = []
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        bytes += chunk.length
        if (bytes > mostAnswerBytes) asked.destroy()
      })
      response.on('error', () => {})
      response.on('close', () => resolve({ status: response.statusCode ?? 0, text: beginningOf(chunks) }))
    })
    asked.end(text)
  })
}

/** As PostgreSQL can store it. */
function beginningOf(chunks: Buffer[]): string {
  return Buffer.concat(chunks).subarray(0, mostAnswerBytes).toString('utf8').replaceAll('\0', '')
}
