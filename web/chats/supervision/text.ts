import { words } from '#web/kit/words.ts'

const zh = {
  views: { now: '实时', quality: '质检' },
  close: '关闭',
  minutes: (count: number) => `${count} 分钟`,
  figures: {
    waiting: '正在排队',
    longest: '最长等待',
    overdue: '已超时',
    firstReply: '首响中位数',
    begun: '今日会话',
    resolved: '今日结束',
    missed: '首响 / 后续超时',
    replies: '平均响应',
    late: '超时率',
    notOver: '超 24 小时未解决',
    passedOn: '转接率',
    rating: '满意度',
  },
  ratingOf: (average: string, count: number) => `${average}（${count}）`,
  agent: '客服',
  load: '在接',
  served: '今日接待',
  firstReply: '首响',
  reply: '响应',
  missed: '超时',
  satisfaction: '满意度',
  skills: '技能组',
  capacity: '同时接待上限',
}

export type Words = typeof zh

export const leaderText = words<Words>(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
