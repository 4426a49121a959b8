import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** The second recommended option of RFC 9106: 64 MiB, 3 passes; one lane, since one sign-in should not take all cores. */
const cost = { memory: 65_536, passes: 3, parallelism: 1, tagLength: 32 }

/** An argon2id hash in PHC string form, with a salt of its own. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive('argon2id', { message: password, nonce, ...cost })
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(nonce)}$${unpadded(tag)}`
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}

let dummyHash: Promise<string> | undefined

/** False for an account that does not exist (`hash` null), after the same time as for one that does. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  dummyHash ??= hashPassword(randomBytes(16).toString('hex'))
  const [, , , costs = '', salt = '', expected = ''] = (hash ?? (await dummyHash)).split('$')
  const [memory = 0, passes = 0, parallelism = 0] = costs.split(',').map(part => Number(part.slice(2)))
  const tag = Buffer.from(expected, 'base64')
  const nonce = Buffer.from(salt, 'base64')
  const actual = await derive('argon2id', {
    message: password,
    nonce,
    memory,
    passes,
    parallelism,
    tagLength: tag.length,
  })
  return timingSafeEqual(actual, tag) && hash !== null
}
