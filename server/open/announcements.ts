import { OpenAnnouncementRead, OpenAnnouncements } from '#contract/open/open-announcements.ts'
import { acknowledgeInApp, publishedFor, readInApp } from '#server/announcements/index.ts'
import type { Route } from './route.ts'

/** Announcements for the people of an app, and who of them has read them. */
export function announcementRoutes(route: Route): void {
  route(
    '/announcements',
    () => 'announcement.read',
    OpenAnnouncements,
    ({ change, app, input }) => publishedFor(change.db, app.id, input),
    { method: 'GET' },
  )
  const write = () => 'announcement.write' as const
  route('/announcements/:no/read', write, OpenAnnouncementRead, ({ change, app, input, params }) =>
    readInApp(change, { appId: app.id, no: params.no ?? '' }, input),
  )
  route('/announcements/:no/acknowledge', write, OpenAnnouncementRead, ({ change, app, input, params }) =>
    acknowledgeInApp(change, { appId: app.id, no: params.no ?? '' }, input),
  )
}
