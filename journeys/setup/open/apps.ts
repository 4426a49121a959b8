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
]
const scopes: Record<AppKind, OpenScope[]> = {
  customer: [...everybody, 'order.write', 'event.customer', 'event.payment', 'event.opponent', 'payout.write'],
  merchant: [...everybody, 'event.merchant', 'event.carrier', 'merchant.write'],
  rider: [...everybody, 'event.rider', 'event.chauffeur', 'event.companion', 'worker.write'],
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

export type Apps = {
  app(kind: AppKind): OpenApi
  /** One signed request as it is, whatever comes of it. */
  post(kind: AppKind, path: string, body: unknown): Promise<Response>
}

/** Signed requests in the name of each app. */
export function createApps(url: string): Apps {
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
    post(kind, path, body) {
      const text = JSON.stringify(body)
      const target = new URL(path, url)
      const headers = signedHeaders(appOf(kind), { method: 'POST', url: target, body: text })
      return fetch(target, { method: 'POST', body: text, headers: { 'content-type': 'application/json', ...headers } })
    },
  }
}
