import type { Reason } from '#contract/base/refusals.ts'
import type { DeductionMove, DepositState } from '#contract/money/deposit.ts'
import { labelWords } from '#words/base/labels.ts'
import { spreadsheetWords } from '#words/desk/exports.ts'
import type { FeatureWords } from '#words/feature.ts'
import { adjustmentWords, ledgerWords } from '#words/money/ledger.ts'
import { type Phrase, words } from '#words/words.ts'

const depositsTitle = ledgerWords.kinds.deposit
const deduct: Phrase = { zh: '申请扣除', en: 'Ask for a deduction', es: 'Pedir una deducción', ja: '控除を申請' }

/** What the drawer of a worker says of the deposit. */
export const depositsWords = words({
  title: depositsTitle,
  balance: { zh: '保证金余额', en: 'Deposit now', es: 'Fianza actual', ja: '保証金残高' },
  free: { zh: '可扣除', en: 'Can be deducted', es: 'Se puede deducir', ja: '控除可能額' },
  payments: { zh: '缴纳记录', en: 'Payments of the deposit', es: 'Pagos de la fianza', ja: '納付の記録' },
  deductions: { zh: '扣除记录', en: 'Deductions', es: 'Deducciones', ja: '控除の記録' },
  movements: { zh: '资金变动', en: 'Movements', es: 'Movimientos', ja: '資金の動き' },
  none: { zh: '没有缴纳过保证金', en: 'No deposit was paid', es: 'No se pagó fianza', ja: '保証金の納付はありません' },
  states: {
    held: { zh: '已缴纳', en: 'Held', es: 'Retenida', ja: '納付済み' },
    leaving: { zh: '离职待退', en: 'Left, to be returned', es: 'Se fue, por devolver', ja: '退職・返還待ち' },
    returning: { zh: '原路退还中', en: 'On its way back', es: 'En devolución', ja: '返還中' },
    failed: { zh: '退还失败', en: 'Could not be returned', es: 'No se pudo devolver', ja: '返還失敗' },
    returned: { zh: '已退还', en: 'Given back', es: 'Devuelta', ja: '返還済み' },
    used: { zh: '已扣完', en: 'Used up', es: 'Agotada', ja: '全額控除済み' },
  } satisfies Record<DepositState, Phrase>,
  deductionStates: ledgerWords.adjustmentStates,
  application: labelWords.applications,
  used: { zh: '已扣', en: 'Deducted', es: 'Deducido', ja: '控除済み' },
  releaseAt: {
    zh: (at: string) => `${at} 退到余额，先抵扣欠款`,
    en: (at: string) => `To the balance ${at}, debts first`,
    es: (at: string) => `Al saldo ${at}, antes las deudas`,
    ja: (at: string) => `${at} に残高へ返還（未払いを先に相殺）`,
  },
  actions: {
    deduct,
    retry: { zh: '再次退还', en: 'Return again', es: 'Devolver otra vez', ja: '再度返還' },
    giveBack: { zh: '退还保证金', en: 'Give back', es: 'Devolver la fianza', ja: '保証金を返還' },
  },
  moves: {
    approve: labelWords.approve,
    reject: { zh: '驳回扣除', en: 'Reject deduction', es: 'Rechazar la deducción', ja: '控除を却下' },
    withdraw: { zh: '撤回扣除', en: 'Withdraw deduction', es: 'Retirar la deducción', ja: '控除を取下げ' },
  } satisfies Record<DeductionMove, Phrase>,
  consequences: {
    deduct: {
      zh: '由另一位同事复核后，从保证金扣除并冲减平台赔付支出。',
      en: 'Once a colleague approves it, it is taken from the deposit and makes the platform’s compensation less.',
      es: 'Cuando un colega lo apruebe, se toma de la fianza y reduce las compensaciones de la plataforma.',
      ja: '同僚の承認後、保証金から控除し、補償費用に充当します。',
    },
    approve: {
      zh: '立即从保证金扣除，不能撤销。',
      en: 'It is taken from the deposit now and cannot be undone.',
      es: 'Se toma de la fianza ahora y no puede deshacerse.',
      ja: '直ちに保証金から控除され、取り消せません。',
    },
    reject: {
      zh: '保证金不变。',
      en: 'The deposit stays as it is.',
      es: 'La fianza queda como está.',
      ja: '保証金は変わりません。',
    },
    retry: {
      zh: '用同一编号再次通知渠道退还，不会重复退款。',
      en: 'The channel is asked again under the same number; it pays once.',
      es: 'Se pide de nuevo al canal con el mismo número; paga una sola vez.',
      ja: '同じ番号で再度依頼します。二重に返還されることはありません。',
    },
    giveBack: {
      zh: '合作已结束：通知渠道把剩余保证金原路退还，发出后不能收回。',
      en: 'The cooperation has ended: the channel is asked to return what is left the way it came. This cannot be undone.',
      es: 'La colaboración terminó: se pide al canal devolver lo que queda por la misma vía. No puede deshacerse.',
      ja: '提携が終了しました。残額を元の経路で返還するよう決済側に依頼します。取り消せません。',
    },
  },
  reasons: {
    zh: ['赔付顾客损失', '损坏物品', '违反服务协议'],
    en: ['A customer’s loss', 'Goods were damaged', 'Breach of the agreement'],
    es: ['Pérdida de un cliente', 'Daño de bienes', 'Incumplimiento del acuerdo'],
    ja: ['利用者の損害', '物品の破損', '契約違反'],
  },
  endReasons: {
    zh: ['合作终止，账目已结清', '商家闭店', '代理协议到期'],
    en: ['The cooperation ended, all is settled', 'The shop closed', 'The agreement ran out'],
    es: ['Terminó la colaboración, todo saldado', 'La tienda cerró', 'Venció el acuerdo'],
    ja: ['提携終了・精算済み', '店舗の閉店', '代理契約の満了'],
  },
  amount: labelWords.amount,
  askedBy: adjustmentWords.columns.requestedBy,
  decidedBy: spreadsheetWords.decidedBy,
  waitsForOther: adjustmentWords.waitsForOther,
  done: {
    zh: '已提交，等待同事复核',
    en: 'Sent; a colleague has to approve it',
    es: 'Enviada; un colega debe aprobarla',
    ja: '送信しました。同僚の承認を待っています',
  },
})

