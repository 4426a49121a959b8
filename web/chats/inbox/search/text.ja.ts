import type { Words } from './text.ts'

export const words: Words = {
  searchHint: '2 文字以上を入力',
  inThisChat: 'この会話',
  inOwnLists: '自分のリスト',
  nothingFound: said => `「${said}」を含むメッセージはありません`,
  moreHits: 'さらに表示',
}
