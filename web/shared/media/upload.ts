import type { OutputOf } from '#contract/base/operation.ts'
import type { files, UploadModule } from '#contract/desk/files.ts'
import { api } from '#web/kit/api.ts'
import { renewWhenNear, send } from '#web/kit/call.ts'

/** Stores a file. Throws as `call` does. */
export async function uploadFile(
  module: UploadModule,
  file: Blob,
  name: string,
): Promise<OutputOf<typeof files.upload>> {
  await renewWhenNear()
  const form = new FormData()
  form.set('module', module)
  form.set('file', file, name)
  return (await send(api.files.upload, form)) as OutputOf<typeof files.upload>
}
