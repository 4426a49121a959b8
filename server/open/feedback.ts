import { z } from 'zod'
import { OpenFeedback, OpenFeedbackImage, OpenFeedbackMessage } from '#contract/open/open-feedback.ts'
import { readFeedback, receiveFeedback, writeAgain } from '#server/feedback/index.ts'
import { uploadForApp } from '#server/files/index.ts'
import type { Config } from '#server/kit/config.ts'
import { pictureBodyLimit, type Route } from './route.ts'

const scope = () => 'feedback.write' as const
const Named = z.object({ no: z.string().max(32) })

/** What people think of the product, its images, and what they write about it later. */
export function feedbackRoutes(route: Route, config: Config): void {
  route(
    '/feedback/images',
    scope,
    OpenFeedbackImage,
    async ({ change, app, input }) => {
      const file = Buffer.from(input.data, 'base64')
      return { imageId: await uploadForApp(change, config, { appId: app.id, module: 'feedback', file }) }
    },
    { bodyLimit: pictureBodyLimit },
  )
  route('/feedback', scope, OpenFeedback, ({ change, app, input }) => receiveFeedback(change, app.id, input))
  route('/feedback/:no', scope, Named, ({ change, app, input }) => readFeedback(change, app.id, input.no), {
    method: 'GET',
  })
  route('/feedback/:no/messages', scope, OpenFeedbackMessage, ({ change, app, input, params }) =>
    writeAgain(change, { ...input, appId: app.id, no: params.no ?? '' }),
  )
}
