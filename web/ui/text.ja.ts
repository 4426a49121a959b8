import type { Words } from './text.ts'

export const words: Words = {
  close: '閉じる',
  copy: 'コピー',
  copied: 'コピーしました',
  again: '再試行',
  failed: 'データを読み込めませんでした',
  showPassword: 'パスワードを表示',
  hidePassword: 'パスワードを隠す',
  systemHint: 'システムからの確認',
  yes: '確定',
  no: 'キャンセル',
  soonOverdue: '期限間近',
  overdue: '超過',
  days: count => `${count}日`,
}
