import type { Reason } from '#contract/base/refusals.ts'
import type { AccountKind, LedgerEvent, OwnerKind, Side } from '#contract/money/accounts.ts'
import type { AdjustmentState, adjustmentMoves } from '#contract/money/adjustment.ts'
import { labelWords } from '#words/base/labels.ts'
import { packetsFeature, packetWords } from '#words/chats/conversation.ts'
import { spreadsheetWords } from '#words/desk/exports.ts'
import type { FeatureWords } from '#words/feature.ts'
import { refundsWords } from '#words/money/refunds.ts'
import { orderFiltersWords } from '#words/orders/filters.ts'
import { applicationWords } from '#words/reviews/applications.ts'
import { type Phrase, plural, words } from '#words/words.ts'

const title: Phrase = { zh: '资金流水', en: 'Ledger', es: 'Libro mayor', ja: '資金台帳' }

/** What the ledger's screen and its spreadsheet both say. */
export const ledgerWords = words({
  title,
  transactionNo: { zh: '流水号', en: 'Transaction', es: 'Asiento', ja: '取引番号' },
  postedAt: { zh: '入账时间', en: 'Posted at', es: 'Contabilizado', ja: '記帳日時' },
  event: { zh: '业务事件', en: 'Business event', es: 'Operación', ja: '業務' },
  subjectNo: { zh: '业务单号', en: 'Business number', es: 'N.º de operación', ja: '業務番号' },
  channelNo: labelWords.channelNo,
  amount: { zh: '发生额（元）', en: 'Moved (yuan)', es: 'Importe movido (yuanes)', ja: '発生額（元）' },
  by: { zh: '经办人', en: 'Posted by', es: 'Contabilizado por', ja: '記帳者' },
  description: { zh: '摘要', en: 'Description', es: 'Concepto', ja: '摘要' },
  reverses: { zh: '冲正的流水', en: 'Reverses', es: 'Anula', ja: '取り消した取引' },
  reversedBy: { zh: '被冲正于', en: 'Reversed by', es: 'Anulado por', ja: '取り消しの取引' },
  sides: {
    debit: { zh: '借方', en: 'Debit', es: 'Debe', ja: '借方' },
    credit: { zh: '贷方', en: 'Credit', es: 'Haber', ja: '貸方' },
  } satisfies Record<Side, Phrase>,
  debitYuan: { zh: '借方（元）', en: 'Debit (yuan)', es: 'Debe (yuanes)', ja: '借方金額（元）' },
  creditYuan: { zh: '贷方（元）', en: 'Credit (yuan)', es: 'Haber (yuanes)', ja: '貸方金額（元）' },
  amountYuan: packetWords.amountYuan,
  /** The sheets of the file: a row for each posting, and one for each transaction. */
  postingSheet: { zh: '分录', en: 'Postings', es: 'Apuntes', ja: '仕訳' },
  transactionSheet: { zh: '流水', en: 'Transactions', es: 'Movimientos', ja: '取引' },
  owners: {
    platform: labelWords.platform,
    channel: labelWords.paymentChannel,
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
    tax: labelWords.taxWithheld,
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
    offset: { zh: '欠款抵扣', en: 'Offset of debt', es: 'Compensación de deuda', ja: '未収金の相殺' },
    compensate: labelWords.compensation,
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
  values: {
    event: ledgerWords.events,
    kind: ledgerWords.kinds,
    owner: ledgerWords.owners,
  },
} satisfies FeatureWords<'ledger'>)

const balance: Phrase = { zh: '余额', en: 'Balance', es: 'Saldo', ja: '残高' }
const account: Phrase = { zh: '账户', en: 'Account', es: 'Cuenta', ja: '勘定' }
const requestedBy = refundsWords.requestedBy

/** The page of the ledger. */
export const ledgerScreenWords = words({
  title: ledgerWords.title,
  tabsLabel: { zh: '资金账簿', en: 'Parts of the ledger', es: 'Partes del libro', ja: '元帳の区分' },
  tabs: {
    transactions: ledgerWords.transactionSheet,
    accounts: { zh: '账户', en: 'Accounts', es: 'Cuentas', ja: '勘定' },
    trial: { zh: '试算平衡', en: 'Trial balance', es: 'Balance de comprobación', ja: '試算表' },
    adjustments: { zh: '调账单', en: 'Adjustments', es: 'Ajustes', ja: '調整伝票' },
  },
  emptyFiltered: {
    zh: '没有符合条件的记录',
    en: 'Nothing matches',
    es: 'Nada coincide',
    ja: '条件に合う記録はありません',
  },
  debit: ledgerWords.sides.debit,
  credit: ledgerWords.sides.credit,
  total: { zh: '借贷合计', en: 'Sums', es: 'Sumas', ja: '貸借合計' },
  balance,
  account,
  actions: labelWords.actions,
  reason: labelWords.reason,
})

export const transactionWords = words({
  search: {
    zh: '流水号、业务单号后 6 位以上、渠道单号',
    en: 'Number of a transaction, order, refund … or channel',
    es: 'N.º de movimiento, pedido, reembolso … o canal',
    ja: '取引番号・業務番号（末尾6桁以上）・チャネル番号',
  },
  transaction: { zh: '流水', en: 'Transaction', es: 'Movimiento', ja: '取引' },
  fresh: {
    zh: (count: number) => `有 ${count} 笔新流水`,
    en: (count: number) => plural('en', count, { one: '1 new transaction', other: `${count} new transactions` }),
    es: (count: number) => plural('es', count, { one: '1 movimiento nuevo', other: `${count} movimientos nuevos` }),
    ja: (count: number) => `新しい取引 ${count} 件`,
  },
  empty: {
    zh: '账上还没有流水',
    en: 'Nothing was posted yet',
    es: 'Todavía no hay movimientos',
    ja: 'まだ取引はありません',
  },
  event: { zh: '业务类型', en: 'What happened', es: 'Qué ocurrió', ja: '業務の種類' },
  anyEvent: { zh: '全部业务', en: 'Everything', es: 'Todo', ja: 'すべての業務' },
  columns: {
    no: ledgerWords.transactionNo,
    business: { zh: '业务', en: 'Business', es: 'Operación', ja: '業務' },
    order: labelWords.order,
    debit: ledgerWords.sides.debit,
    credit: ledgerWords.sides.credit,
    amount: labelWords.amount,
    channelNo: ledgerWords.channelNo,
    by: ledgerWords.by,
  },
  more: {
    zh: (count: number) => `等 ${count} 个账户`,
    en: (count: number) => `and ${count} more`,
    es: (count: number) => `y ${count} más`,
    ja: (count: number) => `ほか ${count} 件`,
  },
  at: ledgerWords.postedAt,
  description: ledgerWords.description,
  reverses: ledgerWords.reverses,
  reversedBy: ledgerWords.reversedBy,
  isReversed: { zh: '已冲正', en: 'Taken back', es: 'Revertido', ja: '取消済み' },
  system: labelWords.system,
  takeBack: { zh: '申请冲正', en: 'Ask to take it back', es: 'Pedir su reversión', ja: '取消を申請' },
  openRecord: { zh: '查看业务单', en: 'Open the record', es: 'Abrir el registro', ja: '業務を開く' },
  openOrder: { zh: '查看订单', en: 'Open the order', es: 'Abrir el pedido', ja: '注文を開く' },
})

export const accountWords = words({
  search: {
    zh: '姓名、编号或账户代码',
    en: 'Name, id or code of an account',
    es: 'Nombre, id o código de cuenta',
    ja: '氏名・ID・勘定コード',
  },
  empty: {
    zh: '还没有账户，第一笔流水会开户',
    en: 'No accounts yet; the first posting opens one',
    es: 'Sin cuentas; el primer asiento abre una',
    ja: '勘定はまだありません。最初の記帳で開設されます',
  },
  owner: { zh: '户主', en: 'Owner', es: 'Titular', ja: '名義' },
  anyOwner: { zh: '全部户主', en: 'All owners', es: 'Todos los titulares', ja: 'すべての名義' },
  kind: { zh: '账户类型', en: 'Kind of account', es: 'Tipo de cuenta', ja: '勘定の種類' },
  anyKind: { zh: '全部账户类型', en: 'All kinds of accounts', es: 'Todos los tipos de cuenta', ja: 'すべての勘定' },
  code: { zh: '账户代码', en: 'Account code', es: 'Código de cuenta', ja: '勘定コード' },
  growsOn: { zh: '余额方向', en: 'Grows on', es: 'Aumenta en', ja: '残高の側' },
  postings: { zh: '记账笔数', en: 'Postings', es: 'Asientos', ja: '記帳件数' },
  postingCount: {
    zh: (count: string) => `${count} 笔`,
    en: (count: string) => `${count} postings`,
    es: (count: string) => `${count} asientos`,
    ja: (count: string) => `${count} 件`,
  },
  inDays: { zh: '所选日期内', en: 'In these days', es: 'En estos días', ja: '選択した期間' },
  allTime: { zh: '全部日期', en: 'All days', es: 'Todos los días', ja: '全期間' },
  noPostings: {
    zh: '这些日期内没有记账',
    en: 'Nothing was posted in these days',
    es: 'Sin asientos en estos días',
    ja: 'この期間の記帳はありません',
  },
  balanceIs: {
    zh: (yuan: string) => `余额 ${yuan}`,
    en: (yuan: string) => `Balance ${yuan}`,
    es: (yuan: string) => `Saldo ${yuan}`,
    ja: (yuan: string) => `残高 ${yuan}`,
  },
})

export const trialWords = words({
  day: { zh: '截至哪天', en: 'At the end of', es: 'Al final del', ja: '基準日' },
  now: { zh: '当前余额', en: 'Balances of now', es: 'Saldos actuales', ja: '現在の残高' },
  atEnd: {
    zh: (day: string) => `截至 ${day} 24:00 的余额`,
    en: (day: string) => `Balances at the end of ${day}`,
    es: (day: string) => `Saldos al final del ${day}`,
    ja: (day: string) => `${day} 24:00 時点の残高`,
  },
  kind: accountWords.kind,
  accounts: { zh: '账户数', en: 'Accounts', es: 'Cuentas', ja: '勘定数' },
  owners: { zh: '个人与商家', en: 'People and shops', es: 'Personas y tiendas', ja: '個人と店舗' },
  platform: labelWords.platform,
  channels: ledgerWords.owners.channel,
  balanced: { zh: '借贷平衡', en: 'Debits equal credits', es: 'El debe iguala al haber', ja: '貸借一致' },
  balancedHint: {
    zh: '全部借方余额与全部贷方余额相等，差额为 0。',
    en: 'All debit balances add up to all credit balances; the difference is 0.',
    es: 'La suma de saldos deudores iguala a la de acreedores; la diferencia es 0.',
    ja: '借方残高の合計と貸方残高の合計が一致し、差額は 0 です。',
  },
  unbalanced: {
    zh: (yuan: string) => `借贷不平，差额 ${yuan}`,
    en: (yuan: string) => `Debits and credits differ by ${yuan}`,
    es: (yuan: string) => `El debe y el haber difieren en ${yuan}`,
    ja: (yuan: string) => `貸借が一致しません。差額 ${yuan}`,
  },
  unbalancedHint: {
    zh: '请停止打款，让运维在服务器上运行 npm run ledger:verify，它会列出余额与记账不符的账户；查明后由有复核权限的同事在下方确认。',
    en: 'Stop payouts and have an operator run npm run ledger:verify on the server: it lists the accounts whose balance differs from their postings. Then a colleague who may approve confirms below.',
    es: 'Detenga los pagos y pida a operaciones que ejecute npm run ledger:verify en el servidor: enumera las cuentas cuyo saldo difiere de sus asientos. Después, un colega con permiso lo confirma abajo.',
    ja: '支払いを止め、運用担当にサーバーで npm run ledger:verify を実行してもらってください。記帳と残高が異なる勘定が一覧されます。原因が分かったら、承認権限のある同僚が下で確認します。',
  },
  check: { zh: '每夜核对', en: 'Nightly check', es: 'Comprobación nocturna', ja: '夜間照合' },
  noCheck: {
    zh: '还没有核对过，今夜会进行第一次。',
    en: 'Nothing was checked yet; the first check is tonight.',
    es: 'Aún no se ha comprobado; la primera es esta noche.',
    ja: 'まだ照合されていません。今夜が初回です。',
  },
  checkedAt: { zh: '核对时间', en: 'Checked at', es: 'Comprobado el', ja: '照合日時' },
  checked: { zh: '核对账户数', en: 'Accounts checked', es: 'Cuentas comprobadas', ja: '照合した勘定' },
  wrong: { zh: '余额不符账户', en: 'Wrong balances', es: 'Saldos erróneos', ja: '残高不一致' },
  difference: { zh: '借贷差额', en: 'Difference', es: 'Diferencia', ja: '貸借差額' },
  checkGood: labelWords.inBalance,
  checkBad: {
    zh: '账实不平，已暂停打款',
    en: 'Something is wrong: payouts are stopped',
    es: 'Algo no cuadra: pagos detenidos',
    ja: '不一致のため支払いを停止中',
  },
  checkConfirmed: {
    zh: (name: string) => `账实不平，${name} 已确认可继续打款`,
    en: (name: string) => `Something was wrong; ${name} let payouts go on`,
    es: (name: string) => `Algo no cuadraba; ${name} permitió seguir pagando`,
    ja: (name: string) => `不一致がありましたが、${name} が支払い再開を確認しました`,
  },
  remark: { zh: '确认说明', en: 'Reason', es: 'Motivo dado', ja: '確認の理由' },
  resumed: {
    zh: '已确认，可以继续打款',
    en: 'Payouts may go on',
    es: 'Los pagos continúan',
    ja: '支払いを再開しました',
  },
  confirm: labelWords.confirmAndPay,
  confirmConsequence: {
    zh: '确认后提现可以继续打款，您的姓名和说明会被记录。账面数字不会因此改变，需要更正时请另建调账单。',
    en: 'Withdrawals are paid out again; your name and reason are recorded. No figure changes by this: correct it with an adjustment.',
    es: 'Las retiradas se pagan de nuevo; su nombre y motivo quedan registrados. Ninguna cifra cambia: corríjala con un ajuste.',
    ja: '出金の支払いが再開され、氏名と理由が記録されます。数字は変わりません。訂正は調整伝票で行ってください。',
  },
  confirmReasons: {
    zh: ['已查明并更正', '差异不影响可提现余额', '核对期间的在途业务'],
    en: ['Found and corrected', 'No withdrawable balance is touched', 'Money on its way during the check'],
    es: ['Hallado y corregido', 'No afecta a saldos disponibles', 'Operaciones en curso durante la comprobación'],
    ja: ['原因を特定し訂正済み', '出金可能残高に影響なし', '照合中の処理によるもの'],
  },
})

export const adjustmentWords = words({
  adjustment: { zh: '调账单', en: 'Adjustment', es: 'Ajuste', ja: '調整伝票' },
  add: { zh: '新建调账', en: 'New adjustment', es: 'Nuevo ajuste', ja: '新しい調整' },
  anyState: orderFiltersWords.anyState,
  state: labelWords.status,
  empty: {
    zh: '还没有调账单',
    en: 'There are no adjustments yet',
    es: 'Todavía no hay ajustes',
    ja: '調整伝票はまだありません',
  },
  columns: {
    no: { zh: '调账单号', en: 'Adjustment no.', es: 'N.º de ajuste', ja: '調整番号' },
    what: labelWords.content,
    amount: labelWords.amount,
    reason: labelWords.reason,
    requestedBy,
    state: labelWords.status,
    decidedBy: spreadsheetWords.decidedBy,
    actions: labelWords.actions,
  },
  takesBack: {
    zh: (no: string) => `冲正 ${no}`,
    en: (no: string) => `Takes back ${no}`,
    es: (no: string) => `Revierte ${no}`,
    ja: (no: string) => `${no} の取消`,
  },
  moves: ledgerWords.adjustmentMoves,
  consequences: {
    ask: {
      zh: '提交后不会立即入账：须由另一位有复核权限的同事通过，通过后不能修改，只能再冲正。',
      en: 'Nothing is posted yet: another colleague must approve it. What is posted cannot be changed, only taken back.',
      es: 'Aún no se contabiliza: otro colega debe aprobarlo. Lo contabilizado no se cambia, solo se revierte.',
      ja: 'まだ記帳されません。別の同僚の承認が必要です。記帳後は変更できず、取消仕訳のみ可能です。',
    },
    approve: {
      zh: '通过后立即入账，上述账户余额随之变动；入账后不能修改，只能再冲正。',
      en: 'It is posted at once and changes these balances. It cannot be changed afterwards, only taken back.',
      es: 'Se contabiliza al instante y cambia estos saldos. Después no se cambia, solo se revierte.',
      ja: '直ちに記帳され、上記の残高が変わります。記帳後は変更できず、取消仕訳のみ可能です。',
    },
    reject: {
      zh: '驳回后不入账，发起人会看到您的理由。',
      en: 'Nothing is posted, and the requester sees the reason.',
      es: 'No se contabiliza nada; quien lo pidió ve el motivo.',
      ja: '記帳されず、申請者に理由が表示されます。',
    },
    withdraw: {
      zh: '撤回后不再等待复核，不入账。',
      en: 'It no longer waits for approval; nothing is posted.',
      es: 'Ya no espera aprobación; no se contabiliza nada.',
      ja: '承認待ちを取り下げ、記帳されません。',
    },
  },
  rejectReasons: {
    zh: ['依据不足', '科目或金额有误', '应由业务单处理', '重复调整'],
    en: ['Too little evidence', 'Wrong account or amount', 'To be done by the business record', 'Adjusted twice'],
    es: ['Pruebas insuficientes', 'Cuenta o importe erróneos', 'Corresponde al registro', 'Ajuste repetido'],
    ja: ['証拠不足', '勘定または金額の誤り', '業務側で処理', '重複調整'],
  },
  form: {
    takeBackHint: {
      zh: '要整笔冲正一条流水，请打开该流水并选择“申请冲正”。',
      en: 'To take back a whole transaction, open it and choose “Ask to take it back”.',
      es: 'Para revertir un movimiento entero, ábralo y elija «Pedir su reversión».',
      ja: '取引全体を取り消すには、その取引を開いて「取消を申請」を選んでください。',
    },
    account,
    accountHint: {
      zh: '姓名、账户名或代码',
      en: 'Name, account or code',
      es: 'Nombre, cuenta o código',
      ja: '氏名・勘定名・コード',
    },
    accountUnknown: {
      zh: '请从建议中选择账户，或输入完整代码',
      en: 'Choose an account, or type a whole code',
      es: 'Elija una cuenta o escriba un código completo',
      ja: '候補から選ぶか、コードを入力してください',
    },
    accountTwice: {
      zh: '同一账户同一方向只能有一行',
      en: 'An account once on each side',
      es: 'Una cuenta una sola vez por lado',
      ja: '同じ勘定は片側に一度だけです',
    },
    side: { zh: '方向', en: 'Side', es: 'Lado', ja: '貸借' },
    amount: packetWords.amountYuan,
    addLine: { zh: '加一行', en: 'Add a line', es: 'Añadir línea', ja: '行を追加' },
    removeLine: {
      zh: (at: number) => `删除第 ${at} 行`,
      en: (at: number) => `Remove line ${at}`,
      es: (at: number) => `Quitar la línea ${at}`,
      ja: (at: number) => `${at} 行目を削除`,
    },
    lineOf: {
      zh: (at: number) => `第 ${at} 行`,
      en: (at: number) => `Line ${at}`,
      es: (at: number) => `Línea ${at}`,
      ja: (at: number) => `${at} 行目`,
    },
    incomplete: {
      zh: '请填写账户和金额',
      en: 'Fill in accounts and amounts',
      es: 'Indique cuentas e importes',
      ja: '勘定と金額を入力してください',
    },
    balanced: { zh: '已平衡', en: 'Balanced', es: 'Cuadra', ja: '一致' },
    missing: {
      zh: (side: string, yuan: string) => `${side}还差 ${yuan}`,
      en: (side: string, yuan: string) => `${side} side lacks ${yuan}`,
      es: (side: string, yuan: string) => `Faltan ${yuan} en el ${side}`,
      ja: (side: string, yuan: string) => `${side}が ${yuan} 不足`,
    },
    reasons: {
      zh: ['更正记账错误', '补记漏记款项', '结转挂账差异', '核销坏账'],
      en: ['Corrects a mistake', 'Records what was left out', 'Clears suspense', 'Writes off a debt'],
      es: ['Corrige un error', 'Registra lo omitido', 'Cancela partidas en suspenso', 'Da de baja una deuda'],
      ja: ['誤記帳の訂正', '記帳漏れの補正', '仮勘定の振替', '貸倒れの処理'],
    },
  },
  requestedAt: spreadsheetWords.requestedAt,
  decidedAt: spreadsheetWords.decidedAt,
  remark: labelWords.remark,
  posted: { zh: '入账后的流水', en: 'Its transaction', es: 'Contabilizado como', ja: '記帳された取引' },
  isAsked: {
    zh: (no: string) => `调账单 ${no} 已提交，等待同事复核`,
    en: (no: string) => `Adjustment ${no} waits for a colleague`,
    es: (no: string) => `El ajuste ${no} espera a un colega`,
    ja: (no: string) => `調整伝票 ${no} は同僚の承認待ちです`,
  },
  waitsForOther: {
    zh: '等待另一位同事复核；不能复核自己发起的调整。',
    en: 'It waits for another colleague: nobody approves what they asked for.',
    es: 'Espera a otro colega: nadie aprueba lo que pidió.',
    ja: '別の同僚の承認待ちです。自分の申請は承認できません。',
  },
})

/** Before money is given for an order that had some. */
export const givenWords = words({
  confirmGiven: {
    zh: (yuan: string) => `该订单已赔付 ¥${yuan}，我已确认不是重复赔付`,
    en: (yuan: string) => `¥${yuan} was given for this order already. I made sure this is not given twice.`,
    es: (yuan: string) => `Ya se dieron ¥${yuan} por este pedido. He comprobado que no se repite.`,
    ja: (yuan: string) => `この注文には ¥${yuan} を補償済みです。重複でないことを確認しました`,
  },
})

/** By kind. */
export const ledgerNotificationWords = words({
  'ledger.wrong': {
    zh: '夜间核对发现 {count} 处账目不符，打款已暂停，请立即处理',
    en: 'The nightly check found {count} differences in the ledger. Payouts are stopped. Look into it now.',
    es: 'La revisión nocturna halló {count} diferencias en el libro mayor. Los pagos están detenidos. Revíselo ya.',
    ja: '夜間照合で台帳に {count} 件の差異が見つかり、出金を停止しました。直ちにご確認ください。',
  },
  'ledger.adjustmentWaits': {
    zh: '{by} 申请调账 {no}，金额 {yuan} 元，请复核',
    en: '{by} asks for adjustment {no} of {yuan} yuan. Please check it.',
    es: '{by} pide el ajuste {no} de {yuan} yuanes. Revíselo.',
    ja: '{by} が調整 {no}（{yuan} 元）を申請しました。ご確認ください。',
  },
})

/** What a person reads when the answer is no. */
export const ledgerRefusals = words({
  needsAllCities: {
    zh: '这里涉及所有城市，请由管辖全部城市的同事处理',
    en: 'This concerns all cities. Ask a colleague who sees all of them.',
    es: 'Esto afecta a todas las ciudades. Pídalo a un colega que las vea todas.',
    ja: '全都市に関わる内容です。全都市を担当する同僚に依頼してください。',
  },
  noSuchAccount: {
    zh: '没有账户 {code}，或不在您的管辖范围内，请检查后重试',
    en: 'There is no account {code}, or not in your cities. Check it and try again.',
    es: 'No existe la cuenta {code}, o no es de sus ciudades. Revísela e inténtelo de nuevo.',
    ja: '口座 {code} は存在しないか、担当都市の外です。確認してもう一度お試しください。',
  },
  linesUnbalanced: {
    zh: '借方合计 {debit} 元，贷方合计 {credit} 元，两边须相等，请修改后重试',
    en: 'Debits are {debit} yuan and credits {credit}. Both must be equal. Correct the lines.',
    es: 'El debe suma {debit} yuanes y el haber {credit}. Deben ser iguales. Corrija las líneas.',
    ja: '借方は {debit} 元、貸方は {credit} 元です。一致させてください。',
  },
  balanceTooLow: {
    zh: '账户 {code} 余额 {yuan} 元，不足以扣除，请减少金额',
    en: 'Account {code} has {yuan} yuan, which is too little. Take less.',
    es: 'La cuenta {code} tiene {yuan} yuanes, no alcanza. Reste menos.',
    ja: '口座 {code} の残高は {yuan} 元で不足しています。金額を減らしてください。',
  },
  reversedBefore: {
    zh: '此笔流水已被冲正，不能再次冲正',
    en: 'This transaction was reversed before, and cannot be reversed again.',
    es: 'Este asiento ya se anuló y no puede anularse otra vez.',
    ja: 'この取引は取り消し済みのため、再度取り消せません。',
  },
} satisfies Partial<Record<Reason, Phrase>>)
