import { words } from '#web/kit/words.ts'

const zh = {
  write: '写一条备注',
  hint: '只有同事看得到，500 字以内',
  add: '添加备注',
  none: '还没有备注',
}

export type Words = typeof zh

export const notesText = words<Words>(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
