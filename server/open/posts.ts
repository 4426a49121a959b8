import { openCalls } from '#contract/open/open-calls.ts'
import type { Config } from '#server/kit/config.ts'
import {
  appealPost,
  deletePost,
  editPost,
  noteFigures,
  receivePost,
  reportPost,
  takePostUpload,
} from '#server/reviews/posts/index.ts'
import { asked, type Route } from './route.ts'

/** What people publish: posts, comments, their media, reports about them and how many people saw them. */
export function postRoutes(route: Route, config: Config): void {
  route(openCalls.sendPostMedium, ({ change, app, input }) => takePostUpload(change, config, app.id, input))
  route(openCalls.publishPost, ({ change, app, input }) => receivePost(change, app.id, input))
  route(openCalls.sendPostFigures, async ({ change, app, input }) => ({
    known: await noteFigures(change, app.id, input.posts),
  }))
  route(openCalls.editPost, call => editPost(call.change, asked(call), call.input))
  route(openCalls.deletePost, call => deletePost(call.change, asked(call), call.input))
  route(openCalls.appealPost, call => appealPost(call.change, asked(call), call.input))
  route(openCalls.reportPost, call => reportPost(call.change, asked(call), call.input))
}
