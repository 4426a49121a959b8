import { feedback } from '#contract/feedback/feedback-desk.ts'
import { feedbackTerms } from '#contract/feedback/feedback-terms.ts'
import { feedbackIncidents } from '#contract/feedback/incidents.ts'
import { startExport } from '#server/desk/exports/index.ts'
import { feature } from '#server/kit/feature.ts'
import { adopt, close, closeMany, reply } from './desk/answer.ts'
import { convert } from './desk/convert.ts'
import { assign, assignees, claim, reopen, tag, tagMany } from './desk/handle.ts'
import { merge } from './desk/merge.ts'
import { startArrivalWindows } from './engine/notifications.ts'
import { startCounting } from './figures/count.ts'
import { insight } from './figures/insight.ts'
import * as incidents from './incidents/desk.ts'
import { terms } from './incidents/terms.ts'
import { get } from './read/detail.ts'
import { feedbackExport } from './read/export.ts'
import { counts, list } from './read/list.ts'

export { countFeedback } from './figures/count.ts'
export { wordsOf } from './figures/words-of.ts'

export const feedbackFeature = feature(
  feedback,
  {
    list,
    counts,
    get,
    export: startExport(feedback.export, feedbackExport),
    insight,
    assignees,
    claim,
    assign,
    tag,
    reply,
    adopt,
    merge,
    convert,
    close,
    reopen,
    closeMany,
    tagMany,
  },
  { exports: [feedbackExport], start: [startArrivalWindows, startCounting] },
)

export const feedbackIncidentsFeature = feature(feedbackIncidents, {
  list: incidents.list,
  take: incidents.take,
  close: incidents.close,
})

export const feedbackTermsFeature = feature(feedbackTerms, terms)
