import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type OpenCallName, openCalls } from '#contract/open/open-calls.ts'
import type { Config } from '#server/kit/config.ts'
import { addresses } from './addresses.ts'
import { callPage, description } from './pages/call.ts'
import { callPath, subjects, webhookPath } from './pages/frame.ts'
import { type Reader, readerOf } from './pages/reader.ts'
import { refusalsPage } from './pages/refusals.ts'
import { startPage } from './pages/start.ts'
import { webhookPage } from './pages/webhook.ts'

/** The pages, each written for its reader. */
const pages: Readonly<Record<string, (reader: Reader) => string>> = {
  [addresses.docs]: startPage,
  [addresses.refusals]: refusalsPage,
  ...Object.fromEntries(
    (Object.keys(openCalls) as OpenCallName[]).map(name => [
      callPath(name),
      (reader: Reader) => callPage(reader, name),
    ]),
  ),
  ...Object.fromEntries(
    subjects.map(subject => [webhookPath(subject), (reader: Reader) => webhookPage(reader, subject)]),
  ),
}

let descriptionText: string | undefined

/** What is the same for everybody. */
const files: Readonly<Record<string, { type: string; read: () => string | Promise<string> }>> = {
  [addresses.description]: { type: 'application/json', read: readDescription },
  [`${addresses.docs}/reference.css`]: {
    type: 'text/css',
    read: () => readFile(new URL('pages/reference.css', import.meta.url), 'utf8'),
  },
}

/**
 * The reference of the open API, for everybody who can reach this server: it says what the contract says and nothing of this
 * installation, and who connects an app has no account here. `OPEN_DOCS=0` switches it off.
 */
export async function referenceRoutes(app: FastifyInstance, { config }: { config: Config }): Promise<void> {
  if (!config.OPEN_DOCS) return
  for (const [url, { type, read }] of Object.entries(files)) {
    app.get(url, async (request, reply) => send(request, reply, { type, text: await read() }))
  }
  for (const [url, write] of Object.entries(pages)) {
    app.get(url, (request, reply) => {
      return send(request, reply, { type: 'text/html', text: write(readerIn(request, config)) })
    })
  }
}

/** Made once: it is large. */
function readDescription(): string {
  descriptionText ??= JSON.stringify(description())
  return descriptionText
}

function readerIn({ query, headers, protocol, host }: FastifyRequest, { PUBLIC_URL }: Config): Reader {
  // What a stranger calls this server is copied into programs: nothing but a name and a port.
  const here = /^[\w.:[\]-]+$/.test(host) ? `${protocol}://${host}` : ''
  return readerOf({
    query: query as Record<string, unknown>,
    cookie: headers.cookie,
    accepted: headers['accept-language'],
    server: PUBLIC_URL?.replace(/\/$/, '') || here,
  })
}

type Written = { type: string; text: string }

async function send(request: FastifyRequest, reply: FastifyReply, { type, text }: Written): Promise<Buffer> {
  const isZipped = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  if (isZipped) reply.header('content-encoding', 'gzip')
  const vary = 'accept-encoding, accept-language, cookie'
  reply.headers({ vary, 'cache-control': 'no-cache', 'content-type': `${type}; charset=utf-8` })
  const content = Buffer.from(text)
  return isZipped ? promisify(gzip)(content) : content
}
