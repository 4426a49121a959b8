import type { Liability, ReasonCode } from '#contract/reasons.ts'
import { words } from '#web/kit/words.ts'

const zh = {
  reasons: {
    U01: '行程或计划有变',
    U02: '下错单、重复下单',
    U03: '地址或信息填错',
    U04: '价格不合适',
    U05: '不想要了',
    U06: '等待太久',
    M01: '商家超时未接单',
    M02: '店铺太忙',
    M03: '商品已售完',
    M04: '店铺已打烊',
    M05: '超出配送范围',
    M06: '商家联系不上用户',
    R01: '无人接单',
    R02: '骑手/司机迟迟未到',
    R03: '服务态度差',
    R04: '要求私下交易/加价',
    R05: '要求用户取消',
    R06: '原地不动或反方向行驶',
    R07: '丢餐少餐洒餐',
    R08: '物品损坏丢失',
    R09: '人车不符',
    W01: '联系不上用户',
    W02: '用户地址错误',
    W03: '车辆故障/身体不适',
    W04: '商家出餐慢',
    W05: '物品违禁/与描述不符',
    W06: '用户醉酒无法沟通/拒绝配合',
    W07: '安全风险',
    G01: '陪玩师未按时开始',
    G02: '技能与描述不符',
    G03: '中途离开',
    G04: '态度恶劣',
    G05: '代练/外挂',
    G06: '诱导私下交易',
    S01: '支付超时',
    S02: '接单超时',
    S03: '风控拦截',
    S04: '不可抗力（天气、管制）',
    S05: '系统异常',
    Z99: '其他',
  } satisfies Record<ReasonCode, string>,
  /** By the first letter of their codes. */
  sides: {
    U: '用户',
    M: '商家',
    R: '配送与服务',
    W: '服务者',
    G: '陪玩',
    S: '系统',
    Z: '其他',
  },
  liabilities: {
    customer: '用户',
    merchant: '商家',
    worker: '服务者',
    platform: '平台',
    none: '无责',
  } satisfies Record<Liability, string>,
}

export type Words = typeof zh

export const reasonsText = words<Words>(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
