import { largestChatImage } from '#contract/files.ts'
import type { LetterContent } from '../outbox/letters.ts'

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']

export type Problem = 'notAPicture' | 'pictureTooLarge'

/** A picture as it can be sent, with its measures; or why not. */
export async function pictureOf(file: File, isPrivate: boolean): Promise<LetterContent | Problem> {
  if (!pictureTypes.includes(file.type)) return 'notAPicture'
  if (file.size > largestChatImage) return 'pictureTooLarge'
  try {
    const { width, height } = await createImageBitmap(file)
    return { kind: 'image', file, isPrivate, width, height }
  } catch {
    return 'notAPicture'
  }
}

/** The files that somebody pasted or dropped. */
export function filesIn(transfer: DataTransfer | null): File[] {
  return [...(transfer?.files ?? [])]
}
