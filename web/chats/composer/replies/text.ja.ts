import type { Words } from './text.ts'

export const words: Words = {
  repliesHint: '/ と短縮語を入力すると使えます',
  addReply: '追加',
  removeReplySure: shortcut => `定型文 /${shortcut} を削除しますか？`,
  remove: '削除',
  uses: count => `${count} 回使用`,
  scopes: { personal: '個人', group: 'グループ', everybody: '全員' },
  scope: '使える人',
  group: 'グループ',
  shortcut: '短縮語',
  shortcutHint: '20 文字まで、空白と斜線は使えません',
  replyText: '内容',
  variables: '変数を挿入',
  save: '保存',
}
