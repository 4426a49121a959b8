import { OpenBill } from '#contract/open/open-bills.ts'
import { receiveOpenBill } from '#server/recon/index.ts'
import type { Route } from './route.ts'

/** Bills of payment channels. */
export function billRoutes(route: Route): void {
  route(
    '/bills',
    () => 'payout.write',
    OpenBill,
    ({ change, app, input }) => receiveOpenBill(change, app.id, input),
  )
}
