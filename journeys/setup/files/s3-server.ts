import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export type Asked = { method: string; name: string }
/** Refused as by a busy store, never answered, cut in the middle of what goes either way, or done and not answered. */
export type Fault = 'busy' | 'silent' | 'cut' | 'lost'

const accessKey = 'key of the tests'
export const s3Environment = { AWS_ACCESS_KEY_ID: accessKey, AWS_SECRET_ACCESS_KEY: 'secret of the tests' }

/**
 * As much of Amazon's S3 protocol as stores have in common, with faults that a real one has only sometimes. It believes every
 * signature: `npm run bench -- object-store` has a store that checks them.
 */
export async function startS3(place: string) {
  const objects = new Map<string, Buffer>()
  const parts = new Map<string, Map<number, Buffer>>()
  const asked: Asked[] = []
  let faultOf: (asked: Asked) => Fault | undefined = () => undefined
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store')
    const [, named = '', ...path] = decodeURIComponent(pathname).split('/')
    const [method, name] = [request.method ?? '', path.join('/')]
    asked.push({ method, name })
    const fault = faultOf({ method, name })
    if (fault === 'silent') return
    if (fault === 'busy') return refuse(response, 503, 'SlowDown')
    if (fault === 'cut' && method !== 'GET') return request.once('data', () => request.destroy())
    const body = await buffer(request)
    const isKnown = request.headers.authorization?.includes(`Credential=${accessKey}/`)
    if (!isKnown) return refuse(response, 403, 'AccessDenied')
    if (named !== place) return refuse(response, 404, 'NoSuchBucket')
    if (name === '') return response.end()
    const uploadId = searchParams.get('uploadId')
    if (uploadId !== null || searchParams.has('uploads'))
      return answerUpload(response, { method, name, body, uploadId, part: Number(searchParams.get('partNumber')) })
    if (method === 'PUT') objects.set(name, body)
    if (fault === 'lost') return response.destroy()
    if (method === 'DELETE') objects.delete(name)
    if (method !== 'GET') return response.writeHead(method === 'PUT' ? 200 : 204, { etag: hashOf(body) }).end()
    return send(response, { object: objects.get(name), range: request.headers.range, isCut: fault === 'cut' })
  }

  type Part = Asked & { body: Buffer; uploadId: string | null; part: number }
  function answerUpload(response: ServerResponse, { method, name, body, uploadId, part }: Part) {
    if (uploadId === null) {
      const id = randomBytes(8).toString('hex')
      parts.set(id, new Map())
      return response.end(xml('InitiateMultipartUploadResult', `<UploadId>${id}</UploadId>`))
    }
    const sent = parts.get(uploadId)
    if (!sent) return refuse(response, 404, 'NoSuchUpload')
    if (method === 'PUT') sent.set(part, body)
    else parts.delete(uploadId)
    if (method !== 'POST') return response.writeHead(method === 'PUT' ? 200 : 204, { etag: hashOf(body) }).end()
    const inOrder = [...sent].sort(([one], [other]) => one - other).map(([, bytes]) => bytes)
    objects.set(name, Buffer.concat(inOrder))
    return response.end(xml('CompleteMultipartUploadResult', `<Key>${name}</Key>`))
  }

  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `s3://${place}/own/prefix?endpoint=http://127.0.0.1:${port}`,
    objects,
    /** Of files that were begun and neither completed nor given up. */
    parts,
    asked,
    fail(which: typeof faultOf) {
      faultOf = which
    },
    async close() {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}

type Sent = { object: Buffer | undefined; range: string | undefined; isCut: boolean }

function send(response: ServerResponse, { object, range, isCut }: Sent) {
  if (!object) return refuse(response, 404, 'NoSuchKey')
  const [, from = '0', to = ''] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
  const bytes = range ? object.subarray(Number(from), Number(to) + 1) : object
  response.writeHead(range ? 206 : 200, { 'content-length': bytes.length, etag: hashOf(object) })
  if (!isCut) return response.end(bytes)
  return response.write(bytes.subarray(0, bytes.length >> 1), () => response.destroy())
}

function refuse(response: ServerResponse, status: number, code: string) {
  return response.writeHead(status).end(xml('Error', `<Code>${code}</Code><Message>${code}</Message>`))
}

const xml = (element: string, content: string) => `<?xml version="1.0"?><${element}>${content}</${element}>`

const hashOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`
