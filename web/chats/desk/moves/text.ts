import { words } from '#web/kit/words.ts'

const zh = {
  transferOf: (name: string) => `转接 ${name} 的会话`,
  toColleague: '转给同事（30 秒内接受，否则退回给您）',
  toGroup: '或退回技能组排队',
  nobodyThere: '没有在线的同事，请退回技能组排队',
  transferNote: '转接说明',
  transferHint: '告诉同事已经做了什么、还要做什么',
  transferred: '已转接，等待同事接受',
  requeued: '已退回排队',
  snoozeOf: (name: string) => `挂起 ${name} 的会话`,
  snoozes: { quarter: '15 分钟', hour: '1 小时', three: '3 小时', tomorrow: '明早 9 点' },
  snoozeUntil: '挂起到',
  snoozeHint: (until: string) => `${until} 自动回到我的列表；对方来消息也会立即回来`,
  resolveOf: (name: string) => `结束 ${name} 的会话`,
  category: '问题分类',
  summary: '会话小结',
  summaryHint: '2–200 个字，下次接待的人会看到',
  resolved: '会话已结束，已请对方评分',
  assignee: '当前客服',
  muteFor: '禁言时长',
  hours: (count: number) => `${count} 小时`,
  consequences: {
    takeOver: '会话转到您名下，原客服会看到是您接管了。',
    mute: '禁言期间对方发不出消息，对方会收到原因。',
    unmute: '对方立即可以再次发消息。',
  },
  reasons: {
    takeOver: ['久未回复', '客服不在岗', '投诉升级'],
    mute: ['辱骂客服', '刷屏骚扰', '发送诈骗信息'],
    unmute: ['误判', '对方已致歉'],
  },
}

export type Words = typeof zh

export const movesText = words<Words>(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
