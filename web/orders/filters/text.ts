import type { dayKinds } from '#contract/order-question.ts'
import { words } from '#web/kit/words.ts'

const zh = {
  firstDay: '从哪天',
  lastDay: '到哪天',
  dayOf: '按什么日期',
  days: { placed: '下单日期', finished: '完成/取消日期' } satisfies Record<(typeof dayKinds)[number], string>,
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
  ofPerson: '只看一人',
}

export type Words = typeof zh

export const filtersText = words<Words>(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
