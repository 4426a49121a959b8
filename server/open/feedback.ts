import { openCalls } from '#contract/open/open-calls.ts'
import { uploadForApp } from '#server/desk/files/index.ts'
import { readFeedback, receiveFeedback, writeAgain } from '#server/feedback/index.ts'
import type { Config } from '#server/kit/config.ts'
import type { Route } from './route.ts'

/** What people think of the product, its images, and what they write about it later. */
export function feedbackRoutes(route: Route, config: Config): void {
  route(openCalls.sendFeedbackImage, async ({ change, app, input }) => {
    const file = Buffer.from(input.data, 'base64')
    return { imageId: await uploadForApp(change, config, { appId: app.id, module: 'feedback', file }) }
  })
  route(openCalls.sendFeedback, ({ change, app, input }) => receiveFeedback(change, app.id, input))
  route(openCalls.readFeedback, ({ change, app, input }) => readFeedback(change, app.id, input.no))
  route(openCalls.writeAboutFeedback, ({ change, app, input, params }) =>
    writeAgain(change, { ...input, appId: app.id, no: params.no ?? '' }),
  )
}
