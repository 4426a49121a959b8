import { createHmac, randomBytes } from 'node:crypto'
import { webhookStringToSign } from '#contract/open/open.ts'
import { sealText, unsealText, type WithKey } from '#server/people/index.ts'
import type { EndpointRecord } from './table.ts'

type Secrets = Pick<EndpointRecord, 'secret' | 'secret_sealed' | 'old_secret_sealed' | 'old_secret_until'>

const prefix = 'whsec_'

/** As Standard Webhooks writes it: 24 random bytes in base64 after `whsec_`. */
export function newSecret(): string {
  return prefix + randomBytes(24).toString('base64')
}

/** The value of the header `webhook-signature`: one signature, or two while a secret is replaced. */
export function signaturesOf(secrets: readonly string[], { id, timestamp, text }: Signed): string {
  const signed = webhookStringToSign(id, timestamp, text)
  return secrets.map(secret => `v1,${createHmac('sha256', keyOf(secret)).update(signed).digest('base64')}`).join(' ')
}

type Signed = { id: string; timestamp: string; text: string }

/** The bytes after the prefix; a secret without it, from before there were endpoints, is its own key. */
function keyOf(secret: string): string | Buffer {
  return secret.startsWith(prefix) ? Buffer.from(secret.slice(prefix.length), 'base64') : secret
}

/** The secrets that are good now, the newest first. */
export async function secretsOf(runtime: WithKey, row: Secrets): Promise<string[]> {
  const { secret, secret_sealed, old_secret_sealed, old_secret_until } = row
  const current = secret_sealed ? await unsealText(runtime, secret_sealed) : (secret ?? '')
  const isOldGood = old_secret_sealed !== null && (old_secret_until ?? 0) > Date.now()
  return isOldGood ? [current, await unsealText(runtime, old_secret_sealed)] : [current]
}

/** Encrypts the secrets that an earlier version stored readable, in the transaction of its caller. */
export async function sealPlainEndpoints(runtime: WithKey): Promise<void> {
  const { db } = runtime
  const rows = await db
    .selectFrom('webhook_endpoints')
    .select(['id', 'secret'])
    .where('secret', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const { id, secret } of rows)
    await db
      .updateTable('webhook_endpoints')
      .set({ secret: null, secret_sealed: await sealText(runtime, secret ?? '') })
      .where('id', '=', id)
      .execute()
}
