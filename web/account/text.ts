import { words } from '#web/kit/words.ts'

const zh = {
  title: '账号安全',
  devices: '登录设备',
  devicesHint: '不认识的设备请立即退出，并修改密码。',
  signOutOthers: '退出其他所有设备',
  sureToSignOutOthers: '确定让除本机外的所有设备退出登录吗？',
  sureToSignOut: (device: string) => `确定让“${device}”退出登录吗？`,
  done: '操作成功',
  factor: '双重验证',
  factorHint: '登录时除密码外，还需输入手机验证器上的 6 位数字。密码泄露时，别人也无法登录。',
  on: '已开启',
  off: '未开启',
  demanded: '您的角色要求开启',
  codesLeft: (count: number) => `剩余 ${count} 个恢复码`,
  fewCodes: '恢复码快用完了，请关闭后重新设置以获取新的。',
  setUp: '开启双重验证',
  turnOff: '关闭双重验证',
  password: '当前密码',
  passwordMissing: '请输入当前密码',
  begin: '下一步',
  scan: '用验证器应用扫描二维码，或手动输入密钥。',
  qr: '设置双重验证的二维码',
  secret: '密钥',
  code: '6 位验证码',
  anyCode: '验证码或恢复码',
  codeHint: '验证器上显示的数字',
  codeMissing: '请输入 6 位数字',
  anyCodeMissing: '请输入 6 位数字，或形如 ab12-cd34 的恢复码',
  confirm: '确认开启',
  codes: '恢复码',
  codesHint: '手机丢失时，每个码可代替验证码登录一次。只显示这一次，请保存到安全的地方。',
  copyAll: '复制全部',
  copied: '已复制',
  download: '下载',
  fileName: '同城管家-恢复码.txt',
  kept: '我已保存',
  turnedOff: '双重验证已关闭',
}

export type Words = typeof zh

export const accountText = words<Words>(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
