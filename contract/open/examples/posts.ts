import type { z } from 'zod'
import type { OpenAnnouncementRead, OpenAnnouncementsAnswer } from '#contract/open/open-announcements.ts'
import type {
  OpenPost,
  OpenPostAnswer,
  OpenPostAppeal,
  OpenPostEdit,
  OpenPostFigures,
  OpenPostMedia,
  OpenPostReport,
} from '#contract/open/open-posts.ts'
import { picture } from './chats.ts'

export const mediaId = 'k3Jm0Qv9T1yXw7Zb5RnA2c'

export const postMedia = {
  image: { kind: 'image', data: picture },
} as const satisfies Record<string, OpenPostMedia>

export const posts = {
  text: {
    externalNo: 'POST-1',
    author: { kind: 'companion', externalId: 'COMPANION-1', name: '小鹿' },
    cityCode: '410100',
    kind: 'text',
    text: '今晚八点在线，欢迎来组队',
    topics: ['王者峡谷'],
    publishedAt: '2026-11-23T18:00:00+08:00',
    machine: { by: 'text-check 3', suggests: 'pass', label: null, score: 97 },
  },
} as const satisfies Record<string, OpenPost>

export const published: z.input<typeof OpenPostAnswer> = { no: 'DT261123000001', state: 'approved', version: 0 }
export const byAuthor = { eventId: 'POST-1-event', externalId: 'COMPANION-1' } as const

export const edits = {
  text: { ...byAuthor, kind: 'text', text: '今晚九点在线' },
} as const satisfies Record<string, OpenPostEdit>

export const postAppeals = {
  again: { ...byAuthor, text: '没有广告内容，请再看一次' },
} satisfies Record<string, OpenPostAppeal>

export const reports = {
  contacts: {
    eventId: 'REPORT-1',
    reporter: { kind: 'customer', externalId: 'CUSTOMER-1' },
    reason: 'contacts',
    text: '留了微信号',
  },
} as const satisfies Record<string, OpenPostReport>

export const figures = {
  hour: { posts: [{ no: published.no, exposure: 1200, likes: 35, comments: 4, shares: 1 }] },
} satisfies Record<string, OpenPostFigures>

export const reader: OpenAnnouncementRead = { kind: 'rider', externalId: 'RIDER-1' }

export const announcement: z.input<typeof OpenAnnouncementsAnswer>['announcements'][number] = {
  no: 'GG261123000001',
  revision: 1,
  title: '明日大雾，请注意安全',
  category: 'safety',
  summary: '郑州明日有大雾，骑行请减速',
  content: '<p>郑州明日有大雾，骑行请减速。</p>',
  coverUrl: null,
  channels: ['inbox', 'popup'],
  priority: 'high',
  mustAcknowledge: true,
  isPinned: false,
  publishedAt: '2026-11-23T18:00:00+08:00',
  expireAt: null,
  readAt: null,
  acknowledgedAt: null,
}
