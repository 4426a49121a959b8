import type { Words } from './text.ts'

export const words: Words = {
  views: { now: '現況', quality: '品質' },
  close: '閉じる',
  minutes: count => `${count} 分`,
  figures: {
    waiting: '待ち',
    longest: '最長の待ち',
    overdue: '期限超過',
    firstReply: '初回返信の中央値',
    begun: '本日の会話',
    resolved: '本日の終了',
    missed: '遅れ 初回 / 以後',
    rating: '満足度',
  },
  ratingOf: (average, count) => `${average}（${count}）`,
  agent: '担当者',
  load: '対応中',
  served: '本日の対応',
  missed: '遅れ',
  satisfaction: '満足度',
  skills: 'グループ',
  capacity: '同時対応の上限',
}
