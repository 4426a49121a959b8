import type { Runtime } from '#server/kit/runtime.ts'
import { unsealText, type WithKey } from '#server/people/index.ts'
import type { Post } from './post.ts'
import { secretsOf, signaturesOf } from './secrets.ts'
import type { EndpointRecord, WebhookRecord } from './table.ts'

/** What came of one try. Without an error it arrived. */
export type Tried = { status: number | null; ms: number; answer: string; error: string | null }

type Sent = Pick<WebhookRecord, 'app_id' | 'body' | 'sealed_data'> &
  Pick<EndpointRecord, 'url' | 'secret' | 'secret_sealed' | 'old_secret_sealed' | 'old_secret_until'>

/** One try, whatever comes of it. `header` names the trace that it belongs to. */
export async function attempt(
  runtime: Pick<Runtime, 'config' | 'db'>,
  post: Post,
  due: Sent,
  header: { traceparent?: string } = {},
): Promise<Tried> {
  const from = performance.now()
  const ms = () => Math.round(performance.now() - from)
  try {
    const body = await wholeBody(runtime, due)
    const text = JSON.stringify(body)
    const timestamp = String(Math.floor(Date.now() / 1000))
    const headers = {
      'content-type': 'application/json',
      ...header,
      'webhook-id': body.id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signaturesOf(await secretsOf(runtime, due), { id: body.id, timestamp, text }),
    }
    const answer = await post(due.url, { appId: due.app_id, headers, text })
    const isGood = answer.status >= 200 && answer.status < 300
    return { status: answer.status, ms: ms(), answer: answer.text, error: isGood ? null : `HTTP ${answer.status}` }
  } catch (error) {
    const { message, cause } = error as Error
    const said = cause instanceof Error ? `${message}: ${cause.message}` : message
    return { status: null, ms: ms(), answer: '', error: said }
  }
}

async function wholeBody(runtime: WithKey, { body, sealed_data }: Sent): Promise<Sent['body']> {
  if (sealed_data === null) return body
  return { ...body, data: { ...body.data, ...JSON.parse(await unsealText(runtime, sealed_data)) } }
}
