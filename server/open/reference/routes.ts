import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#server/kit/config.ts'
import { addresses } from './addresses.ts'
import { describeOpenApi } from './description.ts'
import { docsPage, refusalsPage } from './pages.ts'

const json = 'application/json; charset=utf-8'
const html = 'text/html; charset=utf-8'
const script = 'text/javascript; charset=utf-8'
const style = 'text/css; charset=utf-8'

/** What is served where; each is read or made once, when it is first asked for. */
const served: Readonly<Record<string, { type: string; read: () => string | Promise<string> }>> = {
  [addresses.description]: { type: json, read: () => JSON.stringify(describeOpenApi()) },
  [addresses.docs]: { type: html, read: () => docsPage },
  [addresses.refusals]: { type: html, read: refusalsPage },
  [`${addresses.docs}/viewer.js`]: { type: script, read: readViewer },
  [`${addresses.docs}/styles.js`]: { type: script, read: () => readOwn('styles.js') },
  [`${addresses.docs}/reference.css`]: { type: style, read: () => readOwn('reference.css') },
}

/**
 * The reference of the open API, for everybody who can reach this server: it says what the contract says and nothing of this
 * installation, and who connects an app has no account here. `OPEN_DOCS=0` switches it off.
 */
export async function referenceRoutes(app: FastifyInstance, { config }: { config: Config }): Promise<void> {
  if (!config.OPEN_DOCS) return
  for (const [url, { type, read }] of Object.entries(served)) {
    const content = once(async () => Buffer.from(await read()))
    const zipped = once(async () => promisify(gzip)(await content()))
    app.get(url, async (request, reply) => {
      const isZipped = mayZip(request)
      if (isZipped) reply.header('content-encoding', 'gzip')
      reply.headers({ vary: 'accept-encoding', 'cache-control': 'no-cache', 'content-type': type })
      return isZipped ? zipped() : content()
    })
  }
}

function mayZip({ headers }: FastifyRequest): boolean {
  return /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''))
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make()
    return made
  }
}

function readViewer(): Promise<string> {
  const path = import.meta.resolve('openapi-explorer/dist/browser/openapi-explorer.min.js')
  return readFile(fileURLToPath(path), 'utf8')
}

function readOwn(name: string): Promise<string> {
  return readFile(new URL(`viewer/${name}`, import.meta.url), 'utf8')
}
