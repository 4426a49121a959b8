import { uploadFile } from '#web/shared/media/upload.ts'

/** Returns the address of the stored picture. Throws as `call` does. */
export async function uploadAvatar(picture: Blob): Promise<string> {
  const { url } = await uploadFile('pcimg', picture, 'avatar.png')
  return url
}

export const pictureTypes = ['image/jpeg', 'image/png', 'image/jpg']
/** Exclusive limit in bytes: 2 MB. */
export const pictureMost = 2 * 1024 * 1024
