import { words } from '#web/kit/words.ts'

const zh = {
  placedOn: '下单日期',
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
