import type { Words } from './text.ts'

export const words: Words = {
  own: '自分のビュー',
  shared: '同僚が共有したビュー',
  none: 'ビューはまだありません。よく使うタブと絞り込みに名前を付けておくと、次からすぐに呼び出せます。',
  save: '現在の条件をビューに保存',
  name: 'ビュー名',
  nameHint: '例：鄭州の遅延',
  audience: '使える人',
  audienceHint: 'ビューは検索条件だけです。権限のない内容は表示されません',
  onlyMe: '自分のみ',
  sharedWith: role => `「${role}」と共有`,
  from: (owner, role) => `${owner}（「${role}」と共有）`,
  overwrite: name => `「${name}」を現在の条件で上書き`,
  overwritten: name => `「${name}」を現在の条件に更新しました`,
  edit: name => `「${name}」を編集`,
  remove: name => `「${name}」を削除`,
  removeSure: (name, role) =>
    `ビュー「${name}」を削除すると元に戻せません${role ? `。「${role}」の同僚も使えなくなります` : ''}。削除しますか？`,
}
