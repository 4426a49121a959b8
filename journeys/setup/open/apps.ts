import { createOpenApi, type OpenApi, signedHeaders } from '#city/api/open-api.ts'
import { isWorker } from '#contract/base/machine.ts'
import type { OpenEvent, OpenScope } from '#contract/open/open.ts'
import { createApp } from '#server/open/apps/feature.ts'
import { pointEndpoint } from '#server/open/webhooks/feature.ts'
import type { WithKey } from '#server/people/index.ts'
import type { AppKind, WebhookListener } from './webhooks.ts'

const everybody: OpenScope[] = [
  'order.read',
  'chat.write',
  'person.write',
  'complaint.write',
  'verification.write',
  'post.write',
  'feedback.write',
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

export async function registerApps(runtime: WithKey, listener: WebhookListener | undefined): Promise<void> {
  for (const kind of ['customer', 'merchant', 'rider'] as const) {
    await registerApp(runtime, { ...appOf(kind), name: kind, kind, scopes: scopes[kind] })
    await setWebhook(runtime, appOf(kind).id, kind, listener)
  }
}

/** The payout channel: an app that always has an address. */
export async function registerBank(runtime: WithKey, listener: WebhookListener, id = appOf('bank').id): Promise<void> {
  await registerApp(runtime, { ...appOf('bank'), id, name: 'bank', kind: 'payout', scopes: scopes.bank })
  await setWebhook(runtime, id, 'bank', listener)
}

/** An app that no journey slows down. */
export function registerApp(runtime: WithKey, app: Parameters<typeof createApp>[1]) {
  return createApp(runtime, { ratePerSecond: 10_000, ...app })
}

async function setWebhook(runtime: WithKey, appId: string, kind: AppKind, listener: WebhookListener | undefined) {
  if (listener) await pointEndpoint(runtime, { appId, url: listener.urlOf(kind), secret: `webhook secret of ${kind}` })
}

type Signed = { method: 'GET' | 'PUT' | 'POST'; path: string; body?: unknown }

export type Apps = {
  /** One signed request of any method. */
  send(kind: AppKind, request: Signed): Promise<Response>
  app(kind: AppKind): OpenApi
  /** One signed request as it is, whatever comes of it. */
  post(kind: AppKind, path: string, body: unknown): Promise<Response>
}

/** Signed requests in the name of each app; `watch` sees what they send of their own. */
export function createApps(url: string, watch: (api: OpenApi) => OpenApi = api => api): Apps {
  const send: Apps['send'] = (kind, { method, path, body }) => {
    const text = body === undefined ? '' : JSON.stringify(body)
    const target = new URL(path, url)
    const headers = signedHeaders(appOf(kind), { method, url: target, body: text })
    const all = { 'content-type': 'application/json', ...headers }
    return fetch(target, { method, headers: all, ...(body !== undefined && { body: text }) })
  }
  return {
    app: kind =>
      watch(
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
      ),
    send,
    post: (kind, path, body) => send(kind, { method: 'POST', path, body }),
  }
}
