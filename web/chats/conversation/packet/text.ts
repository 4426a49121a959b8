import { words } from '#web/kit/words.ts'

const zh = {
  packetWaits: '该红包已提交审批',
  packetSent: '红包已发出，24 小时内可领取',
  packetTo: (name: string) => `发红包给 ${name}`,
  amountYuan: '金额（元）',
  packetTooLarge: '单个红包不能超过 200 元',
  allowance: (single: string, left: string) => `单个 ¥${single} 以内无需审批，今日还可发 ¥${left}`,
  aboveAllowance: (single: string) => `超过 ¥${single}，将提交主管审批`,
  packetOrder: '关联订单',
  chooseOrder: '请选择订单',
  packetCause: '原因',
  greeting: '祝福语',
  from: '发送方',
  to: '接收方',
  platform: '平台',
  complaint: '投诉单',
  sentAt: '发起时间',
  decidedBy: '审批人',
  openedAt: '领取时间',
  expiresAt: '有效期至',
  no: '红包编号',
}

export type Words = typeof zh

export const packetText = words<Words>(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
