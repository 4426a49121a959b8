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
  code: '动态验证码',
  codeHint: '身份验证器上的 6 位数字，或一个恢复码',
  passwordAgain: '确认密码',
  setup: '创建第一位管理员',
  setupHint: '这个账号拥有全部权限，其他员工账号由他来开通。',
  createAdministrator: '创建并登录',
  usernameShort: '用户名至少 2 个字符',
  passwordShort: '密码至少 8 个字符',
  passwordsDiffer: '两次输入的密码不一致',
  signInWith: (company: string) => `使用 ${company} 登录`,
  comingBack: '正在完成登录…',
  noTicket: '登录没有完成，请重新登录',
  backToSignIn: '返回登录页',
  /** By the word that a failed sign-in with the company's account comes back with. */
  reasons: {
    expired: '登录超时，请重新登录',
    declined: '您在公司账号页面取消了登录',
    unknown: '这个公司账号还没有开通，请联系管理员',
    failed: '公司账号暂时无法登录，请用密码登录或稍后再试',
  } as Record<string, string>,
}

export type Words = typeof zh

export const text = words<Words>(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
