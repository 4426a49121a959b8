import type { Words } from './text.ts'

export const words: Words = {
  plot: '注文と担当者の位置',
  hint: '注文を囲み、担当者をクリックして配車。ホイールで拡大縮小、Shift＋ドラッグで移動',
  waiting: '待機中',
  workers: '稼働中',
  nothingWaits: '待機中の注文はありません。新しい注文は自動で表示されます。',
  nobodyThere: '稼働中の担当者がいません。',
  chosen: count => `${count} 件選択`,
  chooseFirst: '先に注文を選択してください（クリックまたは囲む）',
  give: (count, name) => `${count} 件を ${name} に割り当て`,
  given: (count, name) => `${count} 件を ${name} に割り当てました`,
  waitingHere: count => `${count} 件待機`,
  refused: count => `${count} 件は割り当てできません`,
  seen: '了解',
  leasing: name => `${name} が配車中`,
  load: (load, capacity) => `${load}/${capacity} 件`,
  presences: {
    idle: '空き',
    busy: '対応中',
    weak: '電波弱',
    offline: 'オフライン',
  },
  ring: kilometres => `${kilometres} km`,
  closer: '拡大',
  wider: '縮小',
  showAll: '全体表示',
}
