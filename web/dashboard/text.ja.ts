import type { Words } from './text.ts'

export const words: Words = {
  title: 'ホーム',
  waiting: '対応待ち',
  allDone: '現在、対応待ちの項目はありません',
  today: '本日の実績',
  allServices: 'すべてのサービス',
  service: 'サービス',
  refundsInReview: '承認待ちの返金',
  placed: '注文',
  completed: '完了',
  cancelled: 'キャンセル',
  paid: '支払金額',
  byHour: '本日の時間帯別注文数',
  hour: '時間帯',
  orders: '注文数',
  asTable: '数値を表で見る',
  hourOf: hour => `${hour}時`,
  ordersAt: (hour, count) => `${hour}:00–${hour}:59、${count}件`,
  asOf: time => `${time} 時点`,
  urgent: '緊急',
}
