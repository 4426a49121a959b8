import {
  OpenPost,
  OpenPostAppeal,
  OpenPostDelete,
  OpenPostEdit,
  OpenPostFigures,
  OpenPostMedia,
  OpenPostReport,
} from '#contract/open/open-posts.ts'
import type { Config } from '#server/kit/config.ts'
import {
  appealPost,
  deletePost,
  editPost,
  noteFigures,
  receivePost,
  reportPost,
  takePostUpload,
} from '#server/posts/index.ts'
import { filmBodyLimit, type Route } from './route.ts'

const scope = () => 'post.write' as const

/** What people publish: posts, comments, their media, reports about them and how many people saw them. */
export function postRoutes(route: Route, config: Config): void {
  route(
    '/posts/media',
    scope,
    OpenPostMedia,
    ({ change, app, input }) => takePostUpload(change, config, app.id, input),
    { bodyLimit: filmBodyLimit },
  )
  route('/posts', scope, OpenPost, ({ change, app, input }) => receivePost(change, config, app.id, input))
  route('/posts/figures', scope, OpenPostFigures, async ({ change, app, input }) => ({
    known: await noteFigures(change, app.id, input.posts),
  }))
  route('/posts/:no/edit', scope, OpenPostEdit, ({ change, app, input, params }) =>
    editPost(change, { appId: app.id, no: params.no ?? '' }, input),
  )
  route('/posts/:no/delete', scope, OpenPostDelete, ({ change, app, input, params }) =>
    deletePost(change, { appId: app.id, no: params.no ?? '' }, input),
  )
  route('/posts/:no/appeal', scope, OpenPostAppeal, ({ change, app, input, params }) =>
    appealPost(change, { appId: app.id, no: params.no ?? '' }, input),
  )
  route('/posts/:no/reports', scope, OpenPostReport, ({ change, app, input, params }) =>
    reportPost(change, { appId: app.id, no: params.no ?? '' }, input),
  )
}
