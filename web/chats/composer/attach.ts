import { largestChatImage } from '#contract/files.ts'
import type { QueuedContent } from '#web/chats/composer/outbox/queuedMessages.ts'

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']

export type Problem = 'notAPicture' | 'pictureTooLarge' | 'tooManyPictures'
export type PictureContent = Omit<Extract<QueuedContent, { kind: 'image' }>, 'isPrivate'>

/** Why it cannot be sent, as far as its kind and size tell. */
export function quickProblem(file: File): Problem | undefined {
  if (!pictureTypes.includes(file.type)) return 'notAPicture'
  if (file.size > largestChatImage) return 'pictureTooLarge'
}

/** A picture as it can be sent, with its measures; or why not. */
export async function pictureOf(file: File): Promise<PictureContent | Problem> {
  try {
    const drawn = await createImageBitmap(file)
    const { width, height } = drawn
    drawn.close()
    return { kind: 'image', file, width, height }
  } catch {
    return 'notAPicture'
  }
}

/** The files that somebody pasted or dropped. */
export function filesIn(transfer: DataTransfer | null): File[] {
  return [...(transfer?.files ?? [])]
}
