import { words } from '#web/kit/words.ts'

const zh = {
  chats: '会话',
  noChats: '还没有相关会话',
  complaints: '投诉',
  noComplaints: '没有投诉',
  newComplaint: '新建投诉',
  kinds: { image: '图片', voice: '语音', packet: '红包', order: '订单', system: '系统消息' } as Partial<
    Record<string, string>
  >,
}

export type Words = typeof zh

export const talksText = words<Words>(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
