import type { Words } from './text.ts'

export const words: Words = {
  placedOn: '注文日',
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
