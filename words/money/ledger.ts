import type { AccountKind, LedgerEvent, OwnerKind, Side } from '#contract/money/accounts.ts'
import type { AdjustmentState, adjustmentMoves } from '#contract/money/adjustment.ts'
import { labelWords } from '#words/base/labels.ts'
import { packetsFeature } from '#words/chats/conversation.ts'
import type { FeatureWords } from '#words/feature.ts'
import { refundsWords } from '#words/money/refunds.ts'
import { applicationWords } from '#words/reviews/applications.ts'
import { type Phrase, words } from '#words/words.ts'

const title: Phrase = { zh: '资金流水', en: 'Ledger', es: 'Libro mayor', ja: '資金台帳' }

/** What the ledger's screen and its spreadsheet both say. */
export const ledgerWords = words({
  title,
  transactionNo: { zh: '流水号', en: 'Transaction', es: 'Asiento', ja: '取引番号' },
  postedAt: { zh: '入账时间', en: 'Posted at', es: 'Contabilizado', ja: '記帳日時' },
  event: { zh: '业务事件', en: 'Business event', es: 'Operación', ja: '業務' },
  subjectNo: { zh: '业务单号', en: 'Business number', es: 'N.º de operación', ja: '業務番号' },
  channelNo: { zh: '渠道单号', en: 'Channel number', es: 'N.º del canal', ja: '決済側の番号' },
  amount: { zh: '发生额（元）', en: 'Moved (yuan)', es: 'Importe movido (yuanes)', ja: '発生額（元）' },
  by: { zh: '经办人', en: 'Posted by', es: 'Contabilizado por', ja: '記帳者' },
  description: { zh: '摘要', en: 'Description', es: 'Concepto', ja: '摘要' },
  reverses: { zh: '冲正的流水', en: 'Reverses', es: 'Anula', ja: '取り消した取引' },
  reversedBy: { zh: '被冲正于', en: 'Reversed by', es: 'Anulado por', ja: '取り消しの取引' },
  sides: {
    debit: { zh: '借方', en: 'Debit', es: 'Debe', ja: '借方' },
    credit: { zh: '贷方', en: 'Credit', es: 'Haber', ja: '貸方' },
  } satisfies Record<Side, Phrase>,
  owners: {
    platform: labelWords.platform,
    channel: { zh: '支付渠道', en: 'Payment channel', es: 'Canal de pago', ja: '決済チャネル' },
    person: { zh: '个人', en: 'Person', es: 'Persona', ja: '個人' },
    merchant: labelWords.shop,
  } satisfies Record<OwnerKind, Phrase>,
  kinds: {
    available: { zh: '可用余额', en: 'Available', es: 'Disponible', ja: '利用可能残高' },
    held: { zh: '待入账', en: 'Held', es: 'Retenido', ja: '入金待ち' },
    withdrawing: { zh: '提现冻结', en: 'Being withdrawn', es: 'En retirada', ja: '出金処理中' },
    deposit: applicationWords.conditions.deposit,
    receivable: { zh: '应收欠款', en: 'Owed to us', es: 'Por cobrar', ja: '未収金' },
    escrow: { zh: '订单担保资金', en: 'Escrow of orders', es: 'Custodia de pedidos', ja: '注文預り金' },
    redpacket: { zh: '红包池', en: 'Unopened red packets', es: 'Sobres sin abrir', ja: '未開封の紅包' },
    commission: { zh: '佣金收入', en: 'Commission', es: 'Comisión', ja: '手数料収入' },
    feeIncome: { zh: '提现手续费收入', en: 'Withdrawal fees', es: 'Comisión de retirada', ja: '出金手数料収入' },
    subsidy: { zh: '补贴支出', en: 'Subsidies', es: 'Subvenciones', ja: '補助支出' },
    compensation: { zh: '赔付支出', en: 'Compensation', es: 'Compensaciones', ja: '補償支出' },
    channelFee: { zh: '渠道手续费', en: 'Channel fees', es: 'Costes del canal', ja: '決済手数料' },
    tax: { zh: '代扣税款', en: 'Tax withheld', es: 'Impuestos retenidos', ja: '源泉税' },
    carrierPayable: {
      zh: '应付快递公司',
      en: 'Owed to carriers',
      es: 'Deuda con transportistas',
      ja: '運送会社への未払金',
    },
    suspense: { zh: '挂账', en: 'Suspense', es: 'Cuenta transitoria', ja: '仮勘定' },
    opening: { zh: '期初结转', en: 'Opening balance', es: 'Saldo inicial', ja: '期首残高' },
    channel: { zh: '渠道资金', en: 'Money at channels', es: 'Fondos en canales', ja: '決済側の資金' },
  } satisfies Record<AccountKind, Phrase>,
  events: {
    open: { zh: '期初开账', en: 'Opening', es: 'Apertura', ja: '開始記帳' },
    pay: { zh: '订单支付', en: 'Payment', es: 'Pago del pedido', ja: '注文の支払い' },
    payDifference: { zh: '补差支付', en: 'Payment of a difference', es: 'Pago de diferencia', ja: '差額の支払い' },
    refund: refundsWords.title,
    settle: { zh: '订单结算', en: 'Settlement', es: 'Liquidación', ja: '注文の精算' },
    release: { zh: '解冻入账', en: 'Release', es: 'Liberación', ja: '入金確定' },
    recover: { zh: '退款追回', en: 'Recovery', es: 'Recuperación', ja: '返金の回収' },
    offset: { zh: '欠款抵扣', en: 'Offset of debt', es: 'Compensación de deuda', ja: '未収金の相殺' },
    compensate: { zh: '赔付', en: 'Compensation paid', es: 'Compensación pagada', ja: '補償' },
    packetSend: { zh: '发出红包', en: 'Red packet sent', es: 'Sobre enviado', ja: '紅包の送付' },
    packetOpen: packetsFeature.systemEvents['packets.open'],
    packetReturn: { zh: '红包退回', en: 'Red packet returned', es: 'Sobre devuelto', ja: '紅包の返却' },
    prize: { zh: '比赛奖励', en: 'Prize', es: 'Premio', ja: '大会の賞金' },
    withdrawApply: { zh: '提现申请冻结', en: 'Withdrawal asked', es: 'Retirada pedida', ja: '出金の申請' },
    withdrawSuccess: { zh: '提现打款成功', en: 'Withdrawal paid', es: 'Retirada pagada', ja: '出金の完了' },
    withdrawReturn: { zh: '提现退回', en: 'Withdrawal returned', es: 'Retirada devuelta', ja: '出金の返却' },
    depositIn: { zh: '缴纳保证金', en: 'Deposit paid in', es: 'Depósito ingresado', ja: '保証金の納付' },
    depositDeduct: { zh: '扣除保证金', en: 'Deposit deducted', es: 'Deducción del depósito', ja: '保証金の控除' },
    depositOut: { zh: '退还保证金', en: 'Deposit given back', es: 'Depósito devuelto', ja: '保証金の返還' },
    channelFee: { zh: '渠道扣费', en: 'Fee of the channel', es: 'Cargo del canal', ja: '決済側の徴収' },
    carrierPay: { zh: '支付快递公司', en: 'Carrier paid', es: 'Pago al transportista', ja: '運送会社への支払い' },
    adjust: { zh: '人工调账', en: 'Adjustment', es: 'Ajuste', ja: '手動調整' },
    reverse: { zh: '冲正', en: 'Reversal', es: 'Anulación', ja: '取り消し' },
  } satisfies Record<LedgerEvent, Phrase>,
  adjustmentStates: {
    pending: { zh: '待复核', en: 'Awaiting a colleague', es: 'Por revisar', ja: '確認待ち' },
    posted: { zh: '已入账', en: 'Posted', es: 'Contabilizado', ja: '記帳済み' },
    rejected: refundsWords.stages.rejected,
    withdrawn: refundsWords.stages.withdrawn,
  } satisfies Record<AdjustmentState, Phrase>,
  adjustmentMoves: {
    approve: labelWords.approve,
    reject: refundsWords.actions.reject,
    withdraw: refundsWords.actions.withdraw,
  } satisfies Record<(typeof adjustmentMoves)[number], Phrase>,
})

