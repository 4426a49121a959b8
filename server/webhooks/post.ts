import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { publicLookup, refuseWrongAddress } from './address.ts'

/** Milliseconds for everything: name, connection, answer. */
const timeoutMs = 10_000
/** More of an answer is not read; its status is all that counts. */
const mostAnswerBytes = 2048

type Message = { headers: Record<string, string>; text: string; toPrivateAddresses: boolean }

/** Posts a webhook; the HTTP status of the answer. A redirect is an answer like any other. */
export async function post(address: string, { headers, text, toPrivateAddresses }: Message): Promise<number> {
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
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes > mostAnswerBytes) asked.destroy()
      })
      response.on('error', () => {})
      response.on('close', () => resolve(response.statusCode ?? 0))
    })
    asked.end(text)
  })
}
