import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'
import { afterAll, beforeAll } from 'vitest'
import { signOnStart } from '#contract/access/sign-on.ts'
import type { Browser, Page } from './browser.ts'
import { type TestServer, withServer } from './server.ts'

/** Where the desk is, as the provider knows it. */
export const desk = 'https://desk.example.com'
export const returnTo = `${desk}/api/session/oidcReturn`

const client = { id: 'the-desk', secret: 'a secret between the two of us' }

export type TestIssuer = { url: string; settings: Record<string, string>; stop(): Promise<void> }

/**
 * A real provider on this machine. Everybody may sign in there, under any name and with any password; it tells the name
 * in the id token or only when asked for it, and calls the address verified or not. `signedInAgo`: seconds by which it says that
 * people signed in earlier than they did.
 */
export async function startIssuer({
  isInToken = true,
  isVerified = true,
  port = 0,
  signedInAgo = 0,
} = {}): Promise<TestIssuer> {
  const http = createServer((request, response) => void handle(request, response))
  await new Promise<void>(resolve => http.listen(port, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  const oidc = new Provider(url, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [returnTo] }],
    cookies: { keys: ['signs the cookies of the journeys'] },
    claims: { openid: ['sub'], profile: ['preferred_username'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: !isInToken,
    ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    pkce: { required: () => true },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, preferred_username: id, email: `${id}@example.com`, email_verified: isVerified }),
    }),
  })
  saysEarlier(oidc, signedInAgo)
  const handle = oidc.callback()
  return {
    url,
    settings: {
      PUBLIC_URL: desk,
      OIDC_ISSUER: url,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
    },
    stop: () =>
      new Promise(resolve => {
        http.close(() => resolve())
        http.closeAllConnections()
      }),
  }
}

/** A provider for all tests of a file, and a server whose staff may sign in there. */
export function withIssuerAndServer(): { issuer: Pick<TestIssuer, 'url' | 'settings'>; server: TestServer } {
  let issuer: TestIssuer
  beforeAll(async () => {
    issuer = await startIssuer()
  })
  const server = withServer(() => ({ settings: { ...issuer.settings, OIDC_LABEL: '公司账号' } }))
  afterAll(() => issuer.stop())
  return {
    server,
    issuer: {
      get url() {
        return issuer.url
      },
      get settings() {
        return issuer.settings
      },
    },
  }
}

export function begin(redirect = '/'): string {
  return `${desk}${signOnStart}?${new URLSearchParams({ redirect })}`
}

export const isReturn = (url: URL) => url.href.startsWith(returnTo)
export const isOurs = (url: URL) => url.origin === desk && !url.pathname.startsWith('/api/')

function saysEarlier({ Session }: Provider, seconds: number): void {
  const { authTime } = Session.prototype
  Session.prototype.authTime = function () {
    return (authTime.call(this) ?? 0) - seconds
  }
}

/** Where somebody confirms who they are. */
export const beginToConfirm = `${desk}${signOnStart}?confirm=1`

/** Signs in on the provider's pages and agrees there; stops at the address that it sends the browser back to. */
export function goAndSignIn(browser: Browser, username: string, redirect?: string): Promise<URL> {
  return signInFrom(browser, begin(redirect), username)
}

/** The same from any address that leads to the provider. */
export async function signInFrom(browser: Browser, address: string, username: string): Promise<URL> {
  const forms = [{ prompt: 'login', login: username, password: 'any' }, { prompt: 'consent' }]
  let page = await browser.open(address, { isThere: isReturn })
  // Whoever has been there before is asked less.
  for (const form of forms) {
    if (!isReturn(page.url)) page = await browser.open(submitAddress(page), { form, isThere: isReturn })
  }
  if (!isReturn(page.url)) throw new Error(`Not sent back, but to ${page.url}`)
  return page.url
}

function submitAddress({ url, text }: Page): string {
  return new URL(/action="([^"]+)"/.exec(text)?.[1] ?? '', url).href
}

/** Where on our side the person arrives. */
export async function arrive(browser: Browser, back: URL): Promise<URL> {
  return (await browser.open(back.href, { isThere: isOurs })).url
}
