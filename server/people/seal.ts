import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { type DataKeys, dataKeys, type WithKey } from './data-key.ts'

/** A sealed text is this format's number, the random start value, the seal and the encrypted text. */
const format = 1
const startBytes = 12
const sealBytes = 16

/** AES-256-GCM with the installation's key: setting DATA_KEY or, without it, a file DATA_DIR/data.key made at first use. */
export async function sealText(runtime: WithKey, text: string): Promise<Buffer> {
  return sealWith(await dataKeys(runtime), text)
}

export function sealWith({ forSealing }: DataKeys, text: string): Buffer {
  const start = randomBytes(startBytes)
  const cipher = createCipheriv('aes-256-gcm', forSealing, start)
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([Buffer.from([format]), start, cipher.getAuthTag(), encrypted])
}

/** Throws if the bytes were changed, or sealed with another key. */
export async function unsealText(runtime: WithKey, sealed: Buffer): Promise<string> {
  return unsealWith(await dataKeys(runtime), sealed)
}

export function unsealWith({ forSealing }: DataKeys, sealed: Buffer): string {
  if (sealed[0] !== format) throw new Error('This text was sealed by a newer version.')
  const sealAt = 1 + startBytes
  const textAt = sealAt + sealBytes
  const decipher = createDecipheriv('aes-256-gcm', forSealing, sealed.subarray(1, sealAt), { authTagLength: sealBytes })
  decipher.setAuthTag(sealed.subarray(sealAt, textAt))
  return Buffer.concat([decipher.update(sealed.subarray(textAt)), decipher.final()]).toString('utf8')
}

/** The same for equal texts of this installation; finds doubles of a number that nobody can read. */
export async function hashText(runtime: WithKey, text: string): Promise<Buffer> {
  return hashWith(await dataKeys(runtime), text)
}

export function hashWith({ forHashing }: DataKeys, text: string): Buffer {
  return createHmac('sha256', forHashing).update(text).digest()
}
