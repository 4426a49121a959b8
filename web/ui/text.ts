import { words } from '#web/kit/words.ts'

const zh = {
  close: '关闭',
  copy: '复制',
  copied: '已复制',
  again: '重试',
  failed: '没有读到数据',
  amountWrong: '请输入金额，最多两位小数',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  systemHint: '系统提示',
  yes: '确定',
  no: '取消',
  soonOverdue: '即将超时',
  overdue: '超时',
  days: (count: number) => `${count} 天`,
  refresh: '刷新',
  columns: '列',
  views: '视图',
  widthOf: (head: string) => `「${head}」列宽`,
  exportList: '导出',
  previous: '上一条',
  next: '下一条',
  reason: '原因',
  note: '补充说明',
  noteHint: '2–200 个字',
  thoughtBetter: '取消操作',
  onRecord: (value: string) => `当前记录为「${value}」`,
  thisDevice: '本机',
  signedInAt: '登录于',
  lastSeen: '最近活动',
  signOutDevice: '退出此设备',
  noDevices: '没有登录中的设备',
  unknownDevice: '未知设备',
}

export type Words = typeof zh

export const uiText = words(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
