import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
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
export function signaturesOf(secrets: readonly Secret[], { id, timestamp, text }: Signed): string {
  const signed = webhookStringToSign(id, timestamp, text)
  return secrets.map(({ key }) => `v1,${createHmac('sha256', key).update(signed).digest('base64')}`).join(' ')
}

type Signed = { id: string; timestamp: string; text: string }

/** The bytes after the prefix; a secret without it, from before there were endpoints, is its own key. */
function keyOf(secret: string): KeyObject {
  return createSecretKey(
    secret.startsWith(prefix) ? Buffer.from(secret.slice(prefix.length), 'base64') : Buffer.from(secret),
  )
}

/** A secret as it is shown, and as the key that signs. */
type Secret = { text: string; key: KeyObject }

/** By what is stored: to unseal one and to make its key takes longer than to sign. A changed secret is sealed anew. */
const known = new Map<string, Secret>()
const mostKnown = 1000

async function unsealed(runtime: WithKey, sealed: Buffer): Promise<Secret> {
  const stored = sealed.toString('latin1')
  const found = known.get(stored)
  if (found) return found
  const text = await unsealText(runtime, sealed)
  const secret = { text, key: keyOf(text) }
  if (known.size >= mostKnown) known.clear()
  known.set(stored, secret)
  return secret
}

/** The secrets that are good now, the newest first. */
export async function secretsOf(runtime: WithKey, row: Secrets): Promise<Secret[]> {
  const { secret, secret_sealed, old_secret_sealed, old_secret_until } = row
  const current = secret_sealed
    ? await unsealed(runtime, secret_sealed)
    : { text: secret ?? '', key: keyOf(secret ?? '') }
  const isOldGood = old_secret_sealed !== null && (old_secret_until ?? 0) > Date.now()
  return isOldGood ? [current, await unsealed(runtime, old_secret_sealed)] : [current]
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
