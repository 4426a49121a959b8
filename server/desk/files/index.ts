import fastifyMultipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { files } from '#contract/desk/files.ts'
import { may, refuseUnready } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { Refusal, refuse } from '#server/kit/refusal.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { type Identify, senderOf } from '#server/kit/serve.ts'
import { isLinkGood, type LinkQuery } from './link.ts'
import { rangeOf } from './range.ts'
import { multipartLimits, receiveUpload } from './receive.ts'
import { objectsOf, openStored } from './stored.ts'
import { startSweeping } from './sweep.ts'
import type { FileModule } from './table.ts'
import { type TicketQuery, takeTicket } from './tickets.ts'
import { upload } from './upload.ts'

export { orientationsOf } from './likeness/fingerprint.ts'
export { differenceOf, type Likeness, likenessOf, type StoredLikeness, wordsOf } from './likeness/likeness.ts'
export { linksTo, linkTo } from './link.ts'
export { moveFiles } from './move-files.ts'
export { takePaperImages } from './paper-images.ts'
export { drawForReading, type Turn, turnsOf } from './picture.ts'
export { type PostMediaFile, takePostMedia } from './post-media.ts'
export { receiptOf } from './receipt.ts'
export {
  addFile,
  newFileName,
  openStored,
  removeFile,
  removeStored,
  type StoredStream,
  storeStream,
} from './stored.ts'
export { sweepFiles } from './sweep.ts'
export { takeUploads } from './take-uploads.ts'
export { ticketTo } from './tickets.ts'
export { addUploadOfApp, type StoredUpload, storePostMedium, storeUpload, unlessStored } from './upload.ts'

/** Types that we encoded ourselves. Any other file is served as a download and never shown on our origin. */
const shown: readonly string[] = [
  'image/webp',
  'audio/ogg',
  'audio/webm',
  'audio/mp4',
  'audio/wav',
  'video/mp4',
  'video/webm',
]

const ownName = /^[\w-]{22}\.[a-z0-9]+$/

type Wanted = { Params: { name: string }; Querystring: LinkQuery & TicketQuery }

/** Uploads, downloads, and the daily deletion of unused files. */
export async function fileRoutes(
  app: FastifyInstance,
  { runtime, identify, identifyNow }: { runtime: Runtime; identify: Identify; identifyNow: Identify },
): Promise<void> {
  app.removeAllContentTypeParsers()
  await app.register(fastifyMultipart, { limits: multipartLimits, throwFileSizeLimit: false })
  // The sender is identified before any of the body is read.
  app.addContentTypeParser('*', (_request, _body, done) => done(null))

  app.post(files.upload.path, async (request, reply) => {
    const { token, language } = senderOf(request)
    // The connection is closed if the client goes on sending after a refusal.
    reply.header('connection', 'close')
    const caller = await identifyNow(token)
    refuseUnready(caller)
    if (!may(caller, files.upload.needs)) refuse('noPermission')
    const sent = await receiveUpload(request, language).finally(() => {
      if (request.raw.complete) reply.removeHeader('connection')
    })
    const kept = await upload(runtime, { caller, traceId: request.id }, sent)
    return { code: 200, success: true, message: '', data: files.upload.output.parse(kept), traceId: request.id }
  })

  app.get<Wanted>('/files/:name', (request, reply) => sendFile(runtime, identify, request, reply))

  await objectsOf(runtime.config)?.check()
  await startSweeping(runtime)
}

async function sendFile(
  { db, config, log }: Runtime,
  identify: Identify,
  request: FastifyRequest<Wanted>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { name } = request.params
  if (!ownName.test(name)) return notThere(reply)
  const file = await db.selectFrom('files').selectAll().where('name', '=', name).executeTakeFirst()
  if (!file) return notThere(reply)
  if (!(await mayOpen(db, file, identify, request))) return notThere(reply)
  const range = /^(audio|video)/.test(file.mime) ? rangeOf(request.headers.range, file.bytes) : null
  const stream = await openStored(config, name, range)
  if (!stream) {
    log.warn({ file: name }, 'files: one that the database knows is not there')
    return notThere(reply)
  }
  return reply
    .code(range ? 206 : 200)
    .headers({
      'content-type': file.mime,
      'content-length': range ? range.end - range.start + 1 : file.bytes,
      ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${file.bytes}` }),
      'content-disposition': dispositionOf(file),
      'cache-control': file.is_private ? 'private, no-store' : 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
    })
    .send(stream)
}

type StoredFile = { id: number; name: string; module: FileModule; is_private: boolean; owner: number | null }

/** A link to an export or a ticket to a paper that reached somebody else opens nothing: the browser must be signed in. */
async function mayOpen(
  db: Database,
  file: StoredFile,
  identify: Identify,
  request: FastifyRequest<Wanted>,
): Promise<boolean> {
  if (file.module === 'paper') {
    const personId = await personOf(identify, request)
    return personId !== null && takeTicket(db, request.query, { fileId: file.id, personId })
  }
  if (file.is_private && !(await isLinkGood(db, file.name, request.query))) return false
  return file.module !== 'export' || (await personOf(identify, request)) === file.owner
}

/** Whose session the token or the cookie is; null if there is none. */
async function personOf(identify: Identify, request: FastifyRequest): Promise<number | null> {
  const { token, cookie } = senderOf(request)
  const [, held = ''] = /(?:^|; )Admin-Token=([^;]+)/.exec(cookie) ?? []
  try {
    const caller = await identify(token || held)
    refuseUnready(caller)
    return caller.userId
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

function dispositionOf({ mime, title }: { mime: string; title: string | null }): string {
  if (shown.includes(mime)) return 'inline'
  return title === null ? 'attachment' : `attachment; filename*=UTF-8''${encodeURIComponent(title)}`
}

/** The same answer for a file that does not exist and for one that this person may not fetch. */
function notThere(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found')
}
