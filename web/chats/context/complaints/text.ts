import { words } from '#web/kit/words.ts'

const zh = {
  title: '投诉',
  none: '没有投诉',
  create: '建投诉',
  packetComplaint: '关联投诉单',
  noComplaint: '不关联投诉',
}

export type Words = typeof zh

export const chatComplaintsText = words<Words>(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
