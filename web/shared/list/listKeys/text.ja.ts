import type { Words } from './text.ts'

export const words: Words = {
  title: 'キーボード操作',
  keys: {
    search: '一覧を検索',
    walk: '前 / 次の行',
    ends: '最初 / 最後の行',
    open: '行を開く',
    close: '閉じる',
    refresh: '更新',
    palette: 'メニューを検索',
    help: 'この一覧',
  },
}
