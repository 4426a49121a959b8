import type { bookings, calls, dayKinds } from '#contract/orders/order-question.ts'
import { words } from '#web/kit/words.ts'

const zh = {
  firstDay: '从哪天',
  lastDay: '到哪天',
  dayOf: '按什么日期',
  days: { placed: '下单日期', paid: '支付日期', finished: '完成/取消日期' } satisfies Record<
    (typeof dayKinds)[number],
    string
  >,
  to: '至',
  leastYuan: '最低金额',
  mostYuan: '最高金额',
  notFound: '没有找到',
  kind: '类型',
  state: '状态',
  refund: '退款',
  cancelCode: '取消原因',
  anyKind: '全部类型',
  anyState: '全部状态',
  anyRefund: '退款不限',
  anyCancelCode: '取消原因不限',
  liability: '责任方',
  anyLiability: '责任方不限',
  urged: '催过单',
  complained: '有投诉',
  noted: '有备注',
  claimed: '我认领的',
  plate: '车牌号',
  plateShort: '请至少输入 2 位',
  booking: '用车时间',
  anyBooking: '实时与预约',
  bookings: { now: '实时', later: '预约' } satisfies Record<(typeof bookings)[number], string>,
  help: '安全预警',
  anyHelp: '安全预警不限',
  calls: { open: '安全预警待处理', settled: '安全预警已处理' } satisfies Record<(typeof calls)[number], string>,
  waitedMinutes: '等候满（分钟）',
  unpaidHours: '未付满（小时）',
  countWrong: '请输入整数',
  ofPerson: '只看一人',
}

export type Words = typeof zh

export const filtersText = words<Words>(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
