import { refusals } from '#contract/base/refusals.ts'
import { mustSignInAgain } from '#contract/base/sign-in-codes.ts'
import type { ChatMessage } from '#contract/chats/chat-message.ts'
import { api } from '#web/kit/api.ts'
import { call, Refused, Unreachable } from '#web/kit/call.ts'
import { uploadFile } from '#web/shared/media/upload.ts'
import type { QueuedMessage } from './queuedMessages.ts'

const uploadMedia = (kind: 'image' | 'voice', file: Blob) =>
  uploadFile(kind === 'image' ? 'chatimg' : 'chatvoice', file, kind)

type Outcome =
  | { result: 'sent'; message: ChatMessage }
  /** The message may or may not have arrived; it is sent again later. */
  | { result: 'cut' }
  | { result: 'refused'; problem: string }

/** `onUploaded` is called once the file is stored, so that another attempt does not upload it again. */
export async function sendQueued(queued: QueuedMessage, onUploaded: (fileId: number) => void): Promise<Outcome> {
  const { chatId, clientId, content } = queued
  const say = (input: Parameters<typeof call<typeof api.chats.sendMsg>>[1]) =>
    call(api.chats.sendMsg, input, { requestId: clientId })
  try {
    if (content.kind === 'text' || content.kind === 'order') {
      return { result: 'sent', message: await say({ chatId, clientId, ...content }) }
    }
    const fileId = queued.fileId ?? (await uploadMedia(content.kind, content.file)).fileId
    if (queued.fileId === undefined) onUploaded(fileId)
    const message =
      content.kind === 'image'
        ? await say({ kind: 'image', chatId, clientId, fileId, isPrivate: content.isPrivate })
        : await say({ kind: 'voice', chatId, clientId, fileId, seconds: content.seconds })
    return { result: 'sent', message }
  } catch (error) {
    if (error instanceof Unreachable || isForLater(error)) return { result: 'cut' }
    if (error instanceof Refused) return { result: 'refused', problem: error.message }
    throw error
  }
}

/** An expired session and a rate limit are no refusal of the message itself. */
function isForLater(error: unknown): boolean {
  return error instanceof Refused && (mustSignInAgain(error.code) || error.code === refusals.tooFast)
}
