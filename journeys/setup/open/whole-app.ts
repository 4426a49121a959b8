import { randomUUID } from 'node:crypto'
import { openScopes } from '#contract/open/open.ts'
import type { TestServer } from '../process/server.ts'
import { registerApp } from './apps.ts'

export type WholeApp = { id: string; secret: string; webhookSecret: string }

/** An app that may do everything and speaks for everybody, as a company connects its first one. */
export async function registerWholeApp(server: TestServer, webhookUrl: string | null = null): Promise<WholeApp> {
  const app = { id: `whole-${randomUUID().slice(0, 8)}`, secret: randomUUID() }
  const webhook_secret = randomUUID()
  await registerApp(server.runtime, { ...app, name: 'whole', kind: 'other', scopes: [...openScopes] })
  await server.db
    .updateTable('apps')
    .set({ webhook_url: webhookUrl, webhook_secret })
    .where('id', '=', app.id)
    .execute()
  return { ...app, webhookSecret: webhook_secret }
}
