import type { reviewAspects } from '#contract/chats/chat-reviews.ts'
import { words } from '#web/kit/words.ts'

const zh = {
  drawTitle: '抽检',
  agent: '客服',
  everybody: '全部客服',
  period: '时间范围',
  lastDays: (days: number) => `最近 ${days} 天`,
  count: '抽取数量',
  chats: (count: number) => `${count} 个会话`,
  draw: '抽取',
  nothing: '这段时间没有待检的会话，换个客服或放宽时间再抽',
  review: '评分',
  served: (name: string) => `接待：${name}`,
  rated: (score: number) => `顾客评 ${score} 分`,
  reviewOf: (peer: string, agent: string) => `质检：${peer} × ${agent}`,
  aspects: {
    greeting: '开场问候',
    accuracy: '解答准确',
    empathy: '耐心共情',
    closing: '收尾确认',
  } satisfies Record<(typeof reviewAspects)[number], string>,
  points: (score: number) => `${score} 分`,
  average: (score: string) => `平均 ${score} 分`,
  comment: '评语',
  commentHint: '客服会看到评分和评语',
  save: '提交评分',
  saved: '评分已提交，客服会收到通知',
  past: '评分记录',
  none: '还没有评分',
  by: (name: string) => `${name} 评`,
  more: '更多',
  close: '关闭',
}

export type Words = typeof zh

export const reviewsText = words<Words>(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
