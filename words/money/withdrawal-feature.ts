import type { WithdrawalOwner, WithdrawalState } from '#contract/money/withdrawal.ts'
import type { WithdrawalRisk } from '#contract/money/withdrawal-risk.ts'
import { labelWords } from '#words/base/labels.ts'
import { chatsWords } from '#words/chats/chats.ts'
import type { FeatureWords } from '#words/feature.ts'
import { refundsWords } from '#words/money/refunds.ts'
import { type Phrase, words } from '#words/words.ts'

const name: Phrase = { zh: '提现管理', en: 'Withdrawals', es: 'Retiradas de saldo', ja: '出金管理' }
const withdrawalsExport: Phrase = {
  zh: '导出提现',
  en: 'Export withdrawals',
  es: 'Exportar retiradas',
  ja: '出金を出力',
}

export const withdrawalsFeature = words({
  name: name,
  record: { zh: '提现', en: 'Withdrawal', es: 'Retirada de saldo', ja: '出金' },
  permissions: {
    'withdrawals.view': { zh: '查看提现', en: 'See withdrawals', es: 'Ver retiradas', ja: '出金の閲覧' },
    'withdrawals.review': { zh: '审核提现', en: 'Review withdrawals', es: 'Revisar retiradas', ja: '出金の審査' },
    'withdrawals.pay': { zh: '提现打款', en: 'Pay withdrawals', es: 'Pagar retiradas', ja: '出金の支払い' },
    'withdrawals.export': withdrawalsExport,
  },
  events: {
    'withdrawals.export': withdrawalsExport,
    'withdrawals.approve': {
      zh: '提现：审核通过',
      en: 'Withdrawal: Approved',
      es: 'Retirada: Aprobada',
      ja: '出金：承認',
    },
    'withdrawals.reject': { zh: '提现：驳回', en: 'Withdrawal: Rejected', es: 'Retirada: Rechazada', ja: '出金：却下' },
    // Each withdrawal has an event of its own.
    'withdrawals.approveMany': undefined,
    'withdrawals.pay': {
      zh: '提现：发起打款',
      en: 'Withdrawal: Payment asked for',
      es: 'Retirada: Pago solicitado',
      ja: '出金：支払いを依頼',
    },
    'withdrawals.retry': {
      zh: '提现：重新打款',
      en: 'Withdrawal: Paid once more',
      es: 'Retirada: Pago repetido',
      ja: '出金：再支払い',
    },
    'withdrawals.giveBack': {
      zh: '提现：退回余额',
      en: 'Withdrawal: Back to the balance',
      es: 'Retirada: Devuelta al saldo',
      ja: '出金：残高へ戻す',
    },
    'withdrawals.query': {
      zh: '提现：查询渠道结果',
      en: 'Withdrawal: Channel asked',
      es: 'Retirada: Canal consultado',
      ja: '出金：決済側へ照会',
    },
    'withdrawals.recordManual': {
      zh: '提现：登记线下打款',
      en: 'Withdrawal: Paid by hand',
      es: 'Retirada: Pago manual anotado',
      ja: '出金：手動支払いを登録',
    },
    'withdrawals.confirmManual': {
      zh: '提现：确认线下打款',
      en: 'Withdrawal: Payment by hand confirmed',
      es: 'Retirada: Pago manual confirmado',
      ja: '出金：手動支払いを確認',
    },
    'withdrawals.refuseManual': {
      zh: '提现：退回线下打款登记',
      en: 'Withdrawal: Payment by hand refused',
      es: 'Retirada: Pago manual rechazado',
      ja: '出金：手動支払いを差し戻し',
    },
    'withdrawals.resumeBatch': {
      zh: '提现批次：继续打款',
      en: 'Payout batch: Resumed',
      es: 'Lote de pagos: Reanudado',
      ja: '支払いバッチ：再開',
    },
  },
  systemEvents: {
    'withdrawals.apply': {
      zh: '提现：申请',
      en: 'Withdrawal: Asked for',
      es: 'Retirada: Solicitada',
      ja: '出金：申請',
    },
    'withdrawals.bindAccount': {
      zh: '绑定收款账户',
      en: 'Payout account bound',
      es: 'Cuenta de cobro vinculada',
      ja: '受取口座を登録',
    },
    'withdrawals.cancel': {
      zh: '提现：本人撤销',
      en: 'Withdrawal: Cancelled by its owner',
      es: 'Retirada: Anulada por su titular',
      ja: '出金：本人が取り消し',
    },
    'withdrawals.approveByRule': {
      zh: '提现：按规则自动通过',
      en: 'Withdrawal: Approved by rule',
      es: 'Retirada: Aprobada por regla',
      ja: '出金：規則により自動承認',
    },
    'withdrawals.approveFirst': {
      zh: '提现：初审通过',
      en: 'Withdrawal: Approved by the first reviewer',
      es: 'Retirada: Primera aprobación',
      ja: '出金：一次承認',
    },
    'withdrawals.approveSecond': {
      zh: '提现：复审通过',
      en: 'Withdrawal: Approved by the second reviewer',
      es: 'Retirada: Segunda aprobación',
      ja: '出金：二次承認',
    },
    'withdrawals.awaitOwner': {
      zh: '提现：等待本人在渠道确认',
      en: 'Withdrawal: Its owner must confirm',
      es: 'Retirada: Falta que su titular confirme',
      ja: '出金：本人の確認待ち',
    },
    'withdrawals.succeed': { zh: '提现：已到账', en: 'Withdrawal: Paid', es: 'Retirada: Pagada', ja: '出金：着金' },
    'withdrawals.fail': {
      zh: '提现：打款失败',
      en: 'Withdrawal: Payment failed',
      es: 'Retirada: Pago fallido',
      ja: '出金：支払い失敗',
    },
    'withdrawals.loseTrack': {
      zh: '提现：渠道结果未知',
      en: 'Withdrawal: No answer of the channel',
      es: 'Retirada: El canal no responde',
      ja: '出金：決済側の結果不明',
    },
    'withdrawals.paidAfterFailure': {
      zh: '提现：渠道先报失败后报成功',
      en: 'Withdrawal: Reported as paid after it had failed',
      es: 'Retirada: Pagada tras darse por fallida',
      ja: '出金：失敗の後に成功と報告',
    },
    'withdrawals.pauseBatch': {
      zh: '提现批次：暂停',
      en: 'Payout batch: Paused',
      es: 'Lote de pagos: En pausa',
      ja: '支払いバッチ：一時停止',
    },
  },
  fields: {
    owner: { zh: '申请人身份', en: 'Owner', es: 'Titular', ja: '申請者の種類' },
    method: { zh: '收款方式', en: 'Payout method', es: 'Forma de cobro', ja: '受取方法' },
    risk: { zh: '风险等级', en: 'Risk', es: 'Riesgo', ja: 'リスク' },
    batchId: { zh: '打款批次', en: 'Payout batch', es: 'Lote de pagos', ja: '支払いバッチ' },
    payoutNo: { zh: '打款单号', en: 'Payout number', es: 'N.º de pago', ja: '支払い番号' },
    fault: { zh: '失败代码', en: 'Fault', es: 'Fallo', ja: '失敗コード' },
    number: { zh: '收款账号', en: 'Account number', es: 'Número de cuenta', ja: '口座番号' },
    holder: { zh: '户名', en: 'Account holder', es: 'Titular de la cuenta', ja: '口座名義' },
    channelNo: { zh: '渠道单号', en: 'Number at the channel', es: 'N.º en el canal', ja: '決済側の番号' },
  },
} satisfies FeatureWords<'withdrawals'>)

