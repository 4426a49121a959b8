import { words } from '#web/kit/words.ts'

const zh = {
  searchHint: '输入至少 2 个字',
  inThisChat: '当前会话',
  inOwnLists: '我的列表',
  nothingFound: (said: string) => `没有找到包含“${said}”的消息`,
  moreHits: '更多结果',
}

export type Words = typeof zh

export const searchText = words<Words>(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
