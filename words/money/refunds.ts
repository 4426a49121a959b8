import type { Reason } from '#contract/base/refusals.ts'
import type { ManualRefundMove, RefundRow, RefundStage, RefundTarget, StaffRefundMove } from '#contract/money/refund.ts'
import { labelWords } from '#words/base/labels.ts'
import type { FeatureWords } from '#words/feature.ts'
import { orderFiltersWords } from '#words/orders/filters.ts'
import { reasonsWords } from '#words/orders/moves.ts'
import { orderWords, stateWords } from '#words/orders/order.ts'
import { type Phrase, words } from '#words/words.ts'

const refundNo: Phrase = { zh: '退款单号', en: 'Refund no.', es: 'N.º de reembolso', ja: '返金番号' }

export const refundsWords = words({
  title: labelWords.refunds,
  left: { zh: '还可退', en: 'Left to give back', es: 'Queda por devolver', ja: '返金可能額' },
  request: { zh: '发起退款', en: 'Request refund', es: 'Devolver dinero', ja: '返金する' },
  no: refundNo,
  amount: { zh: '退款金额（元）', en: 'Amount (yuan)', es: 'Importe (yuanes)', ja: '返金額（元）' },
  amountOf: labelWords.amount,
  all: { zh: '全部', en: 'All of it', es: 'Todo', ja: '全額' },
  ownLimit: { zh: '无需同事审批的额度', en: 'Without a colleague', es: 'Sin un colega', ja: '承認不要の上限' },
  anyAmount: { zh: '不限', en: 'any amount', es: 'cualquier importe', ja: '制限なし' },
  outcomes: {
    atOnce: { zh: '提交后立即退款', en: 'Goes back at once', es: 'Se devuelve al instante', ja: '直ちに返金されます' },
    byColleague: {
      zh: '超出本人额度，提交后等待同事审批',
      en: 'Above your limit: a colleague decides',
      es: 'Supera su límite: decide un colega',
      ja: '上限を超えるため、同僚の承認が必要です',
    },
    tooMuch: {
      zh: '超过还可退的金额',
      en: 'More than is left',
      es: 'Más de lo que queda',
      ja: '返金可能額を超えています',
    },
  },
  submits: {
    atOnce: {
      zh: (amount: string) => `退 ${amount}`,
      en: (amount: string) => `Refund ${amount}`,
      es: (amount: string) => `Devolver ${amount}`,
      ja: (amount: string) => `${amount} を返金`,
    },
    byColleague: {
      zh: (amount: string) => `申请退 ${amount}`,
      en: (amount: string) => `Request ${amount}`,
      es: (amount: string) => `Solicitar ${amount}`,
      ja: (amount: string) => `${amount} の返金を申請`,
    },
  },
  whoseReason: { zh: '原因类别', en: 'Whose reason', es: 'De quién es el motivo', ja: '理由の区分' },
  why: labelWords.reason,
  liable: orderFiltersWords.liability,
  chooseLiable: labelWords.sayLiable,
  note: { zh: '说明', en: 'Note', es: 'Nota', ja: '説明' },
  noteNeeded: labelWords.noteNeeded,
  requestedBy: { zh: '发起人', en: 'Requested by', es: 'Solicitante', ja: '申請者' },
  requested: { zh: '发起', en: 'requested', es: 'lo solicitó', ja: 'が申請' },
  decided: { zh: '处理', en: 'decided', es: 'lo resolvió', ja: 'が処理' },
  stages: {
    review: labelWords.toApprove,
    processing: { zh: '退款中', en: 'Processing', es: 'En curso', ja: '返金中' },
    refunded: stateWords.refunded,
    rejected: labelWords.rejected,
    failed: { zh: '退款失败', en: 'Failed', es: 'Fallido', ja: '返金失敗' },
    withdrawn: labelWords.withdrawn,
  } satisfies Record<RefundStage, Phrase>,
  origins: {
    staff: labelWords.staff,
    customer: labelWords.customer,
    move: labelWords.system,
  } satisfies Record<RefundRow['origin'], Phrase>,
  actions: {
    approve: labelWords.approve,
    reject: labelWords.reject,
    withdraw: labelWords.withdraw,
    retry: { zh: '重试退款', en: 'Try again', es: 'Reintentar', ja: '再試行' },
    recordManual: { zh: '登记线下退款', en: 'Record manual refund', es: 'Anotar reembolso', ja: '手動返金を登録' },
    confirmManual: { zh: '确认线下退款', en: 'Confirm refund', es: 'Confirmar el reembolso', ja: '手動返金を確認' },
    refuseManual: { zh: '线下退款不属实', en: 'Refuse refund', es: 'Rechazar el reembolso', ja: '手動返金を否認' },
  } satisfies Record<StaffRefundMove, Phrase>,
  consequences: {
    request: {
      zh: '款项原路退回用户，退出后不能收回。',
      en: 'The money is refunded to the original payment method and cannot be recalled.',
      es: 'El dinero vuelve por donde se pagó y no puede recuperarse.',
      ja: '支払い方法に返金され、取り消せません。',
    },
    approve: {
      zh: '通过后立即退款，退出后不能收回。',
      en: 'The money is refunded at once and cannot be recalled.',
      es: 'El dinero se devuelve al instante y no puede recuperarse.',
      ja: '直ちに返金され、取り消せません。',
    },
    reject: {
      zh: '驳回后款项不退，发起人会看到您的理由。',
      en: 'Nothing is refunded, and the requester sees the reason.',
      es: 'No se devuelve nada; quien lo pidió ve el motivo.',
      ja: '返金されず、申請者に理由が表示されます。',
    },
    withdraw: {
      zh: '撤回后不再等待审批，可以重新发起。',
      en: 'It no longer waits for approval; it can be requested again.',
      es: 'Ya no espera aprobación; puede solicitarse de nuevo.',
      ja: '承認待ちを取り下げます。改めて申請できます。',
    },
    retry: {
      zh: '以同一退款单号再次通知支付渠道，不会重复退款。',
      en: 'The payment channel is notified again with the same number; nothing is refunded twice.',
      es: 'Se avisa otra vez al canal de pago con el mismo número; nada se devuelve dos veces.',
      ja: '同じ番号で決済側に再通知します。二重に返金されません。',
    },
  } satisfies Record<Exclude<StaffRefundMove, ManualRefundMove> | 'request', Phrase>,
  manualToConfirm: { zh: '待确认', en: 'To confirm', es: 'Por confirmar', ja: '確認待ち' },
  payTo: { zh: '退到哪里', en: 'Pay it to', es: 'Pagar a', ja: '返金先' },
  targets: {
    origin: { zh: '原路退回', en: 'The way it was paid', es: 'Por donde se pagó', ja: '元の支払い方法' },
    wallet: { zh: '用户钱包', en: 'The wallet in the app', es: 'El monedero de la app', ja: 'アプリのウォレット' },
  } satisfies Record<RefundTarget, Phrase>,
  isToWallet: {
    zh: '退到用户钱包',
    en: 'To the wallet in the app',
    es: 'Al monedero de la app',
    ja: 'アプリのウォレットへ',
  },
  liableIs: {
    zh: (who: string) => `责任方：${who}`,
    en: (who: string) => `Fault: ${who}`,
    es: (who: string) => `Responsable: ${who}`,
    ja: (who: string) => `責任：${who}`,
  },
  attempts: {
    zh: (count: number) => `已尝试 ${count} 次`,
    en: (count: number) => `Tried ${count} times`,
    es: (count: number) => `${count} intentos`,
    ja: (count: number) => `${count}回試行`,
  },
  rejectReasons: {
    zh: ['凭证不足', '与事实不符', '应由其他途径处理', '重复申请'],
    en: ['Too little evidence', 'Not what happened', 'To be settled another way', 'Asked twice'],
    es: ['Pruebas insuficientes', 'No se corresponde con los hechos', 'Corresponde otra vía', 'Solicitud repetida'],
    ja: ['証拠不足', '事実と相違', '別の手段で対応', '重複申請'],
  },
})

