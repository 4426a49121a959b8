import type { Words } from './text.ts'

export const words: Words = {
  views: {
    list: '一覧',
    board: 'ボード',
  },
  queueTabs: '作業キュー',
  search: '注文番号の末尾6桁、電話または末尾4桁、氏名',
  fresh: count => `新しい注文 ${count} 件`,
  emptyQueue: '現在注文はありません。新しい注文は自動で表示されます。',
  emptyFiltered: '条件に合う注文がありません。条件を緩めてください',
  emptySearch: search => `「${search}」に一致する注文はありません。別の番号や氏名でお試しください。`,
  filters: '絞り込み',
}
