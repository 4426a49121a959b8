import { type Endpoint, renewWhenNear, send } from '#web/kit/call.ts'

const endpoint: Endpoint = { method: 'POST', path: '/api/upload', needs: 'signed-in' }

/** Returns the address of the stored picture. Throws as `call` does. */
export async function uploadAvatar(picture: Blob): Promise<string> {
  await renewWhenNear()
  const form = new FormData()
  form.set('module', 'pcimg')
  form.set('file', picture, 'avatar.png')
  const { url } = (await send(endpoint, form)) as { url: string }
  return url
}

export const pictureTypes = ['image/jpeg', 'image/png', 'image/jpg']
/** Exclusive limit in bytes: 2 MB. */
export const pictureMost = 2 * 1024 * 1024
