import type { Kysely } from 'kysely'
import { createOpenApi, type OpenApi, signedHeaders } from '#city/api/open-api.ts'
import { isWorker } from '#contract/base/machine.ts'
import type { OpenEvent, OpenScope } from '#contract/open/open.ts'
import type { Tables } from '#server/kit/database.ts'
import type { AppKind, WebhookListener } from './webhooks.ts'

const everybody: OpenScope[] = [
  'order.read',
  'chat.write',
  'complaint.write',
  'verification.write',
  'post.write',
  'application.write',
  'wallet.write',
  'announcement.read',
  'announcement.write',
]
const scopes: Record<AppKind, OpenScope[]> = {
  customer: [...everybody, 'order.write', 'event.customer', 'event.payment', 'event.opponent', 'payout.write'],
  merchant: [...everybody, 'event.merchant', 'event.carrier', 'merchant.write'],
  rider: [...everybody, 'event.rider', 'event.chauffeur', 'event.companion', 'worker.write'],
  bank: ['payout.write'],
}

export function appOf(kind: AppKind): { id: string; secret: string } {
  return { id: `${kind}-app`, secret: `secret of ${kind}` }
}

/** Which app speaks for whom: partners by the merchants' app, workers of every kind by the riders'. */
export function appFor(by: OpenEvent['by']): AppKind {
  if (isWorker(by)) return 'rider'
  return by === 'merchant' || by === 'carrier' ? 'merchant' : 'customer'
}

export async function registerApps(db: Kysely<Tables>, listener: WebhookListener | undefined): Promise<void> {
  for (const kind of ['customer', 'merchant', 'rider'] as const) {
    await db
      .insertInto('apps')
      .values({
        ...appOf(kind),
        name: kind,
        scopes: scopes[kind],
        rate_limit: 100_000,
        webhook_url: listener?.urlOf(kind) ?? null,
        webhook_secret: `webhook secret of ${kind}`,
      })
      .execute()
  }
}

/** The payout channel: an app that always has an address. It hears of orders as every app does, so that not every journey has it. */
export async function registerBank(
  db: Kysely<Tables>,
  listener: WebhookListener,
  id = appOf('bank').id,
): Promise<void> {
  const secrets = { secret: appOf('bank').secret, webhook_secret: 'webhook secret of bank' }
  await db
    .insertInto('apps')
    .values({
      id,
      name: 'bank',
      ...secrets,
      scopes: scopes.bank,
      rate_limit: 100_000,
      webhook_url: listener.urlOf('bank'),
    })
    .execute()
}

type Signed = { method: 'GET' | 'PUT' | 'POST'; path: string; body?: unknown }

export type Apps = {
  /** One signed request of any method. */
  send(kind: AppKind, request: Signed): Promise<Response>
  app(kind: AppKind): OpenApi
  /** One signed request as it is, whatever comes of it. */
  post(kind: AppKind, path: string, body: unknown): Promise<Response>
}

/** Signed requests in the name of each app. */
export function createApps(url: string): Apps {
  const send: Apps['send'] = (kind, { method, path, body }) => {
    const text = body === undefined ? '' : JSON.stringify(body)
    const target = new URL(path, url)
    const headers = signedHeaders(appOf(kind), { method, url: target, body: text })
    const all = { 'content-type': 'application/json', ...headers }
    return fetch(target, { method, headers: all, ...(body !== undefined && { body: text }) })
  }
  return {
    app: kind =>
      createOpenApi({
        api: url,
        app: appOf(kind),
        // Ends only what hangs.
        timeoutMs: 200_000,
        // The city waits for a server in trouble; a journey fails.
        onProblem: problem => {
          throw new Error(problem)
        },
      }),
    send,
    post: (kind, path, body) => send(kind, { method: 'POST', path, body }),
  }
}
