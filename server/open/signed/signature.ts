import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import { stringToSign } from '#contract/open/open.ts'
import type { Database } from '#server/kit/database.ts'
import { genericPlan } from '#server/kit/named-statements.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { type CallingApp, findApp, isAllowedAddress, type KnownApp, stampOfApp } from '#server/open/apps/index.ts'
import { OpenRefusal } from '#server/open/refusal.ts'
import { type Nonce, partOf } from './nonces.ts'

/** A signature is good for this long on either side of our clock; a nonce cannot be used twice meanwhile. */
const skewSeconds = 300

export type App = CallingApp

/** Apps that this node remembers, by id; those unused for longest are forgotten first. */
const mostRemembered = 1000
export type KnownApps = Map<string, KnownApp>

/** The app that signed these headers, the body unread. An unknown app and a wrong signature are refused alike. */
export async function authenticateHeaders(
  runtime: Runtime,
  apps: KnownApps,
  request: FastifyRequest,
): Promise<KnownApp> {
  const read = (name: string) => String(request.headers[name] ?? '')
  const timestamp = read('x-timestamp')
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= skewSeconds)) throw new OpenRefusal('timestamp')
  if (!/^[\w-]{16,64}$/.test(read('x-nonce'))) throw new OpenRefusal('nonce')
  const id = read('x-app-id')
  // Whoever is not who we remember may be who is stored now; `acceptBody` finds out whether a remembered app still is.
  const known = apps.get(id)
  const signing = known && hasSigned(known, request) ? known : await findApp(runtime, id)
  if (!hasSigned(signing, request) || !signing) throw new OpenRefusal('signature')
  remember(apps, signing)
  // After the signature: a stranger does not learn from where an app may call.
  if (!isAllowedAddress(signing.app.addresses, request.ip)) throw new OpenRefusal('address')
  return signing
}

function remember(apps: KnownApps, known: KnownApp): void {
  apps.delete(known.app.id)
  apps.set(known.app.id, known)
  const [oldest] = apps.keys()
  if (apps.size > mostRemembered && oldest !== undefined) apps.delete(oldest)
}

/** An unknown app is compared, too: it takes as long as a known one. */
function hasSigned(known: KnownApp | undefined, { headers, method, url }: FastifyRequest): boolean {
  const read = (name: string) => String(headers[name] ?? '')
  // Everything after the first `?`: another one is text of the query.
  const [, path = '', query = ''] = /^([^?]*)\??(.*)$/s.exec(url) ?? []
  const text = stringToSign({
    method,
    path,
    query,
    timestamp: read('x-timestamp'),
    nonce: read('x-nonce'),
    bodySha256: read('x-body-sha256'),
  })
  const given = Buffer.from(read('x-signature'), 'base64')
  const secrets = known?.secrets ?? [{ secret: 'unknown', endsAt: null }]
  const good = secrets.filter(({ endsAt }) => endsAt === null || endsAt > Date.now())
  return good.filter(({ secret }) => isSignedWith(secret, text, given)).length > 0 && known !== undefined
}

function isSignedWith(secret: string, text: string, given: Buffer): boolean {
  const expected = createHmac('sha256', secret).update(text).digest()
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/**
 * Refuses a body that is not the one whose hash was signed, and a request that came before. The same statement finds whether
 * the app is still what this node remembers: what another node changed holds at once. Answers the app as it is now.
 */
export async function acceptBody(
  runtime: Runtime,
  apps: KnownApps,
  request: FastifyRequest,
  body: Buffer,
): Promise<KnownApp> {
  refuseOtherBody(request, body)
  const known = await authenticateHeaders(runtime, apps, request)
  if (await spendNonce(runtime.db, known, nonceOf(request))) return known
  apps.delete(known.app.id)
  const now = await authenticateHeaders(runtime, apps, request)
  if (!(await spendNonce(runtime.db, now, nonceOf(request)))) throw new OpenRefusal('signature')
  return now
}

export function refuseOtherBody({ headers }: FastifyRequest, body: Buffer): void {
  if (headers['x-body-sha256'] !== createHash('sha256').update(body).digest('hex')) throw new OpenRefusal('signature')
}

export function nonceOf({ headers }: FastifyRequest): Nonce {
  return { nonce: String(headers['x-nonce']), part: partOf(Number(headers['x-timestamp'])) }
}

/** As SQL. */
export function isStillApp({ app, stamp }: KnownApp): RawBuilder<boolean> {
  return sql`exists (select from apps where id = ${app.id} and is_enabled and ${stampOfApp} = ${stamp})`
}

/** False if the app is no longer the one that is known. */
export async function spendNonce(db: Database, known: KnownApp, { nonce, part }: Nonce): Promise<boolean> {
  const { rows } = await sql<{ is_known: boolean; is_fresh: boolean }>`
    with known as (select id from apps where id = ${known.app.id} and is_enabled and ${stampOfApp} = ${known.stamp}),
      fresh as (insert into app_nonces (app_id, nonce, part) select id, ${nonce}, ${part}::smallint from known on conflict do nothing returning nonce)
    select exists (select from known) as is_known, exists (select from fresh) as is_fresh ${genericPlan}`.execute(db)
  const { is_known = false, is_fresh = false } = rows[0] ?? {}
  if (is_known && !is_fresh) throw new OpenRefusal('replay')
  return is_known
}