export const depositsFeature = words({
  name: depositsTitle,
  permissions: {
    'deposits.view': { zh: '查看保证金', en: 'See deposits', es: 'Ver fianzas', ja: '保証金を見る' },
    'deposits.deduct': { zh: '申请扣除保证金', en: 'Ask to deduct', es: 'Pedir deducciones', ja: '保証金控除の申請' },
    'deposits.approve': {
      zh: '复核扣除保证金',
      en: 'Approve deductions',
      es: 'Aprobar deducciones',
      ja: '保証金控除の承認',
    },
  },
  events: {
    'deposits.deduct': deduct,
    'deposits.approve': { zh: '通过扣除', en: 'Approve a deduction', es: 'Aprobar una deducción', ja: '控除を承認' },
    'deposits.reject': depositsWords.moves.reject,
    'deposits.withdraw': depositsWords.moves.withdraw,
    'deposits.retry': depositsWords.actions.retry,
    'deposits.giveBack': {
      zh: '通知渠道退还',
      en: 'The channel is asked',
      es: 'Se pide al canal',
      ja: '決済側へ返還を依頼',
    },
  },
  systemEvents: {
    'deposits.payIn': { zh: '收到保证金', en: 'Deposit arrived', es: 'Llegó la fianza', ja: '保証金を受領' },
    'deposits.leave': {
      zh: '离职，开始计算退还期',
      en: 'Left: the waiting time begins',
      es: 'Se fue: empieza la espera',
      ja: '退職、返還期間を開始',
    },
    'deposits.stay': {
      zh: '复职，保证金继续有效',
      en: 'Works again: it stays',
      es: 'Vuelve: sigue retenida',
      ja: '復職、保証金を継続',
    },
    'deposits.release': { zh: '保证金退到余额', en: 'To the balance', es: 'Al saldo', ja: '残高へ返還' },
    'deposits.arrive': {
      zh: '渠道已退还',
      en: 'The channel gave it back',
      es: 'El canal la devolvió',
      ja: '決済側が返還',
    },
    'deposits.fail': {
      zh: '渠道退还失败',
      en: 'The channel could not',
      es: 'El canal no pudo',
      ja: '決済側の返還失敗',
    },
    'deposits.use': { zh: '保证金扣完', en: 'Nothing is left', es: 'No queda nada', ja: '保証金を使い切り' },
  },
  states: {
    held: depositsWords.states.held,
    leaving: depositsWords.states.leaving,
    returning: depositsWords.states.returning,
    failed: depositsWords.states.failed,
    returned: depositsWords.states.returned,
    used: depositsWords.states.used,
    pending: ledgerWords.adjustmentStates.pending,
    posted: ledgerWords.adjustmentStates.posted,
    rejected: ledgerWords.adjustmentStates.rejected,
    withdrawn: ledgerWords.adjustmentStates.withdrawn,
  },
} satisfies FeatureWords<'deposits'>)

