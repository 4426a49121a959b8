import { openCalls } from '#contract/open/open-calls.ts'
import {
  answerByComplainant,
  appealByRespondent,
  receiveComplaint,
  stateByRespondent,
  takeComplaintImage,
} from '#server/complaints/index.ts'
import type { Config } from '#server/kit/config.ts'
import type { Route } from './route.ts'

/** Complaints of people outside about each other, their pictures, their answers to our proposals, and appeals against punishments. */
export function complaintRoutes(route: Route, config: Config): void {
  route(openCalls.sendEvidence, ({ change, app, input }) => takeComplaintImage(change, config, app.id, input))
  route(openCalls.complain, ({ change, app, input }) => receiveComplaint(change, app.id, input))
  route(openCalls.answerComplaint, ({ change, app, input, params }) =>
    answerByComplainant(change, app.id, params.no ?? '', input),
  )
  route(openCalls.giveStatement, ({ change, app, input, params }) =>
    stateByRespondent(change, app.id, params.no ?? '', input),
  )
  route(openCalls.appealPunishment, ({ change, app, input, params }) =>
    appealByRespondent(change, app.id, params.no ?? '', input),
  )
}
