import type { Reason } from '#contract/base/refusals.ts'
import type { PayoutBatchState, PayoutFault, PayoutState } from '#contract/money/payout.ts'

import type {
  rejectCodes,
  WithdrawalAction,
  WithdrawalOwner,
  WithdrawalState,
  Withholding,
} from '#contract/money/withdrawal.ts'
import type { RiskLevel, WithdrawalRisk } from '#contract/money/withdrawal-risk.ts'
import type { WithdrawalQueue } from '#contract/money/withdrawals.ts'
import { sharedFieldWords } from '#words/access/logs.ts'
import { labelWords } from '#words/base/labels.ts'
import { chatsWords } from '#words/chats/chats.ts'
import { complaintsWords } from '#words/complaints/complaints.ts'
import type { FeatureWords } from '#words/feature.ts'
import { receiptWords } from '#words/money/receipt.ts'
import { refundsWords } from '#words/money/refunds.ts'
import { type Phrase, plural, words } from '#words/words.ts'

const accountHolder: Phrase = { zh: '户名', en: 'Account holder', es: 'Titular de la cuenta', ja: '口座名義' }
const applicantKind: Phrase = {
  zh: '申请人身份',
  en: 'Kind of applicant',
  es: 'Tipo de solicitante',
  ja: '申請者の種類',
}
const payoutNo: Phrase = { zh: '打款单号', en: 'Payout number', es: 'N.º de pago', ja: '支払い番号' }
const payoutMethod: Phrase = { zh: '收款方式', en: 'Payout method', es: 'Forma de cobro', ja: '受取方法' }
const riskLevel: Phrase = { zh: '风险等级', en: 'Level of risk', es: 'Nivel de riesgo', ja: 'リスクの水準' }

const name: Phrase = { zh: '提现管理', en: 'Withdrawals', es: 'Retiradas de saldo', ja: '出金管理' }
const withdrawalsExport: Phrase = {
  zh: '导出提现',
  en: 'Export withdrawals',
  es: 'Exportar retiradas',
  ja: '出金を出力',
}

export const withdrawalsFeature = words({
  name,
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
    resumable: {
      zh: '可继续打款',
      en: 'Paid again when the batch goes on',
      es: 'Se paga de nuevo al seguir',
      ja: '再開時に再送金',
    },
    owner: applicantKind,
    method: payoutMethod,
    risk: riskLevel,
    batchId: { zh: '打款批次', en: 'Payout batch', es: 'Lote de pagos', ja: '支払いバッチ' },
    payoutNo,
    fault: { zh: '失败代码', en: 'Fault', es: 'Fallo', ja: '失敗コード' },
    number: { zh: '收款账号', en: 'Account number', es: 'Número de cuenta', ja: '口座番号' },
    holder: accountHolder,
    channelNo: labelWords.channelNo,
  },
} satisfies FeatureWords<'withdrawals'>)

