import type { FoodState } from '#contract/food.ts'
import type { StaffMove } from '#contract/order.ts'
import type { OrderQueue } from '#contract/orders.ts'
import { words } from '#web/kit/words.ts'

const zh = {
  queues: {
    all: '全部',
    accept: '待商家接单',
    dispatch: '待派单',
    pickUp: '待取餐',
    deliver: '配送中',
    overdue: '超时',
    exception: '异常',
    completed: '已完成',
    cancelled: '已取消',
  } satisfies Record<OrderQueue, string>,
  states: {
    pending_pay: '待付款',
    pending_accept: '待商家接单',
    'preparing/wait_dispatch': '待派单',
    'preparing/offered': '待骑手接单',
    'preparing/accepted': '骑手赶往商家',
    'preparing/arrived_shop': '骑手已到店',
    'delivering/picked_up': '配送中',
    'delivering/arrived': '骑手已到达',
    'delivering/exception': '配送异常',
    'delivering/returning': '退回中',
    delivered: '已送达',
    completed: '已完成',
    cancelled: '已取消',
    closed: '已关闭',
  } satisfies Record<FoodState, string>,
  moves: {
    accept: '代接单',
    assign: '派单',
    reassign: '改派',
    flag: '标记异常',
    resume: '解除异常',
    sendBack: '退回商家',
    complete: '代完成',
    cancel: '取消订单',
  } satisfies Record<StaffMove, string>,
}

export type Words = typeof zh

export const orderText = words<Words>(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
