import type { EndedBy, latenesses, Step } from '#contract/orders/progress.ts'
import { labelWords } from '#words/base/labels.ts'
import { type Phrase, words } from '#words/words.ts'

/** How far orders get, in the figures of the dashboard and in the filters of their lists. */
export const progressWords = words({
  steps: {
    placed: { zh: '提交', en: 'Placed', es: 'Realizados', ja: '注文' },
    paid: { zh: '支付', en: 'Paid', es: 'Pagados', ja: '支払い' },
    taken: { zh: '接单', en: 'Taken', es: 'Tomados', ja: '受注' },
    begun: { zh: '取货/开始', en: 'Begun', es: 'Empezados', ja: '開始' },
    completed: { zh: '完成', en: 'Completed', es: 'Completados', ja: '完了' },
  } satisfies Record<Step, Phrase>,
  endedBy: {
    customer: { zh: '用户未填原因', en: 'By the customer', es: 'Por el cliente', ja: '利用者による' },
    merchant: { zh: '商家未填原因', en: 'By the shop', es: 'Por la tienda', ja: '店舗による' },
    worker: { zh: '服务者未填原因', en: 'By the worker', es: 'Por el personal', ja: '担当者による' },
    staff: { zh: '客服未填原因', en: 'By staff', es: 'Por la oficina', ja: 'スタッフによる' },
    clock: { zh: '到时自动取消', en: 'By a deadline', es: 'Por plazo vencido', ja: '期限切れ' },
    other: labelWords.other,
  } satisfies Record<EndedBy, Phrase>,
  reached: {
    zh: (step: string) => `到达「${step}」`,
    en: (step: string) => `Got to “${step}”`,
    es: (step: string) => `Llegó a «${step}»`,
    ja: (step: string) => `「${step}」に到達`,
  },
  furthest: {
    zh: (step: string) => `止于「${step}」`,
    en: (step: string) => `No further than “${step}”`,
    es: (step: string) => `No pasó de «${step}»`,
    ja: (step: string) => `「${step}」まで`,
  },
  latenesses: {
    late: { zh: '超过承诺时间', en: 'Later than promised', es: 'Más tarde de lo prometido', ja: '約束より遅い' },
    onTime: { zh: '在承诺时间内', en: 'As promised', es: 'En el plazo prometido', ja: '約束どおり' },
    any: { zh: '有承诺时间的', en: 'With a promised time', es: 'Con plazo prometido', ja: '約束の時刻あり' },
  } satisfies Record<(typeof latenesses)[number], Phrase>,
  valid: {
    zh: '有效（未取消、未全额退款）',
    en: 'Valid orders only',
    es: 'Solo pedidos válidos',
    ja: '有効な注文のみ',
  },
  refunded: { zh: '有退款的', en: 'Some money went back', es: 'Con algún reembolso', ja: '返金あり' },
  cell: {
    zh: (cell: string) => `热力图格 ${cell}`,
    en: (cell: string) => `Square ${cell} of the map`,
    es: (cell: string) => `Casilla ${cell} del mapa`,
    ja: (cell: string) => `地図の区画 ${cell}`,
  },
})