/** States and people of withdrawals, in lists, spreadsheets and notifications. */
export const withdrawalNamesWords = words({
  states: {
    review: labelWords.toReview,
    secondReview: labelWords.secondReview,
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
    paid: labelWords.paidOut,
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
  reasons: { zh: '风险原因', en: 'Reasons of the risk', es: 'Motivos del riesgo', ja: 'リスクの理由' },
  reviewer: labelWords.reviewedBy,
  secondReviewer: { zh: '复审人', en: 'Second reviewer', es: 'Segundo revisor', ja: '二次審査した人' },
  payer: { zh: '打款人', en: 'Payer', es: 'Pagador', ja: '支払った人' },
})

const unknown: Phrase = labelWords.outcomeUnknown
const highRisk: Phrase = { zh: '高风险', en: 'High risk', es: 'Riesgo alto', ja: '高リスク' }
const applicant: Phrase = labelWords.applicant
const account: Phrase = { zh: '收款账户', en: 'Account', es: 'Cuenta', ja: '受取口座' }
const balance: Phrase = { zh: '账户余额', en: 'Balance', es: 'Saldo', ja: '残高' }
const actual: Phrase = { zh: '实付金额', en: 'Paid out', es: 'A pagar', ja: '実送金額' }
const risk: Phrase = { zh: '风险评分', en: 'Risk score', es: 'Riesgo', ja: 'リスク評価' }

const someFailed = {
  zh: (count: number) => `失败 ${count}`,
  en: (count: number) => `${count} failed`,
  es: (count: number) => plural('es', count, { one: '1 fallida', other: `${count} fallidas` }),
  ja: (count: number) => `失敗 ${count}`,
}
const someUnknown = {
  zh: (count: number) => `未知 ${count}`,
  en: (count: number) => `${count} unknown`,
  es: (count: number) => plural('es', count, { one: '1 desconocida', other: `${count} desconocidas` }),
  ja: (count: number) => `不明 ${count}`,
}

const forOtherPayer: Phrase = {
  zh: '待他人打款',
  en: 'For another payer',
  es: 'Para otro pagador',
  ja: '別の担当者の送金待ち',
}

const { states, owners, methods, risks } = withdrawalNamesWords

/** States, owners, methods, risks and answers of channels. */
export const withdrawalLabelWords = words({
  states,
  owners,
  methods,
  risks,
  payoutStates: {
    asked: { zh: '指令已发出', en: 'Asked for', es: 'Solicitado', ja: '指示済み' },
    accepted: { zh: '渠道已受理', en: 'Accepted', es: 'Aceptado', ja: '受付済み' },
    confirming: states.confirming,
    unknown,
    success: { zh: '打款成功', en: 'Paid by the channel', es: 'Pagado por el canal', ja: '送金成功' },
    failed: states.failed,
  } satisfies Record<PayoutState, Phrase>,
  riskReasons: {
    accountNew: {
      zh: '收款账户绑定不满 72 小时',
      en: 'The account was bound less than 72 hours before',
      es: 'La cuenta se vinculó hace menos de 72 horas',
      ja: '受取口座の登録から 72 時間未満です',
    },
    firstLarge: {
      zh: '第一次提现，金额就超过 ¥500',
      en: 'The first withdrawal, and above ¥500',
      es: 'Es la primera retirada y supera ¥500',
      ja: '初めての出金で ¥500 を超えています',
    },
    unusualAmount: {
      zh: '金额超过近 30 天日均收入的 3 倍',
      en: 'More than 3 times what they earn on an average day of the last 30',
      es: 'Más del triple de su ingreso medio diario de los últimos 30 días',
      ja: '直近 30 日の平均日収の 3 倍を超えています',
    },
    holderDiffers: {
      zh: '收款账户的户名与实名信息不一致，更换账户前不能通过',
      en: 'The holder is not the verified owner: it cannot be approved until the account is changed',
      es: 'El titular no es la persona verificada: no puede aprobarse hasta que cambie la cuenta',
      ja: '口座名義が本人確認の氏名と異なるため、口座変更まで承認できません',
    },
    accountShared: {
      zh: '同一收款账户还被其他人绑定',
      en: 'Somebody else is paid to the same account',
      es: 'Otra persona cobra en la misma cuenta',
      ja: '同じ受取口座をほかの人も登録しています',
    },
    oneCounterparty: {
      zh: '一半以上的收入来自同一位顾客或商家',
      en: 'More than half of the income comes from one customer or shop',
      es: 'Más de la mitad de los ingresos viene de un solo cliente o tienda',
      ja: '収入の半分超が同一の利用者または店舗からです',
    },
    otherPlace: {
      zh: '申请时的设备或所在城市与平时不同',
      en: 'Asked for from a device or city that is not their usual one',
      es: 'Se pidió desde un dispositivo o ciudad que no es el habitual',
      ja: '普段と異なる端末または都市から申請されています',
    },
    openComplaint: {
      zh: '收入涉及的订单有未结的投诉或仲裁',
      en: 'An order behind the income has an open complaint or dispute',
      es: 'Un pedido de esos ingresos tiene una reclamación o disputa abierta',
      ja: '収入の対象となる注文に未解決の苦情または紛争があります',
    },
    mostlyGifts: {
      zh: '余额的三成以上来自红包或打赏',
      en: 'More than 30 % of the balance are tips and red packets',
      es: 'Más del 30 % del saldo son propinas y sobres rojos',
      ja: '残高の 3 割超がチップや紅包です',
    },
    night: {
      zh: '在 0 点至 6 点之间申请',
      en: 'Asked for between midnight and 6 o’clock',
      es: 'Se pidió entre las 0 y las 6 horas',
      ja: '0 時から 6 時の間に申請されました',
    },
    lowScore: {
      zh: '服务分低于 60 分',
      en: 'The worker’s score is below 60',
      es: 'La puntuación del trabajador es inferior a 60',
      ja: 'サービススコアが 60 点未満です',
    },
    debt: {
      zh: '账户有欠款，抵扣前不能通过',
      en: 'The owner owes money: it cannot be approved until that is offset',
      es: 'El titular debe dinero: no puede aprobarse hasta compensarlo',
      ja: '未回収金があるため、相殺するまで承認できません',
    },
    ownerFrozen: {
      zh: '申请人已被冻结或停用，恢复前不能通过',
      en: 'The owner is frozen: it cannot be approved until that is lifted',
      es: 'El titular está suspendido: no puede aprobarse hasta que se levante',
      ja: '申請者が利用停止中のため、解除まで承認できません',
    },
  } satisfies Record<WithdrawalRisk, Phrase>,
  levels: {
    low: { zh: '低风险', en: 'Low risk', es: 'Riesgo bajo', ja: '低リスク' },
    medium: { zh: '中风险', en: 'Medium risk', es: 'Riesgo medio', ja: '中リスク' },
    high: highRisk,
  } satisfies Record<RiskLevel, Phrase>,
  faults: {
    ACCOUNT_FROZEN: { zh: '收款账户已冻结', en: 'Account is frozen', es: 'Cuenta bloqueada', ja: '口座が凍結中' },
    REAL_NAME_CHECK_FAIL: {
      zh: '收款账户未实名',
      en: 'Account without a verified name',
      es: 'Cuenta sin identidad verificada',
      ja: '口座の本人確認が未了',
    },
    NAME_NOT_CORRECT: {
      zh: '收款人姓名不符',
      en: 'Name does not match',
      es: 'El nombre no coincide',
      ja: '氏名が不一致',
    },
    ID_CARD_NOT_CORRECT: {
      zh: '收款人身份证不符',
      en: 'Identity card does not match',
      es: 'El documento no coincide',
      ja: '身分証が不一致',
    },
    OPENID_INVALID: { zh: '收款账户无效', en: 'Account does not exist', es: 'La cuenta no existe', ja: '口座が無効' },
    TRANSFER_QUOTA_EXCEED: {
      zh: '超过渠道单笔限额',
      en: 'Above the channel’s limit for one payment',
      es: 'Supera el límite del canal por pago',
      ja: '1 回の送金上限を超過',
    },
    DAY_RECEIVED_QUOTA_EXCEED: {
      zh: '超过当日收款限额',
      en: 'Above what the account may get in a day',
      es: 'Supera lo que la cuenta puede recibir al día',
      ja: '1 日の受取上限額を超過',
    },
    DAY_RECEIVED_COUNT_EXCEED: {
      zh: '超过当日收款次数',
      en: 'Paid too often today',
      es: 'Demasiados pagos en el día',
      ja: '1 日の受取回数を超過',
    },
    PAYEE_ACCOUNT_ABNORMAL: {
      zh: '收款账户异常',
      en: 'Account cannot receive',
      es: 'La cuenta no puede recibir',
      ja: '受取口座に異常',
    },
    BANK_CARD_ABNORMAL: { zh: '银行卡异常', en: 'Bank card refused', es: 'Tarjeta rechazada', ja: '銀行カードに異常' },
    TRANSFER_RISK: {
      zh: '渠道判定存在风险',
      en: 'The channel sees a risk',
      es: 'El canal ve un riesgo',
      ja: '決済側がリスクと判定',
    },
    OVERDUE_CLOSE: {
      zh: '用户超时未确认',
      en: 'Owner did not confirm in time',
      es: 'El titular no confirmó a tiempo',
      ja: '本人の確認が期限切れ',
    },
    MCH_CANCEL: { zh: '平台已撤销打款', en: 'Cancelled by us', es: 'Anulado por nosotros', ja: '自社が取消' },
    NOT_ENOUGH: {
      zh: '渠道余额不足',
      en: 'The channel has too little money',
      es: 'El canal no tiene fondos',
      ja: '決済側の残高不足',
    },
    NO_AUTH: {
      zh: '渠道未开通打款权限',
      en: 'Paying out is not enabled',
      es: 'Pagos no habilitados',
      ja: '送金権限が未開通',
    },
    OTHER: { zh: '渠道返回其他错误', en: 'Another fault', es: 'Otro fallo', ja: 'その他の理由' },
  } satisfies Record<PayoutFault, Phrase>,
  rejectCodes: {
    accountWrong: { zh: '账户信息有误', en: 'Account is wrong', es: 'Cuenta errónea', ja: '口座情報に誤り' },
    nameDiffers: { zh: '姓名不一致', en: 'Name differs', es: 'Nombre distinto', ja: '氏名の不一致' },
    suspicious: { zh: '交易可疑', en: 'Suspicious', es: 'Sospechosa', ja: '不審な取引' },
    underDispute: { zh: '订单争议处理中', en: 'Under dispute', es: 'En disputa', ja: '紛争対応中' },
    other: labelWords.other,
  } satisfies Record<(typeof rejectCodes)[number], Phrase>,
  batchStates: {
    paying: states.paying,
    paused: { zh: '已暂停', en: 'Paused', es: 'En pausa', ja: '一時停止中' },
    done: { zh: '已处理完', en: 'Finished', es: 'Terminado', ja: '処理完了' },
  } satisfies Record<PayoutBatchState, Phrase>,
})

/** The screen. */
export const withdrawalsWords = words({
  title: withdrawalsFeature.name,
  record: { zh: '提现单', en: 'Withdrawal', es: 'Retirada', ja: '出金' },
  tabsLabel: { zh: '提现队列', en: 'Queues of withdrawals', es: 'Colas de retiradas', ja: '出金の一覧' },
  tabs: {
    review: states.review,
    risky: highRisk,
    approved: states.approved,
    paying: states.paying,
    confirming: states.confirming,
    trouble: labelWords.problems,
    paid: states.paid,
    ended: { zh: '已驳回/退回', en: 'Rejected or returned', es: 'Rechazadas o devueltas', ja: '却下・返却' },
    all: chatsWords.queues.all,
    batches: { zh: '批次', en: 'Batches', es: 'Lotes', ja: 'バッチ' },
  } satisfies Record<WithdrawalQueue | 'all' | 'batches', Phrase>,
  search: {
    zh: '提现单号后 6 位以上、姓名开头、完整手机号',
    en: 'End of the number, start of the name, whole phone',
    es: 'Final del número, inicio del nombre, teléfono completo',
    ja: '出金番号の末尾6桁以上、氏名の先頭、電話番号',
  },
  owner: applicantKind,
  anyOwner: { zh: '身份不限', en: 'Anybody', es: 'Cualquiera', ja: 'すべての申請者' },
  method: payoutMethod,
  anyMethod: { zh: '收款方式不限', en: 'Any method', es: 'Cualquier método', ja: 'すべての方法' },
  riskLevel,
  anyRisk: { zh: '风险不限', en: 'Any risk', es: 'Cualquier riesgo', ja: 'すべてのリスク' },
  filters: { zh: '更多条件', en: 'More filters', es: 'Más filtros', ja: '条件を追加' },
  isUnknown: unknown,
  dayOf: {
    label: sharedFieldWords.dayOf,
    asked: { zh: '申请日期', en: 'Asked for on', es: 'Solicitud', ja: '申請日' },
    paid: { zh: '打款日期', en: 'Paid on', es: 'Pago', ja: '支払日' },
    failed: { zh: '打款失败日期', en: 'Payout failed on', es: 'Pago fallido', ja: '支払失敗日' },
  },
  empty: {
    review: {
      zh: '没有待审核的提现。骑手、商家等在应用里申请后会出现在这里；小额、无风险的由系统自动通过。',
      en: 'Nothing to review. What people ask for in their apps appears here; small ones without a risk are approved by rule.',
      es: 'Nada que revisar. Aquí aparece lo que se pide desde las aplicaciones; lo pequeño y sin riesgo se aprueba por regla.',
      ja: '審査待ちはありません。アプリからの申請がここに表示されます。少額でリスクのないものは自動で承認されます。',
    },
    risky: {
      zh: '没有高风险的提现',
      en: 'No withdrawal of high risk',
      es: 'Ninguna retirada de riesgo alto',
      ja: '高リスクの出金はありません',
    },
    approved: {
      zh: '没有待打款的提现。审核通过后会出现在这里，由另一位同事打款。',
      en: 'Nothing to pay. What is approved appears here, for a colleague to pay.',
      es: 'Nada que pagar. Lo aprobado aparece aquí para que lo pague un colega.',
      ja: '送金待ちはありません。承認されたものがここに表示され、別の担当者が送金します。',
    },
    paying: {
      zh: '没有正在打款的提现',
      en: 'Nothing is being paid',
      es: 'No se está pagando nada',
      ja: '送金中の出金はありません',
    },
    confirming: {
      zh: '没有等待用户在渠道确认收款的提现',
      en: 'No owner has to confirm anything in the channel’s app',
      es: 'Ningún titular tiene que confirmar en el canal',
      ja: '本人の受取確認を待つ出金はありません',
    },
    trouble: {
      zh: '没有失败或结果未知的打款',
      en: 'No payment failed, and none is unknown',
      es: 'Ningún pago ha fallado ni es desconocido',
      ja: '失敗または結果不明の送金はありません',
    },
    paid: {
      zh: '还没有到账的提现',
      en: 'Nothing was paid yet',
      es: 'Aún no se ha pagado nada',
      ja: '着金した出金はまだありません',
    },
    ended: {
      zh: '没有被驳回、撤销或退回的提现',
      en: 'Nothing was rejected, cancelled or given back',
      es: 'Nada se rechazó, anuló ni devolvió',
      ja: '却下・取消・返却された出金はありません',
    },
    all: {
      zh: '还没有人申请提现',
      en: 'Nobody has asked for a withdrawal yet',
      es: 'Nadie ha pedido una retirada todavía',
      ja: '出金の申請はまだありません',
    },
    batches: {
      zh: '还没有批次。在“待打款”里选择多笔一起打款，就会成为一个批次。',
      en: 'No batch yet. Choose several under “To pay” and pay them together: they become a batch.',
      es: 'Aún no hay lotes. Elija varias en «Por pagar» y páguelas juntas: forman un lote.',
      ja: 'バッチはまだありません。「支払い待ち」で複数を選んでまとめて送金すると、バッチになります。',
    },
  } satisfies Record<WithdrawalQueue | 'all' | 'batches', Phrase>,
  emptyFiltered: {
    zh: '这里没有符合条件的提现',
    en: 'No withdrawal fits here',
    es: 'Ninguna retirada coincide aquí',
    ja: 'ここに条件に合う出金はありません',
  },
  columns: {
    request: labelWords.request,
    owner: applicant,
    amount: labelWords.amount,
    actual,
    account,
    balance,
    recent: { zh: '近 30 天', en: 'Last 30 days', es: 'Últimos 30 días', ja: '直近 30 日' },
    risk,
    state: labelWords.status,
    handlers: { zh: '审核 / 打款', en: 'Handled by', es: 'Revisó / pagó', ja: '審査・送金担当' },
    actions: labelWords.actions,
  },
  waited: {
    zh: (time: string) => `已等 ${time}`,
    en: (time: string) => `${time} waiting`,
    es: (time: string) => `${time} en espera`,
    ja: (time: string) => `待ち ${time}`,
  },
  fee: { zh: '手续费', en: 'Fee', es: 'Comisión', ja: '手数料' },
  tax: { zh: '代扣税', en: 'Tax', es: 'Impuesto', ja: '源泉税' },
  asked: { zh: '申请金额', en: 'Asked for', es: 'Importe pedido', ja: '申請額' },
  isHolder: {
    zh: '户名与实名一致',
    en: 'Holder is the verified owner',
    es: 'El titular es la persona verificada',
    ja: '名義は本人確認と一致',
  },
  isNotHolder: {
    zh: '户名与实名不一致',
    en: 'Holder is not the verified owner',
    es: 'El titular no es la persona verificada',
    ja: '名義が本人確認と不一致',
  },
  holderUnknown: { zh: '实名未知', en: 'Owner is not verified', es: 'Titular sin verificar', ja: '本人確認が未了' },
  fresh: { zh: '新绑', en: 'New', es: 'Nueva', ja: '新規' },
  holder: accountHolder,
  bank: { zh: '开户行', en: 'Bank', es: 'Banco', ja: '銀行' },
  number: { zh: '账号', en: 'Account number', es: 'N.º de cuenta', ja: '口座番号' },
  boundAt: { zh: '绑定时间', en: 'Bound at', es: 'Vinculada el', ja: '登録日時' },
  available: { zh: '可提现', en: 'Available', es: 'Disponible', ja: '出金可能' },
  withdrawing: { zh: '提现中', en: 'Being withdrawn', es: 'En retirada', ja: '出金手続き中' },
  receivable: { zh: '欠款', en: 'Owed to us', es: 'Nos debe', ja: '未回収金' },
  earned: { zh: '收入', en: 'Earned', es: 'Ingresos', ja: '収入' },
  withdrawn: { zh: '提现', en: 'Withdrawn', es: 'Retirado', ja: '出金' },
  times: {
    zh: (count: number) => `${count} 次`,
    en: (count: number) => plural('en', count, { one: 'once', other: `${count} times` }),
    es: (count: number) => plural('es', count, { one: '1 vez', other: `${count} veces` }),
    ja: (count: number) => `${count}回`,
  },
  byRule: { zh: '系统自动通过', en: 'Approved by rule', es: 'Aprobada por regla', ja: '自動承認' },
  channelSays: {
    zh: (state: string) => `渠道：${state}`,
    en: (state: string) => `Channel: ${state}`,
    es: (state: string) => `Canal: ${state}`,
    ja: (state: string) => `決済側：${state}`,
  },
  tiles: {
    label: { zh: '提现概况', en: 'At a glance', es: 'De un vistazo', ja: '出金の状況' },
    paidToday: { zh: '今日打款', en: 'Paid out today', es: 'Pagos de hoy', ja: '本日の送金' },
    failedToday: { zh: '今日打款失败', en: 'Failed today', es: 'Fallidas hoy', ja: '本日の送金失敗' },
    someFailed,
    someUnknown,
    channel: { zh: '渠道可用余额', en: 'The channel has', es: 'Fondos del canal', ja: '決済側の残高' },
    books: { zh: '账实核对', en: 'Books', es: 'Cuentas', ja: '帳簿照合' },
    count: {
      zh: (count: string) => `${count} 笔`,
      en: (count: string) => count,
      es: (count: string) => count,
      ja: (count: string) => `${count} 件`,
    },
    byBooks: {
      zh: (yuan: string) => `账面 ${yuan}`,
      en: (yuan: string) => `Books: ${yuan}`,
      es: (yuan: string) => `En libros: ${yuan}`,
      ja: (yuan: string) => `帳簿 ${yuan}`,
    },
    difference: {
      zh: (yuan: string) => `差额 ${yuan}`,
      en: (yuan: string) => `Difference ${yuan}`,
      es: (yuan: string) => `Diferencia ${yuan}`,
      ja: (yuan: string) => `差額 ${yuan}`,
    },
    noDifference: { zh: '无差额', en: 'No difference', es: 'Sin diferencia', ja: '差額なし' },
    channelSilent: { zh: '渠道未上报', en: 'Not told yet', es: 'Sin datos', ja: '未通知' },
    isLow: { zh: '余额偏低', en: 'Low', es: 'Bajos', ja: '残高少' },
    balanced: labelWords.inBalance,
    unbalanced: { zh: '账实不平', en: 'Out of balance', es: 'No cuadran', ja: '不一致' },
  },
  stopped: {
    ledger: {
      zh: '总账核对不平，所有打款已暂停。请财务在“总账”中查明并确认，确认后自动恢复。',
      en: 'The ledger does not balance: nothing is paid out. Find out why and confirm it under “Ledger”; paying then goes on.',
      es: 'El libro mayor no cuadra: no se paga nada. Averigüe la causa y confírmela en «Libro mayor»; después se reanuda.',
      ja: '総勘定が一致しないため、送金はすべて停止中です。「総勘定」で原因を確かめて確認すると再開します。',
    },
    reconciliation: {
      zh: '渠道对账不平，所有打款已暂停。请财务在“对账”中处理差异并确认，确认后自动恢复。',
      en: 'A reconciliation does not balance: nothing is paid out. Settle and confirm the differences under “Reconciliation”; paying then goes on.',
      es: 'Una conciliación no cuadra: no se paga nada. Resuelva y confirme las diferencias en «Conciliación»; después se reanuda.',
      ja: '決済側との照合が一致しないため、送金はすべて停止中です。「照合」で差異を処理して確認すると再開します。',
    },
  },
  closedUntil: {
    zh: (at: string) => `现在不在打款时间内，${at} 起可以打款，审核不受影响。`,
    en: (at: string) => `Nothing is paid out at this hour. Paying is possible from ${at}; reviewing goes on.`,
    es: (at: string) => `A esta hora no se paga nada. Se puede pagar desde ${at}; la revisión continúa.`,
    ja: (at: string) => `現在は支払いの時間外です。${at} から支払えます。審査は続けられます。`,
  },
  toStopped: {
    ledger: { zh: '去总账确认', en: 'To the ledger', es: 'Al libro mayor', ja: '総勘定へ' },
    reconciliation: { zh: '去对账确认', en: 'To the reconciliation', es: 'A la conciliación', ja: '照合へ' },
  },
  actions: {
    approve: labelWords.approve,
    reject: refundsWords.actions.reject,
    pay: { zh: '打款', en: 'Pay', es: 'Pagar', ja: '送金' },
    retry: { zh: '重新打款', en: 'Pay again', es: 'Pagar de nuevo', ja: '再送金' },
    giveBack: { zh: '退回余额', en: 'Give back', es: 'Devolver al saldo', ja: '残高へ返す' },
    query: { zh: '查询渠道', en: 'Ask the channel', es: 'Preguntar al canal', ja: '決済側に照会' },
    recordManual: { zh: '登记线下打款', en: 'Record manual payment', es: 'Anotar pago manual', ja: '手動送金を登録' },
    confirmManual: { zh: '确认线下打款', en: 'Confirm payment', es: 'Confirmar el pago', ja: '手動送金を確認' },
    refuseManual: { zh: '线下打款不属实', en: 'Refuse payment', es: 'Rechazar el pago', ja: '手動送金を否認' },
  } satisfies Record<WithdrawalAction, Phrase>,
  consequences: {
    approve: {
      zh: '通过后进入“待打款”；大额的先由另一位同事复审。钱此时还没有动。',
      en: 'It goes to “To pay”; a large one to a colleague’s second review first. No money moves yet.',
      es: 'Pasa a «Por pagar»; si es alta, antes a la segunda revisión de un colega. Aún no se mueve dinero.',
      ja: '「支払い待ち」に進みます。高額の場合は先に別の担当者が再審査します。まだお金は動きません。',
    },
    approveSecond: {
      zh: '您是第二位审核人，通过后进入“待打款”。钱此时还没有动。',
      en: 'You are the second reviewer: it goes to “To pay”. No money moves yet.',
      es: 'Usted es el segundo revisor: pasa a «Por pagar». Aún no se mueve dinero.',
      ja: 'あなたは二人目の審査者です。「支払い待ち」に進みます。まだお金は動きません。',
    },
    reject: {
      zh: '驳回后冻结的金额退回其余额，申请人会收到您的原因，可以改正后再申请。',
      en: 'The amount goes back to the balance, and the owner is told your reason and can ask again.',
      es: 'El importe vuelve al saldo y el titular recibe su motivo; puede volver a pedirla.',
      ja: '金額は残高に戻り、申請者に理由が通知されます。修正して再申請できます。',
    },
    pay: {
      zh: '立即通知支付渠道打款，打出的钱不能收回；每一笔单独成败，互不影响。',
      en: 'The channel is told to pay at once, and money that was paid cannot be recalled. Each one succeeds or fails by itself.',
      es: 'Se ordena al canal pagar al instante y lo pagado no se recupera. Cada una se paga o falla por separado.',
      ja: '直ちに決済側へ送金を指示します。送金後は取り消せません。1 件ごとに成否が決まります。',
    },
    retry: {
      zh: '上一次打款已确定失败，用新的打款单号再打一次，打出的钱不能收回。',
      en: 'The last try has definitely failed. It is paid once more under a new number, and cannot be recalled.',
      es: 'El último intento falló con certeza. Se paga de nuevo con otro número y no se recupera.',
      ja: '前回の送金は確実に失敗しています。新しい番号で再送金し、取り消せません。',
    },
    giveBack: {
      zh: '不再打款，全部金额退回其余额，申请人会收到通知。',
      en: 'It is not paid. The whole amount goes back to the balance, and the owner is told.',
      es: 'No se paga. Todo el importe vuelve al saldo y se avisa al titular.',
      ja: '送金せず、全額を残高に戻します。申請者に通知されます。',
    },
    query: {
      zh: '只向渠道询问结果，不会再次打款，也不会退回余额。',
      en: 'The channel is only asked what became of it: nothing is paid again or given back.',
      es: 'Solo se pregunta al canal por el resultado: no se paga de nuevo ni se devuelve.',
      ja: '決済側に結果を照会するだけで、再送金も返却もしません。',
    },
    recordManual: {
      zh: '表示您已在渠道之外付清这笔钱。另一位同事核对凭证并确认后才算到账。',
      en: 'You say that it was paid outside of the channel. It counts as paid when a colleague has checked the receipt.',
      es: 'Declara que se pagó fuera del canal. Cuenta como pagada cuando un colega compruebe el recibo.',
      ja: '決済側以外で支払い済みであることを登録します。別の担当者が証憑を確認すると着金になります。',
    },
    confirmManual: {
      zh: '请先核对凭证。确认后记为已到账，金额从平台账上付出，不能撤回。',
      en: 'Check the receipt first. It then counts as paid and leaves our books; this cannot be taken back.',
      es: 'Compruebe antes el recibo. Contará como pagada y saldrá de nuestras cuentas; no se puede deshacer.',
      ja: '先に証憑を確認してください。着金として記帳され、取り消せません。',
    },
    refuseManual: {
      zh: '记为打款失败，之后可以重新打款或退回余额。',
      en: 'It counts as failed; it can then be paid again or given back.',
      es: 'Cuenta como fallida; después puede pagarse de nuevo o devolverse.',
      ja: '送金失敗として扱い、再送金または返却ができます。',
    },
  } satisfies Record<WithdrawalAction | 'approveSecond', Phrase>,
  reasons: {
    giveBack: {
      zh: ['用户要求更换账户', '多次打款失败', '渠道无法打款'],
      en: ['The owner wants another account', 'Failed several times', 'The channel cannot pay it'],
      es: ['El titular quiere otra cuenta', 'Falló varias veces', 'El canal no puede pagarla'],
      ja: ['本人が口座変更を希望', '送金が何度も失敗', '決済側で送金できない'],
    },
    refuseManual: receiptWords.refuseReasons,
    recordManual: receiptWords.recordReasons,
  },
  dones: {
    approve: { zh: '已通过审核', en: 'Approved', es: 'Aprobada', ja: '承認しました' },
    reject: {
      zh: '已驳回，金额已退回余额',
      en: 'Rejected; the amount is back in the balance',
      es: 'Rechazada; el importe volvió al saldo',
      ja: '却下し、金額を残高に戻しました',
    },
    pay: {
      zh: '打款指令已发出',
      en: 'The channel was told to pay',
      es: 'Se ordenó el pago al canal',
      ja: '送金を指示しました',
    },
    retry: {
      zh: '已用新单号重新打款',
      en: 'Asked for again under a new number',
      es: 'Se pidió de nuevo con otro número',
      ja: '新しい番号で再送金を指示しました',
    },
    giveBack: {
      zh: '金额已退回余额',
      en: 'Given back to the balance',
      es: 'Devuelta al saldo',
      ja: '残高に戻しました',
    },
    query: {
      zh: '已询问渠道，有结果会自动更新',
      en: 'The channel was asked; its answer appears here by itself',
      es: 'Se preguntó al canal; su respuesta aparecerá aquí',
      ja: '決済側に照会しました。回答があれば自動で更新されます',
    },
    recordManual: {
      zh: '已登记，等待同事确认',
      en: 'Recorded; a colleague confirms it',
      es: 'Anotado; lo confirma un colega',
      ja: '登録しました。別の担当者の確認を待ちます',
    },
    confirmManual: {
      zh: '已记为到账',
      en: 'It counts as paid',
      es: 'Cuenta como pagada',
      ja: '着金として記帳しました',
    },
    refuseManual: {
      zh: '已记为打款失败',
      en: 'It counts as failed',
      es: 'Cuenta como fallida',
      ja: '送金失敗としました',
    },
  } satisfies Record<WithdrawalAction, Phrase>,
  remark: labelWords.remark,
  remarkHint: {
    zh: '选填，同事可见',
    en: 'Optional, for colleagues',
    es: 'Opcional, para compañeros',
    ja: '任意・社内向け',
  },
  whyApproved: { zh: '通过的理由', en: 'Why it is approved', es: 'Por qué se aprueba', ja: '承認する理由' },
  whyApprovedHint: {
    zh: '风险分为最高的 100，必须写明为什么仍可通过，记入处理记录',
    en: 'Its risk is the highest there is, 100: say why it can be approved all the same. It is written to its record.',
    es: 'Su riesgo es el máximo, 100: escriba por qué puede aprobarse aun así. Queda en su historial.',
    ja: 'リスク点が最高の 100 です。それでも承認できる理由を記入してください。処理記録に残ります。',
  },
  events: { ...withdrawalsFeature.events, ...withdrawalsFeature.systemEvents },
  parts: {
    facts: labelWords.overview,
    payouts: { zh: '打款记录', en: 'Payments', es: 'Pagos', ja: '送金履歴' },
    log: complaintsWords.parts.log,
  },
  bill: { zh: '金额明细', en: 'Amounts', es: 'Importes', ja: '金額の内訳' },
  risks: { zh: '风险与依据', en: 'Risks and why', es: 'Riesgos y motivos', ja: 'リスクと根拠' },
  noRisks: { zh: '没有发现风险', en: 'No risk was found', es: 'Sin riesgos', ja: 'リスクはありません' },
  isBlocked: {
    zh: '有阻断性的风险，消除之前不能通过。可以驳回，请申请人改正后再申请。',
    en: 'A risk blocks it: it cannot be approved until that is gone. Reject it, so that the owner can mend it and ask again.',
    es: 'Un riesgo la bloquea: no puede aprobarse hasta que desaparezca. Rechácela para que el titular lo corrija y vuelva a pedirla.',
    ja: '承認を妨げるリスクがあり、解消するまで承認できません。却下すると、申請者は修正して再申請できます。',
  },
  blocking: { zh: '阻断', en: 'Blocks', es: 'Bloquea', ja: '承認不可' },
  points: {
    zh: (count: number) => `${count} 分`,
    en: (count: number) => plural('en', count, { one: '1 point', other: `${count} points` }),
    es: (count: number) => plural('es', count, { one: '1 punto', other: `${count} puntos` }),
    ja: (count: number) => `${count} 点`,
  },
  others: { zh: '历史提现', en: 'Earlier withdrawals', es: 'Retiradas anteriores', ja: '過去の出金' },
  noOthers: {
    zh: '这是第一次提现',
    en: 'This is the first one',
    es: 'Es la primera',
    ja: '今回が初めての出金です',
  },
  noPayouts: {
    zh: '还没有向渠道发出打款',
    en: 'The channel was not told to pay yet',
    es: 'Aún no se ha ordenado el pago',
    ja: 'まだ送金を指示していません',
  },
  payoutNo,
  channelNo: withdrawalsFeature.fields.channelNo,
  sentAt: { zh: '发出时间', en: 'Asked at', es: 'Ordenado el', ja: '指示日時' },
  channel: labelWords.paymentChannel,
  queries: { zh: '主动查询', en: 'Questions', es: 'Consultas', ja: '照会' },
  endedAt: { zh: '结果时间', en: 'Known at', es: 'Conocido el', ja: '結果日時' },
  answer: { zh: '渠道说明', en: 'What the channel said', es: 'Qué dijo el canal', ja: '決済側の説明' },
  queried: {
    zh: (count: number) => `已查询 ${count} 次`,
    en: (count: number) => plural('en', count, { one: 'Asked about once', other: `Asked about ${count} times` }),
    es: (count: number) => plural('es', count, { one: 'Consultado 1 vez', other: `Consultado ${count} veces` }),
    ja: (count: number) => `照会 ${count} 回`,
  },
  unknownHint: {
    zh: '渠道没有给出结果：查清前不会再次打款，也不会退回余额。系统会一直自动查询。',
    en: 'The channel has not said what became of it. Until it does, nothing is paid again or given back; it is asked automatically.',
    es: 'El canal no ha dicho el resultado. Hasta entonces no se paga de nuevo ni se devuelve; se le pregunta automáticamente.',
    ja: '決済側から結果が届いていません。判明するまで再送金も返却もせず、自動で照会を続けます。',
  },
  manual: { zh: '线下打款', en: 'Manual payment', es: 'Pago manual', ja: '手動送金' },
  rejectedBecause: labelWords.whyRejected,
  handled: { zh: '办理', en: 'Handled', es: 'Tramitación', ja: '手続き' },
  askedFor: { zh: '申请时间', en: 'Requested at', es: 'Pedida el', ja: '申請日時' },
  reviewer: withdrawalColumnWords.reviewer,
  secondReviewer: withdrawalColumnWords.secondReviewer,
  payer: withdrawalColumnWords.payer,
  batch: { zh: '所属批次', en: 'Batch', es: 'Lote', ja: 'バッチ番号' },
  riskyOne: {
    zh: '高风险，请逐笔查看原因后审核',
    en: 'High risk: open it and read why',
    es: 'Riesgo alto: ábrala y lea el motivo',
    ja: '高リスクのため、1 件ずつ理由を確認してください',
  },
  /** What waits for a colleague, by the action that leads it on. */
  forOthers: {
    approve: { zh: '待他人审核', en: 'For another reviewer', es: 'Para otro revisor', ja: '別の担当者の審査待ち' },
    pay: forOtherPayer,
    retry: forOtherPayer,
    confirmManual: { zh: '待他人确认', en: 'For a colleague', es: 'Para un colega', ja: '別の担当者の確認待ち' },
  },
  whyWithheld: {
    reviewedBefore: {
      zh: '由您初审，须由另一位同事复审',
      en: 'You reviewed it first: another colleague must review it second.',
      es: 'Usted hizo la primera revisión: la segunda debe hacerla otro colega.',
      ja: '一次審査はあなたが行ったため、二次審査は別の担当者が行います。',
    },
    payerReviewed: {
      zh: '由您审核，须由另一位同事打款',
      en: 'You reviewed it: another colleague must pay it.',
      es: 'Usted la revisó: debe pagarla otro colega.',
      ja: '審査はあなたが行ったため、送金は別の担当者が行います。',
    },
    ownRequest: {
      zh: '由您登记，须由另一位同事确认',
      en: 'You recorded it: another colleague must confirm it.',
      es: 'Usted la anotó: debe confirmarla otro colega.',
      ja: '登録はあなたが行ったため、確認は別の担当者が行います。',
    },
    ownInterest: {
      zh: '与您有利益关联，须由另一位同事处理',
      en: 'Its owner is connected with you: another colleague must handle it.',
      es: 'Su titular está vinculado a usted: debe tramitarla otro colega.',
      ja: '申請者と利害関係があるため、別の担当者が対応します。',
    },
  } satisfies Record<Withholding, Phrase>,
  forColleague: {
    pay: {
      zh: (count: number) => `${count} 笔须由另一位同事打款`,
      en: (count: number) => `${count} must be paid by another colleague`,
      es: (count: number) =>
        plural('es', count, { one: '1 debe pagarla otro colega', other: `${count} debe pagarlas otro colega` }),
      ja: (count: number) => `${count} 件は別の担当者が送金します`,
    },
    approve: {
      zh: (count: number) => `${count} 笔须由另一位同事审核`,
      en: (count: number) => `${count} must be reviewed by another colleague`,
      es: (count: number) =>
        plural('es', count, { one: '1 debe revisarla otro colega', other: `${count} debe revisarlas otro colega` }),
      ja: (count: number) => `${count} 件は別の担当者が審査します`,
    },
  },
  approveChosen: {
    zh: (count: number) => `通过 ${count} 笔`,
    en: (count: number) => `Approve ${count}`,
    es: (count: number) => `Aprobar ${count}`,
    ja: (count: number) => `${count} 件を承認する`,
  },
  payChosen: {
    zh: (count: number) => `打款 ${count} 笔`,
    en: (count: number) => `Pay ${count}`,
    es: (count: number) => `Pagar ${count}`,
    ja: (count: number) => `${count} 件を送金`,
  },
  actualSum: { zh: '实付合计', en: 'To be paid out', es: 'Total a pagar', ja: '実送金の合計' },
  many: {
    count: labelWords.transfers,
    people: { zh: '收款人', en: 'To', es: 'Para', ja: '受取人' },
    andOthers: {
      zh: (names: string, count: number) => `${names} 等 ${count} 人`,
      en: (names: string, count: number) => `${names} and others, ${count} altogether`,
      es: (names: string, count: number) => `${names} y otros, ${count} en total`,
      ja: (names: string, count: number) => `${names} ほか、計 ${count} 名`,
    },
    medium: {
      zh: (count: number) => `其中 ${count} 笔为中风险`,
      en: (count: number) => `${count} of them of medium risk`,
      es: (count: number) => `${count} de riesgo medio`,
      ja: (count: number) => `うち ${count} 件は中リスク`,
    },
    channelShort: {
      zh: '渠道可用余额不足以付清全部，不够的会失败并暂停批次。',
      en: 'The channel has too little for all: what it cannot pay fails, and the batch is paused.',
      es: 'El canal no tiene para todas: lo que no pueda pagar falla y el lote se pausa.',
      ja: '決済側の残高が足りません。不足分は失敗し、バッチは一時停止します。',
    },
    approved: {
      zh: (count: number) => `已通过 ${count} 笔`,
      en: (count: number) => `${count} approved`,
      es: (count: number) => plural('es', count, { one: '1 aprobada', other: `${count} aprobadas` }),
      ja: (count: number) => `${count} 件が承認されました`,
    },
    asked: {
      zh: (count: number) => `已发出 ${count} 笔打款`,
      en: (count: number) => `The channel was told to pay ${count}`,
      es: (count: number) => `Se ordenó pagar ${count}`,
      ja: (count: number) => `${count} 件の送金を指示しました`,
    },
    refused: {
      zh: (count: number) => `${count} 笔没有成功，原因如下：`,
      en: (count: number) => `${count} could not be done:`,
      es: (count: number) => plural('es', count, { one: '1 no se pudo:', other: `${count} no se pudieron:` }),
      ja: (count: number) => `${count} 件は処理できませんでした：`,
    },
    toBatch: {
      zh: (no: string) => `查看批次 ${no}`,
      en: (no: string) => `See batch ${no}`,
      es: (no: string) => `Ver el lote ${no}`,
      ja: (no: string) => `バッチ ${no} を見る`,
    },
  },
  batches: {
    no: { zh: '批次号', en: 'Batch number', es: 'N.º de lote', ja: 'バッチ番号' },
    hint: {
      zh: '打开一个批次，查看其中每一笔的结果',
      en: 'Open a batch to see what became of each payment',
      es: 'Abra un lote para ver qué pasó con cada pago',
      ja: 'バッチを開くと、1 件ごとの結果を確認できます',
    },
    by: { zh: '发起打款', en: 'Paid by', es: 'Lo ordenó', ja: '送金の指示者' },
    progress: { zh: '进度', en: 'Progress', es: 'Progreso', ja: '進み具合' },
    sums: { zh: '已到账 / 合计', en: 'Paid / total', es: 'Pagado / total', ja: '着金／合計' },
    done: {
      zh: (paid: number, count: number) => `${count} 笔中 ${paid} 笔已到账`,
      en: (paid: number, count: number) => `${paid} of ${count} paid`,
      es: (paid: number, count: number) => `${paid} de ${count} pagadas`,
      ja: (paid: number, count: number) => `${count} 件中 ${paid} 件が着金`,
    },
    failed: someFailed,
    unknown: someUnknown,
    resume: { zh: '继续打款', en: 'Go on paying', es: 'Seguir pagando', ja: '送金を再開' },
    resumed: { zh: '批次已继续打款', en: 'The batch goes on', es: 'El lote continúa', ja: 'バッチを再開しました' },
    paused: {
      zh: (why: string) =>
        `批次已暂停：${why}。请先解决（如给渠道充值），再点“继续打款”；已失败的在“异常”里重新打款或退回余额。`,
      en: (why: string) =>
        `Paused: ${why}. Solve it first, for example by adding money to the channel, then go on. What has failed is paid again or given back under “In trouble”.`,
      es: (why: string) =>
        `En pausa: ${why}. Resuélvalo antes, por ejemplo añadiendo fondos al canal, y siga. Lo fallido se paga de nuevo o se devuelve en «Con problemas».`,
      ja: (why: string) =>
        `一時停止中：${why}。先に解決（残高の補充など）してから再開してください。失敗した分は「異常」で再送金または返却します。`,
    },
    resumeConsequence: {
      zh: '渠道已确定失败的这些提现，会用新的打款单号再打一次，打出的钱不能收回。',
      en: 'These have definitely failed at the channel. Each is paid once more under a new number, and cannot be recalled.',
      es: 'Estas fallaron con certeza en el canal. Cada una se paga de nuevo con otro número y no se recupera.',
      ja: '決済側で確実に失敗したこれらの出金を、新しい番号で再送金します。取り消せません。',
    },
    resumeNone: {
      zh: '没有您可以重新打款的提现；确认后批次只是不再暂停。',
      en: 'There is none that you may pay again; the batch only stops being paused.',
      es: 'No hay ninguna que usted pueda pagar de nuevo; el lote solo deja de estar en pausa.',
      ja: '再送金できる出金はありません。一時停止の解除のみ行います。',
    },
    forColleague: {
      zh: (count: number) => `另有 ${count} 笔由您审核过，须由同事重新打款。`,
      en: (count: number) => `You reviewed ${count} more: a colleague must pay those again.`,
      es: (count: number) => `Usted revisó otras ${count}: debe pagarlas de nuevo un colega.`,
      ja: (count: number) => `ほかに、あなたが審査した ${count} 件は別の担当者が再送金します。`,
    },
    back: { zh: '全部批次', en: 'All batches', es: 'Todos los lotes', ja: 'すべてのバッチ' },
    gone: { zh: '没有这个批次', en: 'There is no such batch', es: 'No existe ese lote', ja: 'このバッチはありません' },
    emptyOne: {
      zh: '批次里没有提现',
      en: 'This batch is empty',
      es: 'El lote está vacío',
      ja: 'このバッチは空です',
    },
  },
})

/** Messages to the owner of a withdrawal, in their app. */
export const withdrawalAppWords = words({
  rejections: {
    accountWrong: {
      zh: '收款账户有误，请修改后重新申请',
      en: 'the payout account is wrong, please change it',
      es: 'la cuenta de cobro es incorrecta, cámbiela',
      ja: '受取口座に誤りがあります。変更してください',
    },
    nameDiffers: {
      zh: '收款人与实名信息不一致，请更换本人账户',
      en: 'the holder of the account is not you, please use your own',
      es: 'el titular de la cuenta no es usted, use la suya',
      ja: '口座名義が本人と一致しません。本人名義の口座をご利用ください',
    },
    suspicious: {
      zh: '交易存在异常，请联系客服',
      en: 'something looks unusual, please contact customer service',
      es: 'hay movimientos inusuales, contacte con atención al cliente',
      ja: '取引に不審な点があります。カスタマーサービスにご連絡ください',
    },
    underDispute: {
      zh: '有订单正在处理纠纷，请待处理完成后申请',
      en: 'an order is in dispute, please ask again when it is settled',
      es: 'hay un pedido en disputa, solicítelo cuando se resuelva',
      ja: '対応中の注文があります。解決後に改めて申請してください',
    },
  } satisfies Record<Exclude<(typeof rejectCodes)[number], 'other'>, Phrase>,
  faults: {
    ACCOUNT_FROZEN: {
      zh: '收款账户被冻结，请修改收款账户',
      en: 'the account is frozen, please use another',
      es: 'la cuenta está bloqueada, use otra',
      ja: '口座が凍結されています。別の口座に変更してください',
    },
    REAL_NAME_CHECK_FAIL: {
      zh: '收款账户未实名，请先完成实名或修改收款账户',
      en: 'the account has no verified name, please verify it or use another',
      es: 'la cuenta no tiene identidad verificada, verifíquela o use otra',
      ja: '口座が本人確認されていません。本人確認するか別の口座に変更してください',
    },
    NAME_NOT_CORRECT: {
      zh: '收款人姓名与账户不符，请修改收款账户',
      en: 'the name does not belong to the account, please correct it',
      es: 'el nombre no corresponde a la cuenta, corríjalo',
      ja: '名義が口座と一致しません。口座を修正してください',
    },
    ID_CARD_NOT_CORRECT: {
      zh: '身份证信息与账户不符，请修改收款账户',
      en: 'the identity card does not belong to the account, please correct it',
      es: 'el documento no corresponde a la cuenta, corríjalo',
      ja: '身分証が口座と一致しません。口座を修正してください',
    },
    OPENID_INVALID: {
      zh: '收款账户已失效，请重新绑定',
      en: 'the account is not valid any more, please bind it again',
      es: 'la cuenta ya no es válida, vincúlela de nuevo',
      ja: '口座が無効です。もう一度登録してください',
    },
    TRANSFER_QUOTA_EXCEED: {
      zh: '超过单笔收款限额',
      en: 'it is more than one payment may be',
      es: 'supera el límite por pago',
      ja: '1 回の受取限度額を超えています',
    },
    DAY_RECEIVED_QUOTA_EXCEED: {
      zh: '超过当日收款限额',
      en: 'it is more than the account may receive in a day',
      es: 'supera el límite diario de la cuenta',
      ja: '1 日の受取限度額を超えています',
    },
    DAY_RECEIVED_COUNT_EXCEED: {
      zh: '超过当日收款次数',
      en: 'the account received as many payments as it may in a day',
      es: 'la cuenta alcanzó su número diario de cobros',
      ja: '1 日の受取回数を超えています',
    },
    PAYEE_ACCOUNT_ABNORMAL: {
      zh: '收款账户异常，请修改收款账户',
      en: 'the account cannot receive money, please use another',
      es: 'la cuenta no puede recibir dinero, use otra',
      ja: '口座に異常があります。別の口座に変更してください',
    },
    BANK_CARD_ABNORMAL: {
      zh: '银行卡异常，请更换银行卡',
      en: 'the bank card cannot be used, please use another',
      es: 'la tarjeta bancaria no puede usarse, use otra',
      ja: '銀行口座に異常があります。別の口座に変更してください',
    },
    TRANSFER_RISK: {
      zh: '渠道提示存在风险',
      en: 'the payment channel sees a risk',
      es: 'el canal de pago ve un riesgo',
      ja: '決済側がリスクを検知しました',
    },
    OVERDUE_CLOSE: {
      zh: '超过 24 小时未确认收款',
      en: 'it was not accepted within 24 hours',
      es: 'no se aceptó en 24 horas',
      ja: '24 時間以内に受け取りが確認されませんでした',
    },
    MCH_CANCEL: {
      zh: '打款已撤销',
      en: 'the payment was revoked',
      es: 'el pago se revocó',
      ja: '支払いが取り消されました',
    },
    NOT_ENOUGH: {
      zh: '打款渠道暂不可用',
      en: 'the payment channel cannot pay now',
      es: 'el canal de pago no puede pagar ahora',
      ja: '決済側が現在支払えません',
    },
    NO_AUTH: {
      zh: '打款渠道未开通该功能',
      en: 'the payment channel may not pay to this account',
      es: 'el canal de pago no puede pagar a esta cuenta',
      ja: '決済側がこの口座への支払いに対応していません',
    },
    OTHER: { zh: '渠道打款失败', en: 'the payment failed', es: 'el pago falló', ja: '支払いに失敗しました' },
  } satisfies Record<PayoutFault, Phrase>,
})

/** By kind: withdrawals that wait or went wrong, and why nothing is paid out. */
export const withdrawalNotificationWords = words({
  'withdrawal.applied': {
    zh: '新提现申请 {count} 笔，共 ¥{yuan}，请审核',
    en: 'New withdrawals to review: {count}, ¥{yuan}.',
    es: 'Retiradas nuevas por revisar: {count}, ¥{yuan}.',
    ja: '新しい出金申請が {count} 件（¥{yuan}）あります。審査してください。',
  },
  'withdrawal.highRisk': {
    zh: '高风险提现 {no}，金额 ¥{yuan}，请重点核实',
    en: 'Withdrawal {no} of ¥{yuan} is of high risk. Please look closely.',
    es: 'La retirada {no} de ¥{yuan} es de alto riesgo. Revísela bien.',
    ja: '高リスクの出金 {no}（¥{yuan}）です。よく確認してください。',
  },
  'withdrawal.failed': {
    zh: '提现 {no} 打款失败，款项仍冻结，请处理',
    en: 'Withdrawal {no} could not be paid. The money is still frozen: please handle it.',
    es: 'La retirada {no} no pudo pagarse. El dinero sigue retenido: gestiónela.',
    ja: '出金 {no} の支払いに失敗しました。資金は凍結中です。対応してください。',
  },
  'withdrawal.unknown': {
    zh: '提现 {no} 渠道结果未知已超过 30 分钟，系统持续查询中',
    en: 'Withdrawal {no}: the channel has not answered for 30 minutes. It is still being asked.',
    es: 'Retirada {no}: el canal no responde desde hace 30 minutos. Se le sigue preguntando.',
    ja: '出金 {no}：決済側の結果が 30 分以上不明です。照会を続けています。',
  },
  'withdrawal.paidLate': {
    zh: '提现 {no} 渠道先报失败后又报成功，已挂账 ¥{yuan}，请立即核实',
    en: 'Withdrawal {no}: reported as paid after it had failed. ¥{yuan} are in suspense: look into it now.',
    es: 'Retirada {no}: pagada tras darse por fallida. ¥{yuan} quedan en suspenso: revísela ya.',
    ja: '出金 {no}：失敗の後に成功と報告されました。¥{yuan} を仮勘定に計上しました。至急確認してください。',
  },
  'withdrawal.batchPaused': {
    zh: '渠道余额不足或权限异常，打款批次 {no} 已暂停',
    en: 'Payout batch {no} is paused: the channel cannot pay now.',
    es: 'El lote de pagos {no} está en pausa: el canal no puede pagar ahora.',
    ja: '決済側が支払えないため、支払いバッチ {no} を一時停止しました。',
  },
  'withdrawal.channelLow': {
    zh: '打款渠道余额仅剩 ¥{yuan}，请及时充值',
    en: 'The payout channel has only ¥{yuan} left. Please top it up.',
    es: 'Al canal de pago solo le quedan ¥{yuan}. Recárguelo.',
    ja: '支払いチャネルの残高は ¥{yuan} です。補充してください。',
  },
})

/** What a person reads when the answer is no. */
export const withdrawalsRefusals = words({
  payoutAccountMissing: {
    zh: '尚未绑定收款账户，请先绑定',
    en: 'No payout account is bound. Bind one first.',
    es: 'No hay ninguna cuenta de cobro. Vincule una primero.',
    ja: '受取口座が登録されていません。先に登録してください。',
  },
  withdrawalTooSmall: {
    zh: '提现金额不能低于 {yuan} 元',
    en: 'The least amount of a withdrawal is ¥{yuan}.',
    es: 'El importe mínimo de una retirada es ¥{yuan}.',
    ja: '出金額は {yuan} 元以上にしてください。',
  },
  withdrawalTooLarge: {
    zh: '单笔提现不能超过 {yuan} 元',
    en: 'The most of one withdrawal is ¥{yuan}.',
    es: 'El importe máximo de una retirada es ¥{yuan}.',
    ja: '1 回の出金額は {yuan} 元までです。',
  },
  withdrawalsADay: {
    zh: '每日最多提现 {limit} 次，请明天再试',
    en: 'At most {limit} withdrawals a day. Try again tomorrow.',
    es: 'Como máximo {limit} retiradas al día. Inténtelo mañana.',
    ja: '出金は 1 日 {limit} 回までです。明日もう一度お試しください。',
  },
  withdrawalNotCovered: {
    zh: '可提现余额不足（可用 ¥{yuan}）',
    en: 'The balance is too low: ¥{yuan} are available.',
    es: 'Saldo insuficiente: hay ¥{yuan} disponibles.',
    ja: '出金可能な残高が不足しています（残高 ¥{yuan}）。',
  },
  withdrawalNotInThisState: {
    zh: '该提现当前状态不能执行此操作，请刷新后查看',
    en: 'This withdrawal is in a state that does not allow it. Look at it again.',
    es: 'El estado de esta retirada no lo permite. Revísela de nuevo.',
    ja: 'この出金は現在の状態では操作できません。最新の状態を確認してください。',
  },
  withdrawalHolderDiffers: {
    zh: '收款人与实名信息不一致',
    en: 'The holder of the account is not the verified owner.',
    es: 'El titular de la cuenta no coincide con la identidad verificada.',
    ja: '口座名義が本人確認の氏名と一致しません。',
  },
  withdrawalOwnerFrozen: {
    zh: '申请人账号已冻结或停用，不能打款',
    en: 'The owner is frozen or disabled, so nothing is paid out.',
    es: 'El titular está bloqueado o desactivado; no se le paga.',
    ja: '申請者は凍結中または停止中のため、支払えません。',
  },
  topRiskNeedsReason: {
    zh: '风险分为 100，请逐笔审核并写明通过的理由',
    en: 'Its risk is the highest, 100: approve it by itself and say why.',
    es: 'Su riesgo es el máximo, 100: apruébela por separado y escriba el motivo.',
    ja: 'リスク点が 100 です。1 件ずつ審査し、承認する理由を記入してください。',
  },
  reviewedBefore: {
    zh: '复审人与初审人不能为同一人',
    en: 'A second person must review it. Ask a colleague.',
    es: 'Debe revisarla una segunda persona. Pídaselo a un colega.',
    ja: '二次審査は別の担当者が行ってください。',
  },
  payerReviewed: {
    zh: '审核人与打款人不能为同一人',
    en: 'Whoever reviewed it cannot pay it. Ask a colleague.',
    es: 'Quien la revisó no puede pagarla. Pídaselo a un colega.',
    ja: '審査した人は支払えません。別の担当者に依頼してください。',
  },
  payoutUnderWay: {
    zh: '该笔正在打款中，请勿重复操作',
    en: 'It is being paid already. Do not repeat it.',
    es: 'Ya se está pagando. No lo repita.',
    ja: 'すでに支払い中です。繰り返さないでください。',
  },
  payoutUnknown: {
    zh: '渠道结果未知，请等待查询结果后再处理',
    en: 'The channel has not said what became of it. Wait until it does.',
    es: 'El canal aún no ha dicho qué ocurrió. Espere su respuesta.',
    ja: '決済側の結果が不明です。照会結果を待ってください。',
  },
  payoutPaidLate: {
    zh: '渠道先报失败后又报成功，不能重复打款或退回，请登记线下打款并由同事确认',
    en: 'The channel paid it after all. Neither pay nor return it: record the payment by hand and let a colleague confirm it.',
    es: 'El canal la pagó finalmente. No la pague ni la devuelva: anote el pago y que un colega lo confirme.',
    ja: '失敗の後に成功と報告されました。再支払いも返却もせず、手動支払いとして登録し、同僚が確認してください。',
  },
  payoutChannelMissing: {
    zh: '没有可用的打款渠道，请管理员在开放平台启用',
    en: 'No payout channel is enabled. An administrator can enable one.',
    es: 'No hay ningún canal de pago activo. Un administrador puede activarlo.',
    ja: '有効な支払いチャネルがありません。管理者に有効化を依頼してください。',
  },
  payoutsStopped: {
    zh: '账实不平，暂停打款',
    en: 'The books do not balance, so nothing is paid out until finance confirms.',
    es: 'Las cuentas no cuadran; no se paga nada hasta que finanzas lo confirme.',
    ja: '帳簿が一致しないため、経理が確認するまで支払いを停止しています。',
  },
  payoutsClosed: {
    zh: '打款时间为每天 {from}–{until}，请在 {opens} 之后打款',
    en: 'Money is paid out from {from} to {until}. Pay it after {opens}.',
    es: 'Se paga de {from} a {until}. Páguelo después de {opens}.',
    ja: '支払いの時間は {from}～{until} です。{opens} 以降に行ってください。',
  },
  receiptMissing: {
    zh: '请上传本人刚上传的打款凭证图片',
    en: 'Upload a picture of the receipt first.',
    es: 'Suba primero una imagen del justificante.',
    ja: '先に支払い証明の画像をアップロードしてください。',
  },
  batchNotPaused: {
    zh: '该批次没有暂停，请刷新后查看',
    en: 'This batch is not paused. Look at it again.',
    es: 'Este lote no está en pausa. Revíselo de nuevo.',
    ja: 'このバッチは一時停止していません。最新の状態を確認してください。',
  },
} satisfies Partial<Record<Reason, Phrase>>)
