import { Secret, TOTP } from 'otpauth'

/** The code that an authenticator app shows, or the one of so many steps of 30 seconds later. */
export function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
}
