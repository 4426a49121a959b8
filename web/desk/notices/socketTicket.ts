import type { Envelope } from '#contract/base/refusals.ts'
import { api } from '#web/kit/api.ts'

/**
 * A ticket that opens one socket. Not through `call`: the socket tries again by itself, so a failure is neither shown nor a
 * reason to ask for the sign-in; the page's own calls are.
 */
export async function fetchSocketTicket(token: string, signal: AbortSignal): Promise<string> {
  const headers = { token, 'content-type': 'application/json' }
  const { method, path } = api.session.socketTicket
  const answer = await fetch(path, { method, headers, body: '{}', signal })
  const { data } = (await answer.json()) as Envelope<{ ticket?: string } | null>
  if (!data?.ticket) throw new Error('The server gave no ticket.')
  return data.ticket
}
