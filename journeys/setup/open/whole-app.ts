import { randomUUID } from 'node:crypto'
import { openScopes } from '#contract/open/open.ts'
import type { TestServer } from '../process/server.ts'

export type WholeApp = { id: string; secret: string; webhookSecret: string }

/** An app that may do everything and speaks for everybody, as a company connects its first one. */
export async function registerWholeApp(server: TestServer, webhookUrl: string | null = null): Promise<WholeApp> {
  const app = { id: `whole-${randomUUID().slice(0, 8)}`, secret: randomUUID() }
  const webhookSecret = randomUUID()
  await server.db
    .insertInto('apps')
    .values({
      ...app,
      name: 'whole',
      scopes: [...openScopes],
      rate_limit: 100_000,
      webhook_url: webhookUrl,
      webhook_secret: webhookSecret,
    })
    .execute()
  return { ...app, webhookSecret }
}
