import { openCalls } from '#contract/open/open-calls.ts'
import { uploadForApp } from '#server/desk/files/index.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { appealPaper, receivePaper } from '#server/reviews/verifications/index.ts'
import { asked, type Route } from './route.ts'

/** Papers that people show, their images, and appeals against judgements. */
export function verificationRoutes(route: Route, runtime: Runtime): void {
  route(openCalls.sendPaperImage, async ({ change, app, input }) => {
    const file = Buffer.from(input.data, 'base64')
    return { imageId: await uploadForApp(change, runtime.config, { appId: app.id, module: 'paper', file }) }
  })
  route(openCalls.sendPaper, ({ change, app, input }) => receivePaper(change, runtime, app.id, input))
  route(openCalls.appealPaper, call => appealPaper(call.change, asked(call)))
}
