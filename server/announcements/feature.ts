import { announcements } from '#contract/announcements/announcements.ts'
import { startExport } from '#server/desk/exports/index.ts'
import { feature } from '#server/kit/feature.ts'
import { pin, remind, withdraw } from './desk/after.ts'
import { publish, refuseText, submit } from './desk/publish.ts'
import { add, copy, remove, update } from './desk/write.ts'
import { announcementsExport } from './export.ts'
import { startAnnouncements } from './jobs.ts'
import { get } from './read/detail.ts'
import { counts, list } from './read/list.ts'
import { people } from './read/people.ts'
import { acknowledge, pressing, read } from './read/pressing.ts'
import { count, preview, readers, roles } from './read/readers.ts'

export { sweepAnnouncements } from './jobs.ts'

export { columnsOf as announcementColumns } from './text.ts'

export const announcementsFeature = feature(
  announcements,
  {
    list,
    counts,
    get,
    count,
    preview,
    people,
    add,
    update,
    copy,
    remove,
    submit,
    refuse: refuseText,
    publish,
    withdraw,
    pin,
    remind,
    readers,
    roles,
    export: startExport(announcements.export, announcementsExport),
    pressing,
    read,
    acknowledge,
  },
  { exports: [announcementsExport], start: [startAnnouncements] },
)
