import { argon2Sync, randomBytes } from 'node:crypto'

/**
 * A hash of a password at the least cost the algorithm has: a hash names its own cost, and hundreds of people sign in. Passwords
 * that the server itself hashes cost what they cost everywhere.
 */
export function hashCheaply(password: string): string {
  const nonce = randomBytes(16)
  const tag = argon2Sync('argon2id', { message: password, nonce, memory: 8, passes: 1, parallelism: 1, tagLength: 32 })
  const [salt, hash] = [nonce, tag].map(bytes => bytes.toString('base64').replace(/=+$/, ''))
  return `$argon2id$v=19$m=8,t=1,p=1$${salt}$${hash}`
}
