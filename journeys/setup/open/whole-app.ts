import { randomUUID } from 'node:crypto'
import { openScopes } from '#contract/open/open.ts'
import { createEndpoint } from '#server/open/webhooks/feature.ts'
import type { TestServer } from '../process/server.ts'
import { registerApp } from './apps.ts'

export type WholeApp = { id: string; secret: string; webhookSecret: string }

/** An app that may do everything and speaks for everybody, as a company connects its first one. */
export async function registerWholeApp(server: TestServer, webhookUrl: string | null = null): Promise<WholeApp> {
  const app = { id: `whole-${randomUUID().slice(0, 8)}`, secret: randomUUID() }
  const webhookSecret = randomUUID()
  await registerApp(server.runtime, { ...app, name: 'whole', kind: 'other', scopes: [...openScopes] })
  if (webhookUrl) await createEndpoint(server.runtime, { appId: app.id, url: webhookUrl, secret: webhookSecret })
  return { ...app, webhookSecret }
}
