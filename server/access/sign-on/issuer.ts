import * as openid from 'openid-client'
import { type Config, isPlainHttp } from '#server/kit/config.ts'

const timeoutSeconds = 10

/** The provider's metadata: fetched once, and again only if that failed. */
export type Discover = () => Promise<openid.Configuration>

export function createDiscover(config: Config): Discover {
  let found: Promise<openid.Configuration> | undefined
  return () => {
    found ??= discover(config).catch(error => {
      found = undefined
      throw error
    })
    return found
  }
}

function discover({
  OIDC_ISSUER = '',
  OIDC_CLIENT_ID = '',
  OIDC_CLIENT_SECRET,
}: Config): Promise<openid.Configuration> {
  return openid.discovery(new URL(OIDC_ISSUER), OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, undefined, {
    timeout: timeoutSeconds,
    // The settings allow plain http on this machine only.
    execute: [openid.enableNonRepudiationChecks, ...(isPlainHttp(OIDC_ISSUER) ? [openid.allowInsecureRequests] : [])],
  })
}

/** Where the provider sends people back to: the registered address, not the one of a request. */
export function returnUrl({ PUBLIC_URL }: Config): URL {
  return new URL('/api/session/oidcReturn', PUBLIC_URL)
}

/** `freshSeconds`: how long ago the sign-in at the provider may be at most, where that matters. */
type Proof = { query: string; state: string; nonce: string; codeVerifier: string; freshSeconds?: number | undefined }

/** Whom the provider vouches for: its own word for them, which stays, and their user name here, null if it does not say. */
export type Vouched = { issuer: string; subject: string; username: string | null }

/** Exchanges the provider's code for whom it vouches. Throws if a check fails. */
export async function vouchedBy(discover: Discover, config: Config, proof: Proof): Promise<Vouched | null> {
  const issuer = await discover()
  const url = returnUrl(config)
  url.search = proof.query
  const tokens = await openid.authorizationCodeGrant(issuer, url, {
    expectedState: proof.state,
    expectedNonce: proof.nonce,
    pkceCodeVerifier: proof.codeVerifier,
    // The answer must then have `auth_time`.
    ...(proof.freshSeconds !== undefined && { maxAge: proof.freshSeconds }),
  })
  const claims = tokens.claims()
  if (!claims) return null
  const claim = config.OIDC_USERNAME_CLAIM
  const { iss, sub } = claims
  const hasMore = !Object.hasOwn(claims, claim) && issuer.serverMetadata().userinfo_endpoint !== undefined
  const named = hasMore ? await openid.fetchUserInfo(issuer, tokens.access_token, sub) : claims
  return { issuer: iss, subject: sub, username: nameIn(named, claim) }
}

function nameIn(claims: Record<string, unknown>, claim: string): string | null {
  // An unverified address proves nothing: anybody may write any address into their profile.
  if (claim === 'email' && claims.email_verified === false) return null
  const name = Object.hasOwn(claims, claim) && claims[claim]
  return typeof name === 'string' && name ? name : null
}
