import type { Words } from './text.ts'

export const words: Words = {
  title: 'ログイン履歴',
  search: 'ユーザー名、氏名、IPアドレス',
  result: '結果',
  results: {
    all: 'すべての結果',
    success: '成功',
    failure: '失敗',
  },
  fresh: count => `新しい記録 ${count} 件`,
  empty: '条件に合うログインはありません',
  columns: {
    at: '日時',
    who: 'アカウント',
    why: '結果',
    ip: 'IPアドレス',
    device: '端末',
  },
  why: {
    ok: '成功',
    wrongPassword: 'パスワード違い',
    locked: '試行回数超過',
    disabled: '停止中のアカウント',
    wrongCode: '確認コード違い',
  },
  nobody: '該当アカウントなし',
  userAgent: 'ブラウザー情報',
  event: '記録番号',
}
