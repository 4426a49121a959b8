import { words } from '#web/kit/words.ts'

const zh = {
  system: '同城管家',
  title: '登录',
  purpose: '同城生活服务调度后台',
  username: '用户名',
  password: '密码',
  signIn: '登录',
  language: '语言',
  usernameMissing: '请输入用户名',
  passwordMissing: '请输入密码',
}

export type Words = typeof zh

export const text = words<Words>(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
