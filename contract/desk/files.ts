import { z } from 'zod'
import { command } from '../base/operation.ts'
import { Id } from '../base/values.ts'

/**
 * What an upload is for. `pcimg` is the picture of a person: redrawn, 512 px at most, public. `chatimg` and `chatvoice` are
 * for a message: private, a picture redrawn, 2048 px at most, a voice as it was recorded (ogg, webm, mp4 or wav). The receipt
 * of a payment outside of the channels is a `chatimg`, too. `announcementimg` is shown in announcements or above them: redrawn, 1600 px at most, public.
 */
export const uploadModules = ['pcimg', 'chatimg', 'chatvoice', 'announcementimg'] as const
export type UploadModule = (typeof uploadModules)[number]

/** In bytes. */
export const largestUpload = 2 * 1024 * 1024
export const largestChatImage = 5 * 1024 * 1024
export const largestAnnouncementImage = 5 * 1024 * 1024
export const largestChatVoice = 1024 * 1024

/** The path of a public file; records refer to files only in this form. */
export const FileUrl = z.string().regex(/^\/files\/[\w-]{22}\.webp$/)

export const files = {
  /** Its body is no JSON but `multipart/form-data`: these fields, and `file`. */
  upload: command('files.upload', {
    needs: 'signed-in',
    input: z.object({ module: z.enum(uploadModules) }),
    /** Of a private file the address alone opens nothing: a message shows where it is for some minutes. */
    output: z.object({ url: z.string().regex(/^\/files\/[\w-]{22}\.[a-z0-9]+$/), fileId: Id }),
  }),
}
