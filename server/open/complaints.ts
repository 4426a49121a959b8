import { OpenComplaint, OpenComplaintReply, OpenStatement } from '#contract/open/open-complaints.ts'
import { answerByComplainant, receiveComplaint, stateByRespondent } from '#server/complaints/index.ts'
import type { Route } from './route.ts'

const scope = () => 'complaint.write' as const

/** Complaints of people outside about each other, and their answers to our proposals. */
export function complaintRoutes(route: Route): void {
  route('/complaints', scope, OpenComplaint, ({ change, app, input }) => receiveComplaint(change, app.id, input))
  route('/complaints/:no/answer', scope, OpenComplaintReply, ({ change, app, input, params }) =>
    answerByComplainant(change, app.id, params.no ?? '', input),
  )
  route('/complaints/:no/statement', scope, OpenStatement, ({ change, app, input, params }) =>
    stateByRespondent(change, app.id, params.no ?? '', input),
  )
}
