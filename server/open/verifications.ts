import { OpenPaperImage, OpenVerification, OpenVerificationAppeal } from '#contract/open/open-verifications.ts'
import { uploadForApp } from '#server/files/index.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { appealPaper, receivePaper } from '#server/verifications/index.ts'
import { pictureBodyLimit, type Route } from './route.ts'

const scope = () => 'verification.write' as const

/** Papers that people show, their images, and appeals against judgements. */
export function verificationRoutes(route: Route, runtime: Runtime): void {
  route(
    '/verifications/images',
    scope,
    OpenPaperImage,
    async ({ change, app, input }) => {
      const file = Buffer.from(input.data, 'base64')
      return { imageId: await uploadForApp(change, runtime.config, { appId: app.id, module: 'paper', file }) }
    },
    { bodyLimit: pictureBodyLimit },
  )
  route('/verifications', scope, OpenVerification, ({ change, app, input }) =>
    receivePaper(change, runtime, app.id, input),
  )
  route('/verifications/:no/appeal', scope, OpenVerificationAppeal, ({ change, app, input, params }) =>
    appealPaper(change, { appId: app.id, no: params.no ?? '', input }),
  )
}
