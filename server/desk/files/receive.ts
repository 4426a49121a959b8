import type { IncomingMessage } from 'node:http'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Language } from '#contract/base/values.ts'
import {
  files,
  largestAnnouncementImage,
  largestChatImage,
  largestChatVoice,
  largestUpload,
  type UploadModule,
} from '#contract/desk/files.ts'
import { fieldSentences } from '#server/kit/field-sentences.ts'
import { Refusal, refuse } from '#server/kit/refusal.ts'

const Upload = files.upload.input.extend({ file: z.instanceof(Buffer) })
export type Upload = z.output<typeof Upload>

export const multipartLimits = {
  // One byte more, so that a file that is too large is recognized.
  fileSize: largestChatImage + 1,
  files: 1,
  fields: 4,
  parts: 5,
  fieldSize: 256,
  headerPairs: 32,
}
/** Bytes of a form that is too large and still read to its end, so that its sender gets the reason; beyond, the connection is closed. */
const largestRefusedBody = 10 * 1024 * 1024

const largest: Record<UploadModule, number> = {
  pcimg: largestUpload,
  chatimg: largestChatImage,
  chatvoice: largestChatVoice,
  announcementimg: largestAnnouncementImage,
}

const megabytes = (bytes: number) => bytes / 1024 / 1024

/** Reads the form. What is refused was read to its end, unless it is so large that its sender is cut off. */
export async function receiveUpload(request: FastifyRequest, language: Language): Promise<Upload> {
  if (!request.isMultipart()) return refuse('badInput')
  if (Number(request.headers['content-length'] ?? 0) > largestRefusedBody)
    refuse('imageTooLarge', { params: { limit: megabytes(largestChatImage) } })
  let read = 0
  request.raw.on('data', (chunk: Buffer) => {
    read += chunk.length
  })
  try {
    return await readUpload(request, language)
  } catch (error) {
    await readToEnd(request.raw, () => read <= largestRefusedBody)
    throw error
  }
}

/** Resolves at the end of the body, or when `goesOn` says no. */
function readToEnd(body: IncomingMessage, goesOn: () => boolean): Promise<void> {
  return new Promise(resolve => {
    if (body.readableEnded || body.destroyed) return resolve()
    body.unpipe()
    body.on('data', () => goesOn() || resolve())
    for (const end of ['end', 'close', 'error']) body.on(end, () => resolve())
    body.resume()
  })
}

async function readUpload(request: FastifyRequest, language: Language): Promise<Upload> {
  const parsed = Upload.safeParse(await readParts(request), { reportInput: true })
  if (!parsed.success) return refuse('badInput', { fields: fieldSentences(parsed.error, language) })
  return parsed.data
}

async function readParts(request: FastifyRequest): Promise<Record<string, unknown>> {
  const parts: Record<string, unknown> = {}
  try {
    for await (const part of request.parts()) {
      parts[part.fieldname] = part.type === 'file' ? await readWhole(part, parts.module) : part.value
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    refuse('badInput')
  }
  return parts
}

/** As many bytes as its module allows; without a module before the file, as many as for a picture of a person. */
function readWhole(part: MultipartFile, module: unknown): Promise<Buffer> {
  const most = largest[module as UploadModule] ?? largestUpload
  const tooLarge = module === 'chatvoice' ? 'voiceTooLarge' : 'imageTooLarge'
  return new Promise((resolve, reject) => {
    let size = 0
    // The library would read a file that is too large to its end; this stops earlier.
    part.file.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > most) reject(new Refusal(tooLarge, { params: { limit: megabytes(most) } }))
    })
    part.toBuffer().then(resolve, reject)
  })
}
