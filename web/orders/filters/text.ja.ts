import type { Words } from './text.ts'

export const words: Words = {
  firstDay: '開始日',
  lastDay: '終了日',
  dayOf: '日付の種類',
  days: { placed: '注文日', finished: '完了・取消日' },
  to: '〜',
  leastYuan: '最低金額',
  mostYuan: '最高金額',
  notFound: '見つかりません',
  kind: '種類',
  state: '状態',
  refund: '返金',
  cancelCode: '取消理由',
  anyKind: 'すべての種類',
  anyState: 'すべての状態',
  anyRefund: '返金を問わない',
  anyCancelCode: '取消理由を問わない',
  ofPerson: '1名のみ',
}
