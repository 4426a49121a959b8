import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import { hostname } from 'node:os'
import type { FastifyInstance } from 'fastify'
import { openPrefix } from '#contract/open/calls/call.ts'
import { type Config, isOwnMachine } from '#server/kit/config.ts'
import { refuse } from '#server/kit/refusal.ts'

type Origins = Pick<Config, 'PUBLIC_URL' | 'ALLOWED_ORIGINS'>

/** Whether it is ours by the settings. */
function isNamed(origin: string | undefined, { PUBLIC_URL, ALLOWED_ORIGINS }: Origins): boolean {
  const own = PUBLIC_URL ? [...ALLOWED_ORIGINS, new URL(PUBLIC_URL).origin] : ALLOWED_ORIGINS
  return origin !== undefined && own.includes(origin)
}

/** Whether it is the very address that the request was sent to. */
function isAsked(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host
}

/** Names that no name server of the world answers, so that nobody else can let them point here. */
const localName = /^[^.]+$|\.(localhost|local|lan|home\.arpa|internal)$/

/**
 * Whether a browser may open a socket. A page whose own name points here (DNS rebinding) has its name as origin and as host: what
 * equals the host counts only where nobody else can own that name. A client without an origin is no browser, and needs a token as well.
 */
export function mayOpenSocket({ origin, host }: IncomingHttpHeaders, origins: Origins): boolean {
  if (origin === undefined || isNamed(origin, origins)) return true
  if (!isAsked(origin, host)) return false
  const name = new URL(origin).hostname
  return isOwnMachine(name) || isIP(name.replace(/^\[|\]$/g, '')) !== 0 || localName.test(name) || name === hostname()
}

/**
 * What a page of another site can let a browser send without asking us first is a form. JSON it cannot: browsers ask first, and get
 * no permission.
 */
function isForeignForm(headers: IncomingHttpHeaders, origins: Origins): boolean {
  const { origin, host, 'sec-fetch-site': site, 'content-type': type = '' } = headers
  if (/^application\/json\b/i.test(type) || isNamed(origin, origins)) return false
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return origin !== undefined && !isAsked(origin, host)
}

/**
 * Refuses forms of other sites, which would act in the browser of whoever looks at them: sign it in as somebody else, for one. The open
 * API takes what is signed, which no form is.
 */
export function refuseForeignForms(app: FastifyInstance, origins: Origins): void {
  app.addHook('onRequest', async ({ method, headers, routeOptions }) => {
    if (method === 'GET' || method === 'HEAD' || routeOptions.url?.startsWith(openPrefix)) return
    if (isForeignForm(headers, origins)) refuse('foreignForm')
  })
}
