import type { CancelCode, OrderDetail, StaffMove } from '#contract/order.ts'
import type { Candidate } from '#contract/orders.ts'
import { words } from '#web/kit/words.ts'

/** The moves that ask for nothing but a reason. */
export type ReasonedMove = Exclude<StaffMove, 'assign' | 'reassign' | 'cancel'>

const zh = {
  title: '外卖订单',
  queueTabs: '工作队列',
  search: '订单号后 6 位、手机号或后 4 位、姓名',
  fresh: (count: number) => `有 ${count} 条新订单`,
  emptyQueue: '这里现在没有订单，新订单会自动出现',
  emptySearch: (search: string) => `没有找到与“${search}”相符的订单，换个号码或姓名试试`,
  columns: {
    no: '订单',
    state: '状态',
    merchant: '商家',
    customer: '用户',
    address: '送达',
    items: '商品',
    money: '金额',
    worker: '骑手',
    moves: '操作',
  },
  placedOn: '下单日期',
  placedAt: '下单',
  promisedAt: '承诺送达',
  promisedBy: '承诺',
  kilometres: (count: string) => `${count} 公里`,
  items: (count: number) => `共 ${count} 件`,
  noWorker: '未分配',
  moved: '操作成功',
  consequences: {
    accept: '将代商家接单，订单随即进入派单。请先与商家电话确认。',
    flag: '订单转入异常队列，15 分钟内须处理，用户会看到“配送遇到问题”。',
    resume: '异常解除，骑手继续配送，计时重新开始。',
    sendBack: '骑手把餐品送回商家，退回后订单取消并按责任退款。',
    complete: '订单视为已完成并进入结算，完成后不能恢复配送。',
    cancel: '订单取消后不能恢复，已付款项原路退回用户，骑手与商家会立即收到通知。',
  } satisfies Record<ReasonedMove | 'cancel', string>,
  reasons: {
    accept: ['商家电话确认接单', '商家设备故障'],
    flag: ['联系不上用户', '用户拒收', '地址有误', '餐品损坏', '骑手发生事故'],
    resume: ['已联系上用户', '地址已更正', '骑手恢复配送'],
    sendBack: ['用户拒收', '始终联系不上用户', '地址无法送达'],
    complete: ['用户确认已收到', '骑手忘记点送达', '骑手设备故障'],
  } satisfies Record<ReasonedMove, string[]>,
  reassignReasons: ['骑手未响应', '骑手请求转单', '骑手距离太远', '骑手车辆故障'],
  cancelCodes: {
    U01: '行程或计划有变',
    U02: '下错单、重复下单',
    U03: '地址或信息填错',
    U05: '不想要了',
    U06: '等待太久',
    M01: '商家超时未接单',
    M03: '商品已售完',
    M04: '店铺已打烊',
    R01: '无人接单',
    R02: '骑手迟迟未到',
    S04: '不可抗力（天气、管制）',
    Z99: '其他',
  } satisfies Record<CancelCode, string>,
  noteNeeded: '请填写说明（2–200 字）',
  candidates: '可派骑手',
  searchCandidates: '按姓名或手机号查找骑手',
  noCandidates: '附近没有骑手，稍后再试或扩大范围',
  chooseWorker: '请选择骑手',
  giveTo: (name: string) => `派给 ${name}`,
  load: (load: number, capacity: number) => `在手 ${load}/${capacity} 单`,
  obstacles: {
    offline: '不在线',
    full: '已满单',
    frozen: '已停用',
    isCustomer: '与用户为同一人',
    noPosition: '没有位置',
  } satisfies Record<NonNullable<Candidate['obstacle']>, string>,
  parts: { overview: '概况', timeline: '时间线', bill: '费用' },
  externalNo: '外部单号',
  cancelCode: '取消原因',
  customerNote: '用户备注',
  bill: { goods: '商品', pack: '餐盒', delivery: '配送费', discount: '优惠', pay: '实付' },
  refunds: { none: '未退款', processing: '退款中', refunded: '已退款' } satisfies Record<OrderDetail['refund'], string>,
}

export type Words = typeof zh

export const ordersText = words<Words>(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
