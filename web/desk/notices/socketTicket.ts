import type { Envelope } from '#contract/base/refusals.ts'
import type { Endpoint } from '#web/kit/endpoints.ts'

/** `session.socketTicket`; not with the endpoints of the kit, which the sign-in page loads. */
export const socketTicket = {
  method: 'POST',
  path: '/api/session/socketTicket',
  needs: 'signed-in',
} as const satisfies Endpoint

/**
 * A ticket that opens one socket. Not through `call`: the socket tries again by itself, so a failure is neither shown nor a
 * reason to ask for the sign-in; the page's own calls are.
 */
export async function fetchSocketTicket(token: string, signal: AbortSignal): Promise<string> {
  const headers = { token, 'content-type': 'application/json' }
  const { method, path } = socketTicket
  const answer = await fetch(path, { method, headers, body: '{}', signal })
  const { data } = (await answer.json()) as Envelope<{ ticket?: string } | null>
  if (!data?.ticket) throw new Error('The server gave no ticket.')
  return data.ticket
}
