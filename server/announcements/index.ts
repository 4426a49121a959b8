export { refuseUntilAcknowledged } from './dispatch-guard.ts'
export { publishedFor } from './open/published.ts'
export { acknowledgeInApp, readInApp } from './open/read.ts'
export { counts as announcementCounts, list as listAnnouncements } from './read/list.ts'
