import { posts } from '#contract/reviews/posts.ts'
import { handle } from '#server/kit/handle.ts'
import { deskOf } from '#server/reviews/index.ts'
import { detailOf } from '../read/detail.ts'

const desk = deskOf('posts', detailOf)

export const claim = handle(posts.claim, desk.claim)
export const release = handle(posts.release, desk.release)
export const approve = handle(posts.approve, (context, target) => desk.judge(context, 'approve', target))
export const reject = handle(posts.reject, (context, target) => desk.judge(context, 'reject', target))
export const undo = handle(posts.undo, desk.undo)
