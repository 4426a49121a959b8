import type { OutputOf } from '#contract/base/operation.ts'
import type { files, UploadModule } from '#contract/desk/files.ts'
import { renewWhenNear, send } from '#web/kit/call.ts'
import type { Endpoint } from '#web/kit/endpoints.ts'

const endpoint: Endpoint = { method: 'POST', path: '/api/upload', needs: 'signed-in' }

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
  return (await send(endpoint, form)) as OutputOf<typeof files.upload>
}
