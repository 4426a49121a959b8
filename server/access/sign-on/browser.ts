import type { Config } from '#server/kit/config.ts'

const name = 'sign_on'
const seconds = 600

/** A cookie that ties the way to the provider and back to one browser. */
export function browserCookie(browser: string, { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): string {
  const secure = PUBLIC_URL?.startsWith('https:') ? '; Secure' : ''
  // Lax: the way back begins on the provider's page.
  return `${name}=${browser}; Path=/api/session; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

/** What the cookie header says, or nothing. */
export function browserOf(cookies: string): string {
  return new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)`).exec(cookies)?.[1] ?? ''
}

/** A path of the own origin as a browser would read it, else `/`. */
export function ownPath(text: unknown): string {
  const origin = 'http://own.invalid'
  if (typeof text !== 'string' || text.length > 1024 || !text.startsWith('/') || !URL.canParse(text, origin)) return '/'
  const url = new URL(text, origin)
  const path = url.pathname + url.search + url.hash
  return url.origin === origin && !path.startsWith('//') ? path : '/'
}
