import type { StaffMove } from '#contract/orders/order.ts'
import type { Unfitness } from '#contract/people/fitness.ts'
import { words } from '#web/kit/words.ts'

/** The moves that ask for nothing but a reason. */
export type ReasonedMove = Exclude<
  StaffMove,
  | 'assign'
  | 'reassign'
  | 'cancel'
  | 'urge'
  | 'changeAddress'
  | 'end'
  | 'adjustFee'
  | 'settleHelp'
  | 'split'
  | 'judge'
  | 'judgeAgain'
>

const zh = {
  moved: '操作成功',
  consequences: {
    accept: '将代商家接单，订单随即进入派单。请先与商家电话确认。',
    handBack: '订单从当前服务人员手中收回，重新等待派单，对方会立即收到通知。',
    retry: '订单重新进入待派单，继续寻找司机。',
    rebook: '将向快递公司重新下单，等待揽收。',
    flag: '订单转入异常队列，15 分钟内须处理，用户会看到“遇到问题”。',
    resume: '异常解除，继续配送，计时重新开始。',
    sendBack: '物品送回取货处，退回后订单结束并按责任退款。',
    confirmGoods: '代用户确认商品款，骑手继续送货。',
    arbitrate: '协商结束，订单转平台仲裁，双方可举证。',
    awardCustomer: '实付金额全部退给用户，裁定后不能更改。',
    awardCompanion: '订单视为完成，款项归陪玩师，裁定后不能更改。',
    annul: '比赛作废，已付费用退回，不记胜负。',
    complete: '订单视为已完成并进入结算，完成后不能恢复。',
    cancel: '订单取消后不能恢复，已付款项原路退回用户，相关各方会立即收到通知。',
    urge: '将立即提醒正在处理的一方，3 分钟内不能重复催促。',
    settleHelp: '求助结案后警报解除，所有步骤会写入日志。',
    judge: '裁定后按结果结算，48 小时内可由其他同事复核。',
    judgeAgain: '将改写原裁定结果，只能由非原裁定人操作。',
    split: '三方金额之和必须等于实付金额，裁定后不能更改。',
    end: '行程结束，用户将看到应付金额。',
    adjustFee: '调整不能超过原费用的 50%，双方会收到通知。',
    changeAddress: '取货前可修改，新地址须在 1 公里以内，请先与用户确认。',
  } satisfies Record<Exclude<StaffMove, 'assign' | 'reassign'>, string>,
  reasons: {
    accept: ['商家电话确认接单', '商家设备故障'],
    handBack: ['服务人员请求转单', '服务人员无法联系', '车辆故障'],
    retry: ['用户愿意继续等待', '附近有司机上线'],
    rebook: ['已与用户约好新时间', '快递公司恢复接单'],
    flag: ['联系不上用户', '用户拒收', '地址有误', '物品损坏', '发生事故'],
    resume: ['已联系上用户', '地址已更正', '恢复配送'],
    sendBack: ['用户拒收', '始终联系不上用户', '地址无法送达'],
    confirmGoods: ['用户电话确认金额', '小票与商品一致'],
    arbitrate: ['双方无法达成一致', '用户要求平台介入'],
    awardCustomer: ['未按约定提供服务', '陪玩师中途离开', '技能与描述不符'],
    awardCompanion: ['服务已完整提供', '用户证据不足'],
    annul: ['双方证据均不可信', '疑似刷单', '房间异常'],
    complete: ['用户确认已收到', '忘记点完成', '设备故障'],
  } satisfies Record<ReasonedMove, string[]>,
  verdictReasons: ['双方举证核实', '录像/截图为证', '一方未举证'],
  feeReasons: ['绕路', '等候时间有误', '计费异常'],
  endReasons: ['司机忘记结束', '司机设备故障'],
  addressReasons: ['用户填错地址', '用户换了地方'],
  helpReasons: ['误触', '身体不适已送医', '纠纷已劝解', '已报警处理'],
  reassignReasons: ['未响应', '请求转单', '距离太远', '车辆故障'],
  noteNeeded: '请填写说明（2–200 字）',
  candidates: '可派人员',
  searchCandidates: '按姓名或手机号查找',
  noCandidates: '附近没有可派人员，稍后再试',
  chooseWorker: '请选择派给谁',
  giveTo: (name: string) => `派给 ${name}`,
  load: (load: number, capacity: number) => `在手 ${load}/${capacity} 单`,
  sameFrom: (count: number) => `同店 ${count} 单`,
  about: (minutes: number) => `约 ${minutes} 分钟`,
  leased: (name: string) => `${name} 正在为此单派单`,
  obstacles: {
    resigned: '已离职',
    disabled: '已停用',
    frozen: '已冻结',
    otherCity: '其他城市',
    wrongKind: '不是此类人员',
    wrongService: '不接此类单',
    wrongLicence: '准驾车型不符',
    credentialExpired: '资质过期',
    offline: '不在线',
    resting: '小休中',
    noPosition: '没有位置',
    full: '已满单',
    isCustomer: '与用户为同一人',
  } satisfies Record<Unfitness, string>,
  newAddress: '新地址',
  lng: '经度',
  lat: '纬度',
  drivenKm: '行驶里程（公里）',
  waitMinutes: '等候（分钟）',
  toll: '路桥费（元）',
  total: '应付总额（元）',
  yuan: (who: string) => `${who}（元）`,
  sumIs: (sum: string, paid: string) => `合计 ${sum}，实付 ${paid}`,
  passengerReached: '已致电乘客，确认情况',
  chauffeurReached: '已致电司机，确认情况',
  caseNo: '报警登记号（如有）',
}

export type Words = typeof zh

export const movesText = words<Words>(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
