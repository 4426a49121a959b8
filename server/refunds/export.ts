import type { RefundRow } from '#contract/money/refund.ts'
import { refunds } from '#contract/money/refunds.ts'
import { liabilityWords, reasonWords } from '#contract/orders/reason-words.ts'
import { type Named, serviceWords } from '#contract/orders/state-words.ts'
import { choice, exportOf, moment, money, number, text } from '#server/exports/index.ts'
import { list } from './list.ts'

const stageWords: Readonly<Record<RefundRow['stage'], Named>> = {
  review: ['待审批', 'Waits for a yes', 'Por aprobar', '承認待ち'],
  processing: ['退款中', 'On its way', 'En curso', '返金中'],
  refunded: ['已退款', 'Refunded', 'Reembolsado', '返金済み'],
  rejected: ['已驳回', 'Rejected', 'Rechazado', '却下'],
  failed: ['退款失败', 'Failed', 'Fallido', '返金失敗'],
  withdrawn: ['已撤回', 'Withdrawn', 'Retirado', '取り下げ'],
}

const originWords: Readonly<Record<RefundRow['origin'], Named>> = {
  staff: ['员工', 'Staff', 'Personal', 'スタッフ'],
  customer: ['用户', 'Customer', 'Cliente', '利用者'],
  move: ['系统', 'The system', 'El sistema', 'システム'],
}

export const refundsExport = exportOf(refunds, {
  title: ['退款', 'Refunds', 'Reembolsos', '返金'],
  read: list,
  columns: [
    text(['退款单号', 'Refund no.', 'N.º de reembolso', '返金番号'], 24, row => row.no),
    text(['订单号', 'Order no.', 'N.º de pedido', '注文番号'], 24, row => row.order.no),
    choice(['业务', 'Service', 'Servicio', 'サービス'], 10, serviceWords, row => row.order.service),
    text(['用户', 'Customer', 'Cliente', '顧客'], 14, row => row.customerName),
    choice(['来源', 'Asked for by', 'Origen', '申請元'], 10, originWords, row => row.origin),
    choice(['状态', 'State', 'Estado', '状態'], 14, stageWords, row => row.stage),
    money(['退款金额（元）', 'Amount (yuan)', 'Importe (yuanes)', '返金額（元）'], 14, row => row.amountFen),
    money(['已到账（元）', 'Arrived (yuan)', 'Llegado (yuanes)', '着金額（元）'], 14, row => row.arrivedFen),
    choice(['原因类别', 'Reason', 'Motivo', '理由の区分'], 24, reasonWords, row => row.code),
    choice(['责任方', 'Whose fault', 'Responsable', '責任者'], 10, liabilityWords, row => row.liability),
    text(['说明', 'Note', 'Nota', '説明'], 28, row => row.reason),
    text(['发起人', 'Asked by', 'Solicitante', '申請者'], 16, row => row.askedBy),
    moment(['发起时间', 'Asked at', 'Solicitado', '申請日時'], row => row.askedAt),
    text(['处理人', 'Decided by', 'Resuelto por', '処理者'], 16, row => row.decidedBy),
    moment(['处理时间', 'Decided at', 'Resuelto', '処理日時'], row => row.decidedAt),
    text(['处理说明', 'Remark', 'Observación', '処理の説明'], 28, row => row.remark),
    number(['尝试次数', 'Tries', 'Intentos', '試行回数'], 10, row => row.attempt),
    moment(['结束时间', 'Ended at', 'Terminado', '終了日時'], row => row.endedAt),
  ],
})
