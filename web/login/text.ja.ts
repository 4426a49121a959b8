import type { Words } from './text.ts'

export const words: Words = {
  system: 'CityDesk',
  title: 'ログイン',
  purpose: '地域サービスの運営管理画面',
  username: 'アカウント',
  password: 'パスワード',
  signIn: 'ログイン',
  language: '言語',
  usernameMissing: 'アカウントを入力してください',
  passwordMissing: 'パスワードを入力してください',
}
