import { openCalls } from '#contract/open/open-calls.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { receiveDepositResult } from '#server/money/deposits/index.ts'
import {
  appealApplication,
  receiveApplication,
  receiveDeposit,
  reportProgress,
  resubmitApplication,
  withdrawApplication,
} from '#server/reviews/applications/index.ts'
import { asked, type Route } from './route.ts'

/** Who wants to work with the platform, what they add and take back, and how far they are. */
export function applicationRoutes(route: Route, runtime: Runtime): void {
  route(openCalls.apply, ({ change, app, input }) => receiveApplication(change, app.id, input))
  route(openCalls.resubmitApplication, call => resubmitApplication(call.change, asked(call)))
  route(openCalls.withdrawApplication, call => withdrawApplication(call.change, asked(call)))
  route(openCalls.appealApplication, call => appealApplication(call.change, asked(call)))
  route(openCalls.sendApplicationProgress, call => reportProgress(call.change, runtime, asked(call)))
  route(openCalls.sendDeposit, call => receiveDeposit(call.change, runtime, asked(call)))
  route(openCalls.sendDepositResult, call => receiveDepositResult(call.change, asked(call)))
}