/** By kind. */
export const depositNotificationWords = words({
  'deposits.deductionWaits': {
    zh: '{by} 申请扣除保证金 {no}，金额 {yuan} 元，请复核',
    en: '{by} asks to deduct {yuan} yuan ({no}). Please check it.',
    es: '{by} pide deducir {yuan} yuanes ({no}). Revíselo.',
    ja: '{by} が保証金の控除 {no}（{yuan} 元）を申請しました。ご確認ください。',
  },
  'deposits.refundFailed': {
    zh: '保证金 {no} 的 {yuan} 元退还失败，请处理',
    en: 'Deposit {no} of {yuan} yuan could not be given back. Please look into it.',
    es: 'La fianza {no} de {yuan} yuanes no pudo devolverse. Revíselo.',
    ja: '保証金 {no}（{yuan} 元）を返還できませんでした。ご対応ください。',
  },
})

const taxesTitle = { zh: '涉税信息', en: 'Tax report', es: 'Informe fiscal', ja: '税務報告' }
const exportTaxes = {
  zh: '导出涉税信息',
  en: 'Export the tax report',
  es: 'Exportar informe fiscal',
  ja: '税務報告を出力',
}

export const taxesWords = words({
  title: taxesTitle,
  exportTaxes,
  quarter: { zh: '所属季度', en: 'Quarter', es: 'Trimestre', ja: '四半期' },
  quarters: {
    zh: (year: string, quarter: string) => `${year} 年第 ${quarter} 季度`,
    en: (year: string, quarter: string) => `Q${quarter} ${year}`,
    es: (year: string, quarter: string) => `T${quarter} de ${year}`,
    ja: (year: string, quarter: string) => `${year}年 第${quarter}四半期`,
  },
  hint: {
    zh: '从业人员身份与收入，取自已通过的实名认证和账务。骑手、代驾按规定免报收入，标为免报。文件含完整身份证号，导出留痕。',
    en: 'Identity and income of workers, from approved identity cards and the ledger. Riders and chauffeurs are exempt. The file has whole identity numbers; the export is recorded.',
    es: 'Identidad e ingresos de los trabajadores, según documentos aprobados y el libro mayor. Repartidores y conductores están exentos. El archivo lleva números completos; la exportación queda registrada.',
    ja: '従事者の身元と収入。承認済みの本人確認と台帳によります。配達員と代行ドライバーは報告免除。ファイルには番号全桁が入り、出力は記録されます。',
  },
  columns: {
    no: spreadsheetWords.workerNo,
    name: labelWords.fullName,
    kind: { zh: '从业类型', en: 'Work', es: 'Trabajo', ja: '業務の種類' },
    identity: { zh: '身份证号', en: 'Identity number', es: 'Número de identidad', ja: '身分証番号' },
    income: { zh: '收入总额', en: 'Income', es: 'Ingresos', ja: '収入総額' },
    returned: { zh: '扣回', en: 'Taken back', es: 'Descontado', ja: '差引' },
    net: { zh: '收入净额', en: 'Net income', es: 'Ingreso neto', ja: '純収入' },
    adjusted: ledgerWords.events.adjust,
    withheld: labelWords.taxWithheld,
    orders: labelWords.orderCount,
    exempt: { zh: '免报收入', en: 'Exempt', es: 'Exento', ja: '報告免除' },
  },
})

export const taxesFeature = words({
  name: taxesTitle,
  permissions: {
    'taxes.view': { zh: '查看涉税信息', en: 'See the tax report', es: 'Ver informe fiscal', ja: '税務報告を見る' },
    'taxes.export': exportTaxes,
  },
  events: { 'taxes.export': exportTaxes },
  fields: { quarter: taxesWords.quarter, withExempt: taxesWords.columns.exempt },
} satisfies FeatureWords<'taxes'>)

/** What a person reads when the answer is no. */
export const depositsRefusals = words({
  depositNotInThisState: {
    zh: '该保证金当前状态不能执行此操作，请刷新后查看',
    en: 'This deposit is no longer in a state that allows it. Look at it again.',
    es: 'El estado de este depósito ya no lo permite. Revíselo de nuevo.',
    ja: 'この保証金は現在の状態では操作できません。最新の状態を確認してください。',
  },
  depositTooLow: {
    zh: '可扣除的保证金只有 ¥{yuan}',
    en: 'Only ¥{yuan} of the deposit can be deducted.',
    es: 'Solo se pueden deducir ¥{yuan} del depósito.',
    ja: '控除できる保証金は ¥{yuan} のみです。',
  },
} satisfies Partial<Record<Reason, Phrase>>)
