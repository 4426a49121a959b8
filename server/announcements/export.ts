import { announcements } from '#contract/announcements/announcements.ts'
import { choice, exportOf, moment, number, text, yesOrNo } from '#server/desk/exports/index.ts'
import { announcementNameWords, announcementsFeature } from '#words/announcements/announcements.ts'
import { labelWords } from '#words/base/labels.ts'
import { inLanguage } from '#words/words.ts'
import { list } from './read/list.ts'

const { fields } = announcementsFeature

export const announcementsExport = exportOf(announcements, {
  title: announcementsFeature.name,
  read: list,
  columns: [
    text(fields.announcement_no, 24, row => row.no),
    text(fields.announcement_title, 36, row => row.title),
    choice(labelWords.kind, 12, announcementNameWords.categories, row => row.category),
    text(fields.announcement_kinds, 24, (row, language) =>
      row.audience.kinds.map(kind => inLanguage(announcementNameWords.kinds[kind], language)).join(' · '),
    ),
    text(fields.announcement_channels, 24, (row, language) =>
      row.channels.map(channel => inLanguage(announcementNameWords.channels[channel], language)).join(' · '),
    ),
    choice(labelWords.status, 12, announcementNameWords.states, row => row.state),
    moment(fields.announcement_publish_at, row => row.publishedAt ?? row.publishAt),
    moment(fields.announcement_expire_at, row => row.expireAt),
    yesOrNo(fields.announcement_must_acknowledge, row => row.mustAcknowledge),
    number(fields.announcement_targets, 14, row => row.targets),
    number(fields.announcement_read, 12, row => row.read),
    number(fields.announcement_acknowledged, 12, row => row.acknowledged),
    text(fields.announcement_author, 14, row => row.author.name),
    text(fields.announcement_publisher, 14, row => row.publisher?.name ?? ''),
  ],
})
