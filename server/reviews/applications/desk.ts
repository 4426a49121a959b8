import { applications } from '#contract/reviews/applications.ts'
import { handle } from '#server/kit/handle.ts'
import { deskOf } from '#server/reviews/index.ts'
import { detailOf } from './read/detail.ts'
import { refuseUnready } from './ready.ts'

const desk = deskOf('applications', detailOf, async (context, { id }, verdict) => {
  if (verdict === 'approve') await refuseUnready(context, id, 'approve')
})

export const claim = handle(applications.claim, desk.claim)
export const release = handle(applications.release, desk.release)
export const approve = handle(applications.approve, (context, target) => desk.judge(context, 'approve', target))
export const reject = handle(applications.reject, (context, target) => desk.judge(context, 'reject', target))
export const sendBack = handle(applications.return, (context, target) => desk.judge(context, 'return', target))
export const undo = handle(applications.undo, desk.undo)