const ledgerExport: Phrase = {
  zh: '导出资金流水',
  en: 'Export the ledger',
  es: 'Exportar el libro mayor',
  ja: '資金台帳を出力',
}

export const ledgerFeature = words({
  name: title,
  permissions: {
    'ledger.view': { zh: '查看资金流水', en: 'See the ledger', es: 'Ver el libro mayor', ja: '資金台帳を見る' },
    'ledger.adjust': { zh: '发起调账', en: 'Ask for adjustments', es: 'Pedir ajustes', ja: '調整の申請' },
    'ledger.approve': { zh: '复核调账', en: 'Approve adjustments', es: 'Aprobar ajustes', ja: '調整の承認' },
    'ledger.export': ledgerExport,
  },
  events: {
    'ledger.export': ledgerExport,
    'ledger.adjust': { zh: '申请调账', en: 'Ask for an adjustment', es: 'Pedir un ajuste', ja: '調整を申請' },
    'ledger.approve': { zh: '通过调账', en: 'Approve an adjustment', es: 'Aprobar un ajuste', ja: '調整を承認' },
    'ledger.reject': { zh: '驳回调账', en: 'Reject an adjustment', es: 'Rechazar un ajuste', ja: '調整を却下' },
    'ledger.withdraw': { zh: '撤回调账', en: 'Withdraw an adjustment', es: 'Retirar un ajuste', ja: '調整を取下げ' },
    'ledger.confirmCheck': {
      zh: '确认账目差异，恢复打款',
      en: 'Confirm a difference and allow payouts',
      es: 'Confirmar una diferencia y permitir pagos',
      ja: '差異を確認し出金を再開',
    },
  },
  systemEvents: {
    'ledger.findWrong': {
      zh: '夜间核对发现账目不符',
      en: 'The nightly check found a difference',
      es: 'La revisión nocturna halló una diferencia',
      ja: '夜間照合で差異を検出',
    },
  },
  fields: { event: ledgerWords.event },
  states: {
    pending: ledgerWords.adjustmentStates.pending,
    posted: ledgerWords.adjustmentStates.posted,
    rejected: ledgerWords.adjustmentStates.rejected,
    withdrawn: ledgerWords.adjustmentStates.withdrawn,
  },
} satisfies FeatureWords<'ledger'>)
