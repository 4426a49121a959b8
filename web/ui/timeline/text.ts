import type { FoodMove } from '#contract/food.ts'
import type { Mover } from '#contract/moves.ts'
import { words } from '#web/kit/words.ts'

const zh = {
  doings: {
    place: '用户下单',
    pay: '付款成功',
    close: '订单关闭',
    accept: '接单',
    reject: '拒绝接单',
    assign: '派单',
    reassign: '改派',
    grab: '骑手抢单',
    take: '骑手接单',
    decline: '骑手未接单',
    ready: '商家出餐',
    arriveShop: '骑手到店',
    pickUp: '骑手取餐',
    arrive: '骑手到达',
    deliver: '送达',
    flag: '标记异常',
    resume: '解除异常',
    sendBack: '安排退回',
    receiveBack: '餐品已退回',
    confirm: '确认收货',
    complete: '代完成',
    cancel: '取消订单',
    refund: '退款到账',
  } satisfies Record<FoodMove | 'place', string>,
  actors: {
    staff: '员工',
    customer: '用户',
    merchant: '商家',
    rider: '骑手',
    payment: '支付',
    clock: '系统定时',
    system: '系统',
  } satisfies Record<Mover | 'system', string>,
}

export type Words = typeof zh

export const timelineText = words<Words>(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
