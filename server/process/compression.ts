import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const leastBytes = 1024
/** Up to here, compressing takes less CPU than handing it to another thread. */
const mostBytesAtOnce = 64 * 1024
/**
 * Small at little CPU: more effort saves a tenth and takes four times as long. With the usual window of 22 bits, answers that are compressed
 * at the same time take so much memory outside of V8's heap that it collects the whole heap twice a second.
 */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 16 } }
const gzipOptions = { level: 4 }

const compressors = [
  {
    name: 'br',
    atOnce: (text: string) => brotliCompressSync(text, brotliOptions),
    inThread: (text: string) => promisify(brotliCompress)(text, brotliOptions),
  },
  {
    name: 'gzip',
    atOnce: (text: string) => gzipSync(text, gzipOptions),
    inThread: (text: string) => promisify(gzip)(text, gzipOptions),
  },
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
  const compressor = compressors.find(({ name }) => taken.includes(name))
  if (!compressor) return payload
  const { name, atOnce, inThread } = compressor
  const compressed = payload.length > mostBytesAtOnce ? await inThread(payload) : atOnce(payload)
  reply.header('content-encoding', name).removeHeader('content-length')
  return compressed
}
