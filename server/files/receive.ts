import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { files, largestUpload } from '#contract/files.ts'
import type { Language } from '#contract/values.ts'
import { fieldSentences } from '#server/kit/field-words.ts'
import { Refusal, refuse } from '#server/kit/refusal.ts'

const Upload = files.upload.input.extend({ file: z.instanceof(Buffer) })
export type Upload = z.output<typeof Upload>

export const multipartLimits = {
  fileSize: largestUpload,
  files: 1,
  fields: 4,
  parts: 5,
  fieldSize: 256,
  headerPairs: 32,
}
/** What a form with the largest file may take in all. */
const largestBody = largestUpload + 16_384

/** Reads the form, at most as much of it as is allowed. */
export async function receiveUpload(request: FastifyRequest, language: Language): Promise<Upload> {
  if (!request.isMultipart()) return refuse('badInput')
  if (Number(request.headers['content-length'] ?? 0) > largestBody) refuse('imageTooLarge')
  const parsed = Upload.safeParse(await readParts(request), { reportInput: true })
  if (!parsed.success) return refuse('badInput', { fields: fieldSentences(parsed.error, language) })
  return parsed.data
}

async function readParts(request: FastifyRequest): Promise<Record<string, unknown>> {
  const parts: Record<string, unknown> = {}
  try {
    for await (const part of request.parts()) {
      parts[part.fieldname] = part.type === 'file' ? await readWhole(part) : part.value
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    refuse('badInput')
  }
  return parts
}

/** The library would read on to the end of a file that is too large; this does not wait for it. */
function readWhole(part: MultipartFile): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    part.file.once('limit', () => reject(new Refusal('imageTooLarge')))
    part.toBuffer().then(resolve, reject)
  })
}