/** States and people of withdrawals, in lists, spreadsheets and notifications. */
export const withdrawalNamesWords = words({
  states: {
    review: { zh: '待审核', en: 'To review', es: 'Por revisar', ja: '審査待ち（出金）' },
    secondReview: { zh: '待复审', en: 'Second review', es: 'Segunda revisión', ja: '二次審査待ち' },
    approved: { zh: '待打款', en: 'To pay', es: 'Por pagar', ja: '支払い待ち' },
    paying: { zh: '打款中', en: 'Being paid', es: 'Pagándose', ja: '支払い中' },
    confirming: { zh: '待用户确认', en: 'Owner must confirm', es: 'Falta confirmar', ja: '本人確認待ち' },
    failed: { zh: '打款失败', en: 'Payment failed', es: 'Pago fallido', ja: '支払い失敗' },
    manualReview: {
      zh: '线下打款待确认',
      en: 'Paid by hand, to confirm',
      es: 'Pago manual por confirmar',
      ja: '手動支払いの確認待ち',
    },
    paid: { zh: '已到账', en: 'Paid out', es: 'Pagada al titular', ja: '着金済み' },
    rejected: refundsWords.stages.rejected,
    cancelled: { zh: '已撤销', en: 'Cancelled', es: 'Anulada', ja: '取り消し済み' },
    returned: { zh: '已退回余额', en: 'Back in the balance', es: 'Devuelta al saldo', ja: '残高へ返却済み' },
  } satisfies Record<WithdrawalState, Phrase>,
  owners: {
    rider: labelWords.rider,
    chauffeur: labelWords.chauffeur,
    companion: labelWords.companion,
    merchant: labelWords.shop,
    customer: labelWords.customer,
  } satisfies Record<WithdrawalOwner, Phrase>,
  methods: {
    wechat: chatsWords.channels.wechat,
    alipay: { zh: '支付宝', en: 'Alipay', es: 'Alipay', ja: 'Alipay' },
    bank: { zh: '银行卡', en: 'Bank card', es: 'Tarjeta bancaria', ja: '銀行口座' },
  },
  risks: {
    accountNew: { zh: '新绑账户', en: 'New account', es: 'Cuenta nueva', ja: '新しい口座' },
    firstLarge: { zh: '首次大额', en: 'First and large', es: 'Primera y alta', ja: '初回高額' },
    unusualAmount: { zh: '金额异常', en: 'Unusual amount', es: 'Importe inusual', ja: '異例の金額' },
    holderDiffers: { zh: '户名与实名不符', en: 'Other holder', es: 'Otro titular', ja: '名義不一致' },
    accountShared: { zh: '多人共用账户', en: 'Shared account', es: 'Cuenta compartida', ja: '口座の共用' },
    oneCounterparty: { zh: '收入集中', en: 'One customer', es: 'Un solo cliente', ja: '収入の集中' },
    otherPlace: { zh: '异地申请', en: 'Other place', es: 'Otro lugar', ja: '別の場所' },
    openComplaint: { zh: '有未结投诉', en: 'Open complaint', es: 'Reclamación abierta', ja: '未解決の苦情' },
    mostlyGifts: { zh: '红包占比高', en: 'Mostly gifts', es: 'Sobre todo regalos', ja: '紅包が多い' },
    night: { zh: '夜间申请', en: 'At night', es: 'De noche', ja: '夜間' },
    lowScore: { zh: '服务分低', en: 'Low score', es: 'Puntuación baja', ja: 'スコア低' },
    debt: { zh: '有欠款', en: 'Owes money', es: 'Con deuda', ja: '未払いあり' },
    ownerFrozen: { zh: '账号已冻结', en: 'Owner frozen', es: 'Titular bloqueado', ja: '本人が凍結中' },
  } satisfies Record<WithdrawalRisk, Phrase>,
})

