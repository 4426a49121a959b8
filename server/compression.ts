import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const leastBytes = 1024
/** Small at little CPU: more effort saves a tenth and takes four times as long. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }
const gzipOptions = { level: 4 }

const compressors = [
  ['br', (text: string) => promisify(brotliCompress)(text, brotliOptions)],
  ['gzip', (text: string) => promisify(gzip)(text, gzipOptions)],
] as const

/** Compresses long answers in JSON, as the browser takes them. Answers with a token are short. */
export async function compressAnswers(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  const isJson = String(reply.getHeader('content-type')).startsWith('application/json')
  if (typeof payload !== 'string' || !isJson || reply.hasHeader('content-encoding')) return payload
  reply.header('vary', 'accept-encoding')
  if (payload.length < leastBytes) return payload
  const taken = String(request.headers['accept-encoding']).split(/[,\s]+/)
  const [name, compress] = compressors.find(([known]) => taken.includes(known)) ?? []
  if (!name || !compress) return payload
  const compressed = await compress(payload)
  reply.header('content-encoding', name).removeHeader('content-length')
  return compressed
}
