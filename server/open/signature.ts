import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { stringToSign } from '#contract/open/open.ts'
import { type CallingApp, findApp, isAllowedAddress } from '#server/apps/index.ts'
import type { Database } from '#server/kit/database.ts'
import { plannedOnce } from '#server/kit/named-statements.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { OpenRefusal } from './refusal.ts'

/** A signature is good for this long on either side of our clock; a nonce cannot be used twice meanwhile. */
const skewSeconds = 300

export type App = CallingApp

/** The app that signed these headers, the body unread. An unknown app and a wrong signature are refused alike. */
export async function authenticateHeaders(runtime: Runtime, request: FastifyRequest): Promise<App> {
  const read = (name: string) => String(request.headers[name] ?? '')
  const timestamp = read('x-timestamp')
  const nonce = read('x-nonce')
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= skewSeconds)) throw new OpenRefusal('timestamp')
  if (!/^[\w-]{16,64}$/.test(nonce)) throw new OpenRefusal('nonce')
  const found = await findApp(runtime, read('x-app-id'))
  // Everything after the first `?`: another one is text of the query.
  const [, path = '', query = ''] = /^([^?]*)\??(.*)$/s.exec(request.url) ?? []
  const bodySha256 = read('x-body-sha256')
  const text = stringToSign({ method: request.method, path, query, timestamp, nonce, bodySha256 })
  const given = Buffer.from(read('x-signature'), 'base64')
  const isGenuine = (found?.secrets ?? ['unknown']).filter(secret => isSignedWith(secret, text, given)).length > 0
  if (!found || !isGenuine) throw new OpenRefusal('signature')
  // After the signature: a stranger does not learn from where an app may call.
  if (!isAllowedAddress(found.app.addresses, request.ip)) throw new OpenRefusal('address')
  return found.app
}

function isSignedWith(secret: string, text: string, given: Buffer): boolean {
  const expected = createHmac('sha256', secret).update(text).digest()
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Refuses a body that is not the one whose hash was signed, and a request that came before. */
export async function acceptBody(db: Database, app: App, { headers }: FastifyRequest, body: Buffer): Promise<void> {
  if (headers['x-body-sha256'] !== createHash('sha256').update(body).digest('hex')) throw new OpenRefusal('signature')
  await spendNonce(db, app.id, String(headers['x-nonce']))
}

async function spendNonce(db: Database, appId: string, nonce: string): Promise<void> {
  const fresh = await db
    .insertInto('app_nonces')
    .values({ app_id: appId, nonce })
    .onConflict(conflict => conflict.doNothing())
    .returning('nonce')
    .modifyEnd(plannedOnce)
    .executeTakeFirst()
  if (!fresh) throw new OpenRefusal('replay')
}
