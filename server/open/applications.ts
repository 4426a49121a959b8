import { OpenApplication } from '#contract/open/open-applications.ts'
import { receiveApplication } from '#server/applications/index.ts'
import type { Route } from './route.ts'

const scope = () => 'application.write' as const

/** Who wants to work with the platform, what they add and take back, and how far they are. */
export function applicationRoutes(route: Route): void {
  route('/applications', scope, OpenApplication, ({ change, app, input }) => receiveApplication(change, app.id, input))
}
