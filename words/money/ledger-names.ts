import type { AccountKind, LedgerEvent, OwnerKind, Side } from '#contract/money/accounts.ts'
import type { AdjustmentState } from '#contract/money/ledger.ts'
import { labelWords } from '#words/base/labels.ts'
import { refundsWords } from '#words/money/refunds.ts'
import { applicationWords } from '#words/reviews/applications.ts'
import { type Phrase, words } from '#words/words.ts'

/** What the accounts of the ledger and what happens to money are called. */
export const ledgerNameWords = words({
  kinds: {
    available: { zh: '可用余额', en: 'Available', es: 'Disponible', ja: '利用可能残高' },
    held: { zh: '待入账', en: 'On hold', es: 'Retenido', ja: '入金待ち' },
    withdrawing: { zh: '提现冻结', en: 'In withdrawal', es: 'En retirada', ja: '出金手続き中' },
    deposit: applicationWords.conditions.deposit,
    receivable: { zh: '应收欠款', en: 'Receivable', es: 'Por cobrar', ja: '未収金' },
    escrow: { zh: '订单担保资金', en: 'Order escrow', es: 'Depósito de pedidos', ja: '注文預り金' },
    redpacket: { zh: '红包池', en: 'Unopened red packets', es: 'Sobres sin abrir', ja: '未開封の紅包' },
    commission: { zh: '佣金收入', en: 'Commission', es: 'Comisiones', ja: '手数料収入' },
    feeIncome: { zh: '提现手续费收入', en: 'Withdrawal fees', es: 'Tarifas de retirada', ja: '出金手数料収入' },
    subsidy: { zh: '补贴支出', en: 'Subsidies', es: 'Subvenciones', ja: '補助費' },
    compensation: { zh: '赔付支出', en: 'Compensation', es: 'Indemnizaciones', ja: '補償費' },
    channelFee: { zh: '通道成本', en: 'Channel costs', es: 'Costes del canal', ja: '決済チャネル費' },
    tax: { zh: '代扣税款', en: 'Tax withheld', es: 'Impuestos retenidos', ja: '源泉徴収税' },
    carrierPayable: {
      zh: '应付快递公司',
      en: 'Owed to carriers',
      es: 'Debido a transportistas',
      ja: '宅配会社への未払金',
    },
    suspense: { zh: '挂账差异', en: 'Suspense', es: 'Partidas en suspenso', ja: '仮勘定' },
    opening: { zh: '期初余额', en: 'Opening balances', es: 'Saldos iniciales', ja: '期首残高' },
    channel: { zh: '渠道资金', en: 'Channel money', es: 'Dinero en canales', ja: '決済チャネル資金' },
  } satisfies Record<AccountKind, Phrase>,
  owners: {
    platform: labelWords.platform,
    channel: { zh: '支付渠道', en: 'Payment channel', es: 'Canal de pago', ja: '決済チャネル' },
    person: { zh: '个人', en: 'Person', es: 'Persona', ja: '個人' },
    merchant: labelWords.shop,
  } satisfies Record<OwnerKind, Phrase>,
  sides: {
    debit: { zh: '借方', en: 'Debit', es: 'Debe', ja: '借方' },
    credit: { zh: '贷方', en: 'Credit', es: 'Haber', ja: '貸方' },
  } satisfies Record<Side, Phrase>,
  events: {
    open: { zh: '期初开账', en: 'Opening', es: 'Apertura', ja: '期首開設' },
    pay: { zh: '用户支付', en: 'Payment', es: 'Pago', ja: '支払い' },
    payDifference: { zh: '补差价', en: 'Difference paid', es: 'Pago de diferencia', ja: '差額の支払い' },
    refund: labelWords.refund,
    settle: { zh: '订单结算', en: 'Settlement', es: 'Liquidación', ja: '精算' },
    release: { zh: '解冻入账', en: 'Release', es: 'Liberación', ja: '入金確定' },
    recover: { zh: '追回款项', en: 'Recovery', es: 'Recuperación', ja: '回収' },
    offset: { zh: '抵扣欠款', en: 'Offset', es: 'Compensación', ja: '未収金の相殺' },
    compensate: { zh: '赔付', en: 'Compensation paid', es: 'Indemnización', ja: '補償' },
    packetSend: { zh: '发出红包', en: 'Red packet sent', es: 'Sobre enviado', ja: '紅包の送付' },
    packetOpen: { zh: '红包领取', en: 'Red packet collected', es: 'Sobre cobrado', ja: '紅包の受領' },
    packetReturn: { zh: '红包退回', en: 'Red packet returned', es: 'Sobre devuelto', ja: '紅包の返却' },
    prize: { zh: '挑战奖励', en: 'Prize', es: 'Premio', ja: '賞金' },
    withdrawApply: { zh: '申请提现', en: 'Withdrawal asked', es: 'Retirada pedida', ja: '出金申請' },
    withdrawSuccess: { zh: '提现到账', en: 'Withdrawal paid', es: 'Retirada pagada', ja: '出金完了' },
    withdrawReturn: { zh: '提现退回', en: 'Withdrawal returned', es: 'Retirada devuelta', ja: '出金の戻し' },
    depositIn: { zh: '缴纳保证金', en: 'Deposit paid in', es: 'Fianza ingresada', ja: '保証金の入金' },
    depositOut: { zh: '退还保证金', en: 'Deposit returned', es: 'Fianza devuelta', ja: '保証金の返還' },
    channelFee: { zh: '通道手续费', en: 'Channel fee', es: 'Tarifa del canal', ja: '決済手数料' },
    carrierPay: { zh: '支付快递公司', en: 'Carrier paid', es: 'Pago al transportista', ja: '宅配会社への支払い' },
    adjust: { zh: '手工调整', en: 'Adjustment', es: 'Ajuste', ja: '調整' },
    reverse: { zh: '冲正', en: 'Reversal', es: 'Reversión', ja: '取消仕訳' },
  } satisfies Record<LedgerEvent, Phrase>,
  states: {
    pending: refundsWords.stages.review,
    posted: { zh: '已入账', en: 'Posted', es: 'Contabilizado', ja: '記帳済み' },
    rejected: refundsWords.stages.rejected,
    withdrawn: refundsWords.stages.withdrawn,
  } satisfies Record<AdjustmentState, Phrase>,
})
