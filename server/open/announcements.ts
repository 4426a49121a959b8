import { openCalls } from '#contract/open/open-calls.ts'
import { acknowledgeInApp, publishedFor, readInApp } from '#server/announcements/index.ts'
import { asked, type Route } from './route.ts'

/** Announcements for the people of an app, and who of them has read them. */
export function announcementRoutes(route: Route): void {
  route(openCalls.listAnnouncements, ({ change, app, input }) => publishedFor(change.db, app.id, input))
  route(openCalls.readAnnouncement, call => readInApp(call.change, asked(call), call.input))
  route(openCalls.acknowledgeAnnouncement, call => acknowledgeInApp(call.change, asked(call), call.input))
}