const refundsExport: Phrase = { zh: '导出退款', en: 'Export refunds', es: 'Exportar reembolsos', ja: '返金を出力' }

export const refundsFeature = words({
  name: labelWords.refunds,
  permissions: {
    'refunds.ask': { zh: '发起退款', en: 'Request refunds', es: 'Pedir reembolsos', ja: '返金の申請' },
    'refunds.approve': { zh: '审核退款', en: 'Approve refunds', es: 'Aprobar reembolsos', ja: '返金の審査' },
    'refunds.export': refundsExport,
  },
  events: {
    'refunds.export': refundsExport,
    'refunds.ask': { zh: '发起退款', en: 'Request a refund', es: 'Pedir reembolso', ja: '返金を申請' },
    'refunds.approve': { zh: '通过退款', en: 'Approve a refund', es: 'Aprobar reembolso', ja: '返金を承認' },
    'refunds.reject': { zh: '驳回退款', en: 'Reject a refund', es: 'Denegar reembolso', ja: '返金を却下' },
    'refunds.withdraw': { zh: '撤回退款', en: 'Withdraw a refund', es: 'Retirar reembolso', ja: '返金を取下げ' },
    'refunds.retry': { zh: '重试退款', en: 'Retry a refund', es: 'Reintentar reembolso', ja: '返金を再試行' },
    'refunds.recordManual': {
      zh: '退款：登记线下退款',
      en: 'Refund: Paid by hand',
      es: 'Reembolso: Pago manual anotado',
      ja: '返金：手動返金を登録',
    },
    'refunds.confirmManual': {
      zh: '退款：确认线下退款',
      en: 'Refund: By hand confirmed',
      es: 'Reembolso: Pago manual confirmado',
      ja: '返金：手動返金を確認',
    },
    'refunds.refuseManual': {
      zh: '退款：退回线下登记',
      en: 'Refund: By hand refused',
      es: 'Reembolso: Pago manual rechazado',
      ja: '返金：手動返金を差し戻し',
    },
  },
  fields: {
    liability: orderFiltersWords.liability,
    code: refundsWords.whoseReason,
    refundNo,
    payTo: { zh: '退款去向', en: 'Where it is paid to', es: 'Destino del reembolso', ja: '返金の行き先' },
    refunding_fen: {
      zh: '退款中金额',
      en: 'Being refunded',
      es: 'En reembolso',
      ja: '返金処理中',
    },
  },
  values: {
    code: reasonsWords.reasons,
    queue: refundsWords.stages,
    payTo: refundsWords.targets,
    refund: orderWords.refunds,
    liability: reasonsWords.liabilities,
  },
} satisfies FeatureWords<'refunds'>)

/** What a person reads when the answer is no. */
export const refundsRefusals = words({
  afterSaleOver: {
    zh: '已超过售后时限，请通过投诉处理',
    en: 'It is too late to ask for a refund. File a complaint instead.',
    es: 'Ya no se puede pedir un reembolso. Presente una reclamación.',
    ja: '返金の申請期限を過ぎています。苦情として対応してください。',
  },
  refundPaidByHand: {
    zh: '已有同事登记线下退款，请先确认或退回该登记',
    en: 'A refund by hand is recorded for it. Confirm or refuse that first.',
    es: 'Ya consta un reembolso manual. Confírmelo o rechácelo antes.',
    ja: '手動返金が登録されています。先に確認または差し戻してください。',
  },
  aboveLimit: {
    zh: '超出您的退款审批额度 ¥{yuan}，请转交主管或财务审批',
    en: 'This is above your own limit of ¥{yuan}. Hand it to a leader or to finance.',
    es: 'Supera su límite de ¥{yuan}. Páselo a un jefe o a finanzas.',
    ja: 'あなたの承認上限¥{yuan}を超えています。上位者または経理に依頼してください。',
  },
} satisfies Partial<Record<Reason, Phrase>>)