/** Columns of the spreadsheet. */
export const withdrawalColumnWords = words({
  no: { zh: '提现单号', en: 'Withdrawal no.', es: 'N.º de retirada', ja: '出金番号' },
  amount: { zh: '申请金额（元）', en: 'Asked for (yuan)', es: 'Solicitado (yuanes)', ja: '申請額（元）' },
  fee: { zh: '手续费（元）', en: 'Fee (yuan)', es: 'Comisión (yuanes)', ja: '手数料（元）' },
  tax: { zh: '代扣税款（元）', en: 'Tax (yuan)', es: 'Impuesto (yuanes)', ja: '源泉税（元）' },
  actual: { zh: '实付金额（元）', en: 'Paid to the owner (yuan)', es: 'Recibido (yuanes)', ja: '入金額（元）' },
  state: { zh: '提现状态', en: 'Withdrawal state', es: 'Estado de la retirada', ja: '出金の状態' },
  score: { zh: '风险分', en: 'Risk score', es: 'Puntos de riesgo', ja: 'リスク点' },
  reviewer: { zh: '审核人', en: 'Reviewed by', es: 'Revisada por', ja: '審査した人' },
  secondReviewer: { zh: '复审人', en: 'Second reviewer', es: 'Segundo revisor', ja: '二次審査した人' },
  payer: { zh: '打款人', en: 'Payer', es: 'Pagador', ja: '支払った人' },
})
