import { largestChatImage } from '#contract/desk/files.ts'
import type { QueuedContent } from '#web/chats/composer/outbox/queuedMessages.ts'

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']

export type Problem = 'notAPicture' | 'pictureTooLarge' | 'tooManyPictures'
export type PictureContent = Omit<Extract<QueuedContent, { kind: 'image' }>, 'isPrivate'>

/** Why a file cannot be sent, judged by its type and size. */
export function quickProblem(file: File): Problem | undefined {
  if (!pictureTypes.includes(file.type)) return 'notAPicture'
  if (file.size > largestChatImage) return 'pictureTooLarge'
}

/** A picture ready to be sent, with its size in px; or why it cannot be sent. */
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

/** The files of a paste or a drop. */
export function filesIn(transfer: DataTransfer | null): File[] {
  return [...(transfer?.files ?? [])]
}
