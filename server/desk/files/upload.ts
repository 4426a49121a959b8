import { createHash, randomBytes } from 'node:crypto'
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
import { removeStored, writeStored } from './store.ts'
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

type Origin = { caller: Caller; traceId: string }

/** Stores a file of a member of staff, as the rule of its module converts it. */
export async function upload(
  runtime: Runtime,
  { caller, traceId }: Origin,
  { module, file }: Upload,
): Promise<OutputOf<typeof files.upload>> {
  const made = await rules[module].make(file)
  const { id, name } = await makeChange(runtime, { actor: actorOf(caller), traceId }, change =>
    keep(change, runtime.config, { module, made, owner: caller.userId }),
  )
  return { url: `/files/${name}`, fileId: id }
}

type Given = {
  appId: string
  module: Exclude<StoredModule, 'pcimg' | 'announcementimg'>
  file: Buffer
  seconds?: number | undefined
}

/** The same for an app. Answers the name without its extension. */
export async function uploadForApp(
  change: Change,
  config: Config,
  { appId, module, file, seconds }: Given,
): Promise<string> {
  const made = await rules[module].make(file)
  const details = { ...made.details, ...(seconds !== undefined && { seconds }) }
  const { name } = await keep(change, config, { module, made: { ...made, details }, appId })
  return name.split('.')[0] ?? ''
}

const makesOfPosts: Record<PostMediaKind, Rule['make']> = {
  image: rules.chatimg.make,
  voice: rules.chatvoice.make,
  video: async sent => videoOf(sent),
}

type Medium = { appId: string; kind: PostMediaKind; file: Buffer; seconds?: number | undefined }

/** A picture, voice or film for a post of an app. Answers the name without its extension. */
export async function uploadForPost(change: Change, config: Config, medium: Medium): Promise<string> {
  const { appId, kind, file, seconds } = medium
  const made = await makesOfPosts[kind](file)
  const details = { ...made.details, ...(seconds !== undefined && { seconds }) }
  const { name } = await keep(change, config, { module: 'post', made: { ...made, details }, appId })
  return name.split('.')[0] ?? ''
}

type Kept = { module: StoredModule | 'post'; made: Made; owner?: number; appId?: string }

/** The name on disk is ours, never one that the sender gave. */
async function keep(
  change: Change,
  config: Config,
  { module, made, owner, appId }: Kept,
): Promise<{ id: number; name: string }> {
  const { bytes, mime, extension, details = {}, likeness } = made
  const name = `${randomBytes(16).toString('base64url')}.${extension}`
  try {
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
    await writeStored(config, name, bytes)
    return { id, name }
  } catch (error) {
    await removeStored(config, name)
    throw error
  }
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
