import { randomBytes } from 'node:crypto'
import * as openid from 'openid-client'
import { hashToken } from '#server/access/session/index.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { type Discover, returnUrl } from './issuer.ts'

/** `isConfirmation`: asks the provider for a fresh sign-in, however long ago the last one was. */
type Asked = { redirect: string; isConfirmation: boolean }

/** Records the attempt. Answers the provider's address, and the value of the cookie that ties the attempt to this browser. */
export async function start(
  { db, config }: Runtime,
  discover: Discover,
  { redirect, isConfirmation }: Asked,
): Promise<{ url: URL; browser: string }> {
  const issuer = await discover()
  const [state, nonce, codeVerifier] = [openid.randomState(), openid.randomNonce(), openid.randomPKCECodeVerifier()]
  const browser = randomBytes(32).toString('base64url')
  await db
    .insertInto('sign_on_attempts')
    .values({
      state_hash: hashToken(state),
      browser_hash: hashToken(browser),
      code_verifier: codeVerifier,
      nonce,
      redirect,
      is_confirmation: isConfirmation,
    })
    .execute()
  const url = openid.buildAuthorizationUrl(issuer, {
    redirect_uri: returnUrl(config).href,
    scope: config.OIDC_USERNAME_CLAIM === 'email' ? 'openid profile email' : 'openid profile',
    state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ...(isConfirmation && { prompt: 'login', max_age: '0' }),
  })
  return { url, browser }
}
