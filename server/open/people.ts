import { openCalls } from '#contract/open/open-calls.ts'
import { reportLanguages } from '#server/open/messages/index.ts'
import { reportMerchants } from '#server/people/merchants/index.ts'
import { reportWorkers } from '#server/people/workers/index.ts'
import type { Route } from './route.ts'

/** Workers and shops, and the language that people use an app in. */
export function peopleRoutes(route: Route): void {
  route(openCalls.sendWorkers, async ({ change, app, input }) => {
    await reportWorkers(change, app.id, input.workers)
    return { reported: input.workers.length }
  })
  route(openCalls.sendMerchants, async ({ change, app, input }) => {
    await reportMerchants(change, app.id, input.merchants)
    return { reported: input.merchants.length }
  })
  route(openCalls.sendLanguages, async ({ change, app, input }) => {
    await reportLanguages(change, app.id, input.people)
    return { reported: input.people.length }
  })
}
