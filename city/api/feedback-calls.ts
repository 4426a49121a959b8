import type { z } from 'zod'
import {
  type OpenFeedback,
  OpenFeedbackAnswer,
  OpenFeedbackImageAnswer,
  type OpenFeedbackMessage,
} from '#contract/open/open-feedback.ts'
import type { Send } from './open-api.ts'

export type FeedbackAnswer = z.output<typeof OpenFeedbackAnswer>

/** What people think of the app. */
export type FeedbackCalls = {
  /** A jpeg, png or webp. */
  sendFeedbackImage(picture: Buffer): Promise<{ imageId: string }>
  sendFeedback(feedback: OpenFeedback): Promise<FeedbackAnswer>
  writeAboutFeedback(no: string, message: OpenFeedbackMessage): Promise<FeedbackAnswer>
  readFeedback(no: string): Promise<FeedbackAnswer>
}

export function createFeedbackCalls(send: Send): FeedbackCalls {
  const path = (no: string) => `/open/v1/feedback/${encodeURIComponent(no)}`
  return {
    sendFeedbackImage: async picture =>
      OpenFeedbackImageAnswer.parse(
        await send('POST', '/open/v1/feedback/images', { data: picture.toString('base64') }),
      ),
    sendFeedback: async feedback => OpenFeedbackAnswer.parse(await send('POST', '/open/v1/feedback', feedback)),
    writeAboutFeedback: async (no, message) =>
      OpenFeedbackAnswer.parse(await send('POST', `${path(no)}/messages`, message)),
    readFeedback: async no => OpenFeedbackAnswer.parse(await send('GET', path(no))),
  }
}
