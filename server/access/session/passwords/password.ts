import { randomBytes, timingSafeEqual } from 'node:crypto'
import { type Asker, hashInQueue } from './password-queue.ts'

/** The second recommended option of RFC 9106: 64 MiB, 3 passes; one lane, since one sign-in should not take all cores. */
const cost = { memory: 65_536, passes: 3, parallelism: 1, tagLength: 32 }

/** An argon2id hash in PHC string form, with a salt of its own. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  return phcOf(nonce, await hashInQueue({ message: password, nonce, ...cost }, 'known'))
}

function phcOf(nonce: Uint8Array, tag: Uint8Array): string {
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(nonce)}$${unpadded(tag)}`
}

function unpadded(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '')
}

/** Of an account that does not exist: no password leads to it. */
const dummyHash = phcOf(randomBytes(16), randomBytes(cost.tagLength))

/** False for an account that does not exist (`hash` null), after the same time as for one that does. */
export async function isPassword(password: string, hash: string | null, asker: Asker): Promise<boolean> {
  const [, , , costs = '', salt = '', expected = ''] = (hash ?? dummyHash).split('$')
  const [memory = 0, passes = 0, parallelism = 0] = costs.split(',').map(part => Number(part.slice(2)))
  const tag = Buffer.from(expected, 'base64')
  const nonce = Buffer.from(salt, 'base64')
  const job = { message: password, nonce, memory, passes, parallelism, tagLength: tag.length }
  return timingSafeEqual(await hashInQueue(job, asker), tag) && hash !== null
}
