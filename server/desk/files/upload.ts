import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { OutputOf } from '#contract/base/operation.ts'
import type { files, UploadModule } from '#contract/desk/files.ts'
import type { PostMediaKind } from '#contract/reviews/post.ts'
import { actorOf, type Caller } from '#server/kit/caller.ts'
import { type Change, makeChange } from '#server/kit/change.ts'
import type { Config } from '#server/kit/config.ts'
import { recordEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { type Likeness, likenessOf } from './likeness/likeness.ts'
import { keepLikeness } from './paper-images.ts'
import { redraw } from './picture.ts'
import type { Upload } from './receive.ts'
import { newFileName, removeStored, storeStream } from './stored.ts'
import type { FileDetails } from './table.ts'
import { voiceOf } from './voice.ts'

type Made = { bytes: Buffer; mime: string; extension: string; details?: FileDetails; likeness?: Likeness }
type Rule = { isPrivate: boolean; make(sent: Buffer): Promise<Made> }

type StoredModule = UploadModule | 'paper' | 'complaint' | 'feedback'

const rules: Record<StoredModule, Rule> = {
  pcimg: { isPrivate: false, make: async sent => asWebp(await redraw(sent, 512)) },
  chatimg: {
    isPrivate: true,
    make: async sent => asWebp(await redraw(sent, 2048, { takesWebp: true, looksForQr: true })),
  },
  complaint: { isPrivate: true, make: async sent => asWebp(await redraw(sent, 2048, { takesWebp: true })) },
  feedback: { isPrivate: true, make: async sent => asWebp(await redraw(sent, 2048, { takesWebp: true })) },
  chatvoice: { isPrivate: true, make: async sent => voiceOf(sent) },
  announcementimg: { isPrivate: false, make: async sent => asWebp(await redraw(sent, 1600, { takesWebp: true })) },
  paper: {
    isPrivate: true,
    async make(sent) {
      const picture = await redraw(sent, 2048, { takesWebp: true })
      const likeness = await likenessOf(picture.bytes)
      return { ...asWebp({ ...picture, fingerprint: likeness.fingerprint }), likeness }
    },
  },
}

function asWebp({ bytes, ...details }: { bytes: Buffer } & FileDetails): Made {
  return { bytes, mime: 'image/webp', extension: 'webp', details }
}

type Sent = { module: StoredModule; file: Buffer; seconds?: number | undefined }

/** A converted file that is stored and has no row yet: nobody can fetch it. */
export type StoredUpload = Made & { module: StoredModule | 'post'; name: string }

type Origin = { caller: Caller; traceId: string }

/** Stores a file of a member of staff, as the rule of its module converts it. */
export async function upload(
  runtime: Runtime,
  { caller, traceId }: Origin,
  sent: Upload,
): Promise<OutputOf<typeof files.upload>> {
  const { config } = runtime
  const stored = await storeUpload(config, sent)
  const { id, name } = await unlessStored(config, stored, () =>
    makeChange(runtime, { actor: actorOf(caller), traceId }, change =>
      addUpload(change, stored, { owner: caller.userId }),
    ),
  )
  return { url: `/files/${name}`, fileId: id }
}

/** Converts and stores a file, before the transaction that adds its row: no connection waits for a picture or a store. */
export async function storeUpload(config: Config, { module, file, seconds }: Sent): Promise<StoredUpload> {
  return store(config, module, withSeconds(await rules[module].make(file), seconds))
}

const makesOfPosts: Record<PostMediaKind, Rule['make']> = {
  image: rules.chatimg.make,
  voice: rules.chatvoice.make,
  video: async sent => videoOf(sent),
}

type Medium = { kind: PostMediaKind; file: Buffer; seconds?: number | undefined }

/** The same for a picture, voice or film of a post. */
export async function storePostMedium(config: Config, { kind, file, seconds }: Medium): Promise<StoredUpload> {
  return store(config, 'post', withSeconds(await makesOfPosts[kind](file), seconds))
}

function withSeconds(made: Made, seconds: number | undefined): Made {
  return seconds === undefined ? made : { ...made, details: { ...made.details, seconds } }
}

/** The name is ours, never one that the sender gave. */
async function store(config: Config, module: StoredUpload['module'], made: Made): Promise<StoredUpload> {
  const name = newFileName(made.extension)
  await storeStream(config, name, Readable.from([made.bytes]))
  return { ...made, module, name }
}

/** Removes a stored file where its row was not added. */
export async function unlessStored<Result>(
  config: Config,
  stored: StoredUpload | undefined,
  add: () => Promise<Result>,
): Promise<Result> {
  try {
    return await add()
  } catch (error) {
    if (stored) await removeStored(config, stored.name)
    throw error
  }
}

/** Answers the name without its extension: by it an app knows the file. */
export async function addUploadOfApp(change: Change, stored: StoredUpload, appId: string): Promise<string> {
  const { name } = await addUpload(change, stored, { appId })
  return name.split('.')[0] ?? ''
}

type Owner = { owner?: number; appId?: string }

async function addUpload(
  change: Change,
  { module, name, mime, bytes, details = {}, likeness }: StoredUpload,
  { owner, appId }: Owner,
): Promise<{ id: number; name: string }> {
  const { id } = await change.db
    .insertInto('files')
    .values({
      name,
      module,
      owner: owner ?? null,
      app_id: appId ?? null,
      mime,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest(),
      is_private: module === 'post' || rules[module].isPrivate,
      details: JSON.stringify(details),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (likeness) await keepLikeness(change, id, likeness)
  await recordEvent(change, { action: 'files.upload', subject: 'files', subjectId: id, subjectNo: name })
  return { id, name }
}

type Kind = { mime: string; extension: string; isKind: (bytes: Buffer) => boolean }

const has = (bytes: Buffer, text: string) => bytes.includes(text, 0, 'latin1')

/**
 * The formats that phones record and browsers play, with a track of pictures: `vide` is its handler in mp4, `V_` begins the
 * name of its codec in webm. Name and type that the sender gives are ignored.
 */
const kinds: readonly Kind[] = [
  {
    mime: 'video/mp4',
    extension: 'mp4',
    isKind: bytes => bytes.toString('latin1', 4, 8) === 'ftyp' && has(bytes, 'vide'),
  },
  {
    mime: 'video/webm',
    extension: 'webm',
    isKind: bytes => bytes.readUInt32BE(0) === 0x1a45dfa3 && has(bytes.subarray(0, 64), 'webm') && has(bytes, 'V_'),
  },
]
const least = 64
const largest = 15_000_000

/** A film is stored unchanged: served with a video type of ours, a browser can take it for nothing else. */
function videoOf(bytes: Buffer): { bytes: Buffer; mime: string; extension: string } {
  if (bytes.length > largest) refuse('videoTooLarge', { params: { limit: largest / 1_000_000 } })
  const kind = bytes.length < least ? undefined : kinds.find(({ isKind }) => isKind(bytes))
  if (!kind) return refuse('notAVideo')
  return { bytes, mime: kind.mime, extension: kind.extension }
}
