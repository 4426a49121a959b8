import { createHash, randomBytes } from 'node:crypto'
import type { files, UploadModule } from '#contract/files.ts'
import type { OutputOf } from '#contract/operation.ts'
import { actorOf, type Caller } from '#server/kit/caller.ts'
import { makeChange } from '#server/kit/change.ts'
import { recordEvent } from '#server/kit/events.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { redraw } from './picture.ts'
import type { Upload } from './receive.ts'
import { removeStored, writeStored } from './store.ts'

type Made = { bytes: Buffer; mime: string; extension: string }
type Rule = { isPrivate: boolean; make(sent: Buffer): Promise<Made> }

const rules: Record<UploadModule, Rule> = {
  pcimg: {
    isPrivate: false,
    make: async sent => ({ bytes: await redraw(sent), mime: 'image/webp', extension: 'webp' }),
  },
}

type Origin = { caller: Caller; traceId: string }

/** Keeps what the rule of its module makes of a file; nothing that was sent reaches the disk as it is. */
export async function upload(
  runtime: Runtime,
  { caller, traceId }: Origin,
  { module, file }: Upload,
): Promise<OutputOf<typeof files.upload>> {
  const { isPrivate, make } = rules[module]
  const { bytes, mime, extension } = await make(file)
  const name = `${randomBytes(16).toString('base64url')}.${extension}`
  try {
    return await makeChange(runtime, { actor: actorOf(caller), traceId }, async change => {
      const { id } = await change.db
        .insertInto('files')
        .values({
          name,
          module,
          owner: caller.userId,
          mime,
          bytes: bytes.length,
          sha256: createHash('sha256').update(bytes).digest(),
          is_private: isPrivate,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await recordEvent(change, { action: 'files.upload', subject: 'files', subjectId: id, subjectNo: name })
      await writeStored(runtime.config, name, bytes)
      return { url: `/files/${name}`, fileId: id }
    })
  } catch (error) {
    await removeStored(runtime.config, name)
    throw error
  }
}
