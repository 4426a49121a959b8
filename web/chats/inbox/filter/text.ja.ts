import type { Words } from './text.ts'

export const words: Words = {
  peerKind: '相手',
  anyPeer: 'すべての相手',
  group: 'スキルグループ',
  anyGroup: 'すべてのグループ',
  assignee: '担当者',
  anyAssignee: 'すべての担当者',
  tag: 'タグ',
  hidden: '自分の一覧から削除したもの',
  clear: '絞り込みを解除',
}
