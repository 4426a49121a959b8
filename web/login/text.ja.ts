import type { Words } from './text.ts'

export const words: Words = {
  system: 'CityDesk',
  title: 'ログイン',
  purpose: '地域サービスの運営管理画面',
  username: 'ユーザー名',
  password: 'パスワード',
  signIn: 'ログイン',
  language: '言語',
  usernameMissing: 'ユーザー名を入力してください',
  passwordMissing: 'パスワードを入力してください',
  passwordAgain: 'パスワード（確認）',
  setup: '最初の管理者を作成',
  setupHint: 'すべての権限を持ち、ほかのスタッフのアカウントを発行します。',
  createAdministrator: '作成してログイン',
  usernameShort: 'ユーザー名は2文字以上で入力してください',
  passwordShort: 'パスワードは8文字以上で入力してください',
  passwordsDiffer: 'パスワードが一致しません',
  signInWith: company => `${company} でログイン`,
  comingBack: 'ログインを完了しています…',
  noTicket: 'ログインが完了しませんでした。もう一度ログインしてください。',
  backToSignIn: 'ログイン画面へ戻る',
}
