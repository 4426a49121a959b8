import type { Words } from './text.ts'

export const words: Words = {
  title: '自分の出力',
  start: 'この一覧を出力',
  hint: most => `現在の条件で xlsx に出力します。最大 ${most} 行、ファイルは 24 時間保存されます`,
  none: 'まだ出力はありません',
  download: 'ダウンロード',
  cancel: '出力を取り消す',
  rows: count => `${count} 行`,
  progress: (rows, total) => `${rows} / ${total} 行を書き込み済み`,
  progressOnly: rows => `${rows} 行を書き込み済み`,
  until: moment => `${moment} まで`,
  ready: '出力が完了しました。押すとダウンロードします',
  states: {
    waiting: '待機中',
    running: '作成中',
    done: '完了',
    failed: '失敗',
    cancelled: '取消済み',
    expired: '期限切れ',
  },
  whys: {
    tooManyRows: '行数が上限を超えています。期間を狭めて再度出力してください',
    noPermission: '出力の権限がなくなりました。管理者にお問い合わせください',
    internal: '作成中に問題が発生しました。再度出力し、続く場合は管理者にお問い合わせください',
  },
}
