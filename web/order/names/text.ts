import type { StaffMove } from '#contract/order.ts'
import type { OrderQueue } from '#contract/order-question.ts'
import type { Service } from '#contract/service.ts'
import { words } from '#web/kit/words.ts'

const zh = {
  titles: {
    food: '外卖订单',
    chauffeur: '代驾订单',
    errand: '跑腿订单',
    express: '寄件订单',
    companion: '陪玩订单',
    challenge: '挑战赛',
  } satisfies Record<Service, string>,
  queues: {
    all: '全部',
    accept: '待商家接单',
    dispatch: '待派单',
    pickUp: '待取货',
    deliver: '配送中',
    exception: '异常',
    completed: '已完成',
    cancelled: '已取消',
    arrive: '待到达',
    service: '服务中',
    pay: '待付款',
    goods: '商品款待确认',
    underway: '进行中',
    book: '待揽收',
    transit: '运输中',
    unanswered: '8分钟未接',
    start: '待开始',
    confirm: '待验收',
    consult: '协商中',
    arbitrate: '仲裁中',
    refunded: '已退款',
    open: '待应战',
    dispute: '争议待裁定',
    overdue: '超时',
    urged: '催单',
    afterSale: '售后',
    mine: '我认领的',
  } satisfies Record<OrderQueue, string>,
  moves: {
    accept: '代接单',
    assign: '派单',
    reassign: '改派',
    handBack: '收回待派',
    retry: '重新派单',
    rebook: '重新下单',
    flag: '标记异常',
    resume: '解除异常',
    sendBack: '安排退回',
    confirmGoods: '确认商品款',
    end: '代结束行程',
    adjustFee: '调整费用',
    settleHelp: '处理求助',
    arbitrate: '转仲裁',
    awardCustomer: '判给用户',
    split: '按比例裁定',
    awardCompanion: '判给陪玩师',
    judge: '裁定胜负',
    judgeAgain: '复核裁定',
    annul: '作废',
    urge: '催单',
    changeAddress: '修改地址',
    complete: '代完成',
    cancel: '取消订单',
  } satisfies Record<StaffMove, string>,
}

export type Words = typeof zh

export const orderNames = words<Words>(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
