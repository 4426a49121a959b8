import {
  OpenComplaint,
  OpenComplaintAppeal,
  OpenComplaintImage,
  OpenComplaintReply,
  OpenStatement,
} from '#contract/open/open-complaints.ts'
import {
  answerByComplainant,
  appealByRespondent,
  receiveComplaint,
  stateByRespondent,
  takeComplaintImage,
} from '#server/complaints/index.ts'
import type { Config } from '#server/kit/config.ts'
import { pictureBodyLimit, type Route } from './route.ts'

const scope = () => 'complaint.write' as const

/** Complaints of people outside about each other, their pictures, their answers to our proposals, and appeals against punishments. */
export function complaintRoutes(route: Route, config: Config): void {
  route(
    '/complaints/images',
    scope,
    OpenComplaintImage,
    ({ change, app, input }) => takeComplaintImage(change, config, app.id, input),
    { bodyLimit: pictureBodyLimit },
  )
  route('/complaints', scope, OpenComplaint, ({ change, app, input }) => receiveComplaint(change, app.id, input))
  route('/complaints/:no/answer', scope, OpenComplaintReply, ({ change, app, input, params }) =>
    answerByComplainant(change, app.id, params.no ?? '', input),
  )
  route('/complaints/:no/statement', scope, OpenStatement, ({ change, app, input, params }) =>
    stateByRespondent(change, app.id, params.no ?? '', input),
  )
  route('/complaints/:no/appeal', scope, OpenComplaintAppeal, ({ change, app, input, params }) =>
    appealByRespondent(change, app.id, params.no ?? '', input),
  )
}
