import { signedHeaders } from '#city/api/open-api.ts'

export type SigningApp = { id: string; secret: string }
type Request = { method?: 'GET' | 'POST' | 'PUT'; path: string; body?: unknown }
export type Called = { status: number; reason?: string }

/** One call of the open API in the name of any app: the status, and the reason of a refusal. */
export async function callAs(
  url: string,
  app: SigningApp,
  { method = 'POST', path, body }: Request,
  more: Record<string, string> = {},
): Promise<Called> {
  const text = method === 'GET' ? '' : JSON.stringify(body ?? {})
  const target = new URL(`/open/v1${path}`, url)
  const headers = { 'content-type': 'application/json', ...signedHeaders(app, { method, url: target, body: text }) }
  const response = await fetch(target, { method, headers: { ...headers, ...more }, ...(text && { body: text }) })
  const { reason } = (await response.json()) as { reason?: string }
  return { status: response.status, ...(reason !== undefined && { reason }) }
}
