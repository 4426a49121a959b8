import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Config, isOwnMachine } from '#server/kit/config.ts'
import { languageOf } from '#server/kit/language.ts'

const root = fileURLToPath(new URL('../../dist/web', import.meta.url))

function contentSecurityOf({ MAP_TILES_URL }: Config): string {
  const tiles = MAP_TILES_URL ? ` ${new URL(MAP_TILES_URL.replace(/[{}]/g, '')).origin}` : ''
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob:${tiles}`,
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Headers that close what the product does not need. */
export function closeHeaders(config: Config) {
  const close = headersOf(config)
  return async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    close(request, reply)
    return payload
  }
}

function headersOf(config: Config) {
  const contentSecurity = contentSecurityOf(config)
  const isHttps = config.PUBLIC_URL?.startsWith('https:') ?? false
  return (request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      // Those of documents and workers: browsers ignore them with other scripts and styles, which a page has many of.
      ...((!isPartOfPage(reply) || isWorker(request)) && {
        'content-security-policy': contentSecurity,
        ...((isHttps || isSecure(request)) && { 'cross-origin-opener-policy': 'same-origin' }),
      }),
      ...(isHttps && { 'strict-transport-security': 'max-age=31536000' }),
    })
    // Answers hold data of people; only files, which say so, may be kept.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  }
}

function notFound(traceId: string) {
  return { code: 404, success: false, message: 'Not found', data: null, traceId }
}

/** An address that no route can read, as `/%ff`: the framework asks no hook about it. */
export function answerUnreadableAddress(config: Config) {
  const close = headersOf(config)
  return (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    close(request, reply)
    reply.code(404).send(notFound(request.id))
  }
}

const statusOf: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** A line on which no request can be read is answered and closed. */
export function answerUnreadableRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const status = statusOf[error.code ?? ''] ?? 400
  const said = STATUS_CODES[status] ?? ''
  const body = JSON.stringify({ code: status, success: false, message: said, data: null, traceId: randomUUID() })
  const lines = [
    `HTTP/1.1 ${status} ${said}`,
    'Connection: close',
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  if (socket.writable) socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`)
  socket.destroy(error)
}

/** What Node would answer by itself, without our headers: what a request expects is passed over, and one without a host is refused. */
export function answerForNode(http: FastifyInstance): void {
  http.server.on('checkExpectation', (request, response) => http.server.emit('request', request, response))
  http.addHook('onRequest', async ({ id, headers, raw }, reply) => {
    if (headers.host !== undefined || raw.httpVersion !== '1.1') return
    return reply.code(400).send({ code: 400, success: false, message: 'Bad Request', data: null, traceId: id })
  })
}

function isPartOfPage(reply: FastifyReply): boolean {
  return /^(application|text)\/(javascript|css)\b/.test(String(reply.getHeader('content-type')))
}

/** As the build calls the files of workers. */
function isWorker({ url }: FastifyRequest): boolean {
  return /^\/assets\/\w+Worker-/.test(url)
}

/** On plain http browsers ignore the policy and complain on the console; their own machine they trust. */
function isSecure({ protocol, hostname }: FastifyRequest): boolean {
  return protocol === 'https' || isOwnMachine(hostname)
}

/** Serves the built web; every path that is no file is a page of it, and the browser decides which. */
export async function servePages(app: FastifyInstance, config: Config): Promise<void> {
  if (existsSync(root)) {
    const firstFilesOf = readFirstFiles(root, config)
    await app.register(fastifyStatic, {
      root,
      preCompressed: true,
      // With none, a folder that is asked for without compression would be an error.
      index: ['index.html'],
      cacheControl: false,
      // Said with each of the many files of a page, and of no use: the tag tells whether one has changed.
      lastModified: false,
      acceptRanges: false,
      setHeaders(reply, path) {
        const isHashed = path.includes('/assets/')
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
        if (/\/index\.html(\.\w+)?$/.test(path)) reply.header('link', firstFilesOf(reply.request))
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|open|socket|assets)(\/|$|\?)/.test(request.url)
    if (isPage && existsSync(root)) return reply.sendFile('index.html')
    return reply.code(404).send(notFound(request.id))
  })
}

/** What the build writes: its files, some by the source that they begin with, others by a name. */
type Manifest = Record<string, { name?: string; src?: string; file: string }>

/**
 * The value of `Link` for a page: what its scripts ask for as soon as they run, the frame or the sign-in page with their words, so
 * that the browser fetches them together with the scripts. `root` is the folder of the built web.
 */
function readFirstFiles(root: string, { DEMO }: Config): (request: FastifyRequest) => string {
  const path = join(root, '.vite/manifest.json')
  const manifest: Manifest = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  const files = new Map(Object.values(manifest).map(({ name, src, file }) => [src ?? name, file]))
  return ({ headers: { cookie = '', 'accept-language': accepted } }) => {
    const language = languageOf(/(?:^|; )language=(\w+)/.exec(cookie)?.[1] ?? accepted)
    const isSignedIn = /(?:^|; )Admin-Token=[^;]/.test(cookie)
    const signIn = ['login', `${language}-start`]
    const demo = ['access/login/DemoAccounts.tsx', `../dist/words/${language}/access/demo-accounts.ts`]
    const wanted = isSignedIn ? ['frame', `${language}-start`, `${language}-desk`] : [...signIn, ...(DEMO ? demo : [])]
    const found = wanted.map(name => files.get(name)).filter(file => file !== undefined)
    return found.map(file => `</${file}>; rel=modulepreload`).join(', ')
  }
}
