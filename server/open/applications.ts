import {
  OpenApplication,
  OpenApplicationAppeal,
  OpenApplicationProgress,
  OpenApplicationResubmit,
  OpenApplicationWithdraw,
  OpenDeposit,
  OpenDepositResult,
} from '#contract/open/open-applications.ts'
import {
  appealApplication,
  receiveApplication,
  receiveDeposit,
  reportProgress,
  resubmitApplication,
  withdrawApplication,
} from '#server/applications/index.ts'
import { receiveDepositResult } from '#server/deposits/index.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import type { Call, Route } from './route.ts'

const scope = () => 'application.write' as const
const asked = <Input>({ app, input, params }: Call<Input>) => ({ appId: app.id, no: params.no ?? '', input })

/** Who wants to work with the platform, what they add and take back, and how far they are. */
export function applicationRoutes(route: Route, runtime: Runtime): void {
  route('/applications', scope, OpenApplication, ({ change, app, input }) => receiveApplication(change, app.id, input))
  route('/applications/:no/resubmit', scope, OpenApplicationResubmit, call =>
    resubmitApplication(call.change, asked(call)),
  )
  route('/applications/:no/withdraw', scope, OpenApplicationWithdraw, call =>
    withdrawApplication(call.change, asked(call)),
  )
  route('/applications/:no/appeal', scope, OpenApplicationAppeal, call => appealApplication(call.change, asked(call)))
  route('/applications/:no/progress', scope, OpenApplicationProgress, call =>
    reportProgress(call.change, runtime, asked(call)),
  )
  route('/applications/:no/deposit', scope, OpenDeposit, call => receiveDeposit(call.change, runtime, asked(call)))
  route('/deposits/:no/results', scope, OpenDepositResult, call => receiveDepositResult(call.change, asked(call)))
}
