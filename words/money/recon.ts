import type { Reason } from '#contract/base/refusals.ts'
import type { BillColumn, BillFault, BillKind } from '#contract/money/recon/bill.ts'
import type {
  DifferenceAction,
  DifferenceKind,
  DifferenceOutcome,
  DifferenceState,
} from '#contract/money/recon/difference.ts'
import type { ReconState } from '#contract/money/recon/rows.ts'
import { labelWords } from '#words/base/labels.ts'
import type { FeatureWords } from '#words/feature.ts'
import { adjustmentWords, ledgerWords } from '#words/money/ledger.ts'
import { withdrawalsWords } from '#words/money/withdrawals.ts'
import { type Phrase, plural, words } from '#words/words.ts'

const day: Phrase = { zh: '账单日', en: 'Day of the bill', es: 'Día del extracto', ja: '明細の日付' }
const fee: Phrase = { zh: '渠道收费', en: 'Kept by the channel', es: 'Retenido por el canal', ja: '決済側の控除' }
const merchantNo: Phrase = { zh: '商户单号', en: 'Our number there', es: 'Nuestro número allí', ja: '当社側の番号' }
const upload: Phrase = { zh: '上传账单', en: 'Upload a bill', es: 'Subir extracto', ja: '明細をアップロード' }
const refundedElsewhere: Phrase = {
  zh: '已在渠道外退款',
  en: 'Refunded elsewhere',
  es: 'Reembolsado por otra vía',
  ja: '別の経路で返金済み',
}

/** What the screen of reconciliation and its spreadsheets say. */
export const reconWords = words({
  title: { zh: '对账', en: 'Reconciliation', es: 'Conciliación', ja: '照合' },
  differences: { zh: '对账差异', en: 'Differences', es: 'Diferencias', ja: '照合差異' },
  upload,
  tabs: {
    days: { zh: '按账单日', en: 'By day', es: 'Por día', ja: '日別' },
    differences: { zh: '差异处理', en: 'Differences to settle', es: 'Diferencias por resolver', ja: '差異の処理' },
  },
  inAndOut: { zh: '（收/支）', en: '(in, out)', es: '(entra, sale)', ja: '（入・出）' },
  columns: {
    day,
    channel: ledgerWords.owners.channel,
    state: labelWords.status,
    kind: labelWords.kind,
    ours: { zh: '我方金额', en: 'Ours', es: 'Nuestro', ja: '当社の金額' },
    theirs: { zh: '渠道金额', en: 'Theirs', es: 'Del canal', ja: '決済側の金額' },
    oursIn: { zh: '我方收入', en: 'Ours, in', es: 'Nuestros ingresos', ja: '当社の入金' },
    oursOut: { zh: '我方支出', en: 'Ours, out', es: 'Nuestras salidas', ja: '当社の出金' },
    oursCount: { zh: '我方笔数', en: 'Ours, number', es: 'Nuestros movimientos', ja: '当社の件数' },
    theirsIn: { zh: '渠道收入', en: 'Theirs, in', es: 'Ingresos del canal', ja: '決済側の入金' },
    theirsOut: { zh: '渠道支出', en: 'Theirs, out', es: 'Salidas del canal', ja: '決済側の出金' },
    theirsCount: { zh: '渠道笔数', en: 'Theirs, number', es: 'Movimientos del canal', ja: '決済側の件数' },
    difference: { zh: '差额', en: 'Difference', es: 'Diferencia', ja: '差額' },
    fee,
    open: { zh: '待处理差异', en: 'Open differences', es: 'Diferencias abiertas', ja: '未処理の差異' },
    confirmedBy: { zh: '放行人', en: 'Confirmed by', es: 'Confirmado por', ja: '確認者' },
    actions: labelWords.actions,
    no: { zh: '差异编号', en: 'Difference no.', es: 'N.º de diferencia', ja: '差異番号' },
    owner: labelWords.handledBy,
    outcome: { zh: '处理结果', en: 'Outcome', es: 'Resolución', ja: '処理結果' },
    reason: labelWords.reason,
    reference: { zh: '关联单号', en: 'Related number', es: 'Número relacionado', ja: '関連番号' },
    posted: adjustmentWords.posted,
    settledAt: labelWords.handledAt,
  },
  sides: {
    ours: { zh: '我方账务', en: 'Our ledger', es: 'Nuestro libro', ja: '当社の台帳' },
    theirs: { zh: '渠道账单', en: 'Bill of the channel', es: 'Extracto del canal', ja: '決済側の明細' },
    channelNo: ledgerWords.channelNo,
    merchantNo,
    subjectNo: ledgerWords.subjectNo,
    none: { zh: '没有这一笔', en: 'Has no such movement', es: 'No tiene este movimiento', ja: '該当する取引なし' },
  },
  states: {
    awaiting: { zh: '待账单', en: 'Awaiting the bill', es: 'Falta el extracto', ja: '明細待ち' },
    unbalanced: { zh: '不平', en: 'Does not balance', es: 'No cuadra', ja: '不一致' },
    balanced: { zh: '已平', en: 'Balanced', es: 'Cuadra', ja: '一致' },
  } satisfies Record<ReconState, Phrase>,
  kinds: {
    amount: { zh: '金额不一致', en: 'Different amount', es: 'Importe distinto', ja: '金額の相違' },
    onlyOurs: { zh: '仅我方有', en: 'Only ours', es: 'Solo nuestro', ja: '当社のみ' },
    onlyTheirs: { zh: '仅渠道有', en: 'Only theirs', es: 'Solo del canal', ja: '決済側のみ' },
  } satisfies Record<DifferenceKind, Phrase>,
  matched: { zh: '一致', en: 'Matched', es: 'Coinciden', ja: '合致' },
  differenceStates: {
    open: { zh: '待认领', en: 'Not taken', es: 'Sin asignar', ja: '担当なし' },
    taken: labelWords.inProgress,
    settled: { zh: '已处理', en: 'Settled', es: 'Resuelta', ja: '処理済み' },
  } satisfies Record<DifferenceState, Phrase>,
  billKinds: {
    pay: { zh: '支付', en: 'Payment received', es: 'Cobro', ja: '入金' },
    refund: { zh: '退款', en: 'Refund', es: 'Devolución', ja: '返金' },
    payout: { zh: '打款', en: 'Payout', es: 'Pago', ja: '出金' },
    fee: withdrawalsWords.fee,
  } satisfies Record<BillKind, Phrase>,
  outcomes: {
    suspense: { zh: '转入挂账', en: 'Kept in suspense', es: 'A la cuenta transitoria', ja: '仮勘定へ' },
    accept: { zh: '平台承担', en: 'Borne by the platform', es: 'Lo asume la plataforma', ja: 'プラットフォーム負担' },
    refundedElsewhere,
    correctOurs: { zh: '我方补正', en: 'We correct ours', es: 'Corregimos lo nuestro', ja: '当社側を訂正' },
    correctTheirs: { zh: '渠道更正', en: 'The channel corrects', es: 'Corrige el canal', ja: '決済側が訂正' },
    arrived: { zh: '已自动核平', en: 'Arrived later', es: 'Llegó más tarde', ja: '後日到着' },
  } satisfies Record<DifferenceOutcome, Phrase>,
  /** What follows when it is chosen. */
  consequences: {
    suspense: {
      zh: '差额记入挂账科目，查清后用调账转出。',
      en: 'The difference is posted to suspense, until an adjustment empties it.',
      es: 'La diferencia pasa a la cuenta transitoria hasta que un ajuste la vacíe.',
      ja: '差額は仮勘定に記帳され、判明後に調整で振り替えます。',
    },
    accept: {
      zh: '差额记为平台的渠道成本或收益，不再追查。',
      en: 'The difference becomes a cost or a gain of the platform.',
      es: 'La diferencia pasa a ser un coste o una ganancia de la plataforma.',
      ja: '差額はプラットフォームの費用または収益になります。',
    },
    refundedElsewhere: {
      zh: '款项已由渠道或线下退还，本系统不记账，请填写退款单号。',
      en: 'The money went back outside of this system. Nothing is posted; name the number.',
      es: 'El dinero se devolvió fuera de este sistema. No se contabiliza; indique el número.',
      ja: '資金は本システム外で返されています。記帳はしません。番号を入力してください。',
    },
    correctOurs: {
      zh: '不记账。补发支付事件或调账后，这笔会自动对上。',
      en: 'Nothing is posted. It matches by itself when the event has been sent again.',
      es: 'No se contabiliza. Coincidirá cuando se reenvíe el evento.',
      ja: '記帳しません。イベントが再送されると自動的に合致します。',
    },
    correctTheirs: {
      zh: '不记账。渠道在之后的账单中更正。',
      en: 'Nothing is posted. A later bill of the channel has it.',
      es: 'No se contabiliza. Figurará en un extracto posterior.',
      ja: '記帳しません。決済側が後日の明細で訂正します。',
    },
  } satisfies Record<Exclude<DifferenceOutcome, 'arrived'>, Phrase>,
  actions: {
    take: { zh: '我来处理差异', en: 'Take it', es: 'Encargarme', ja: '担当する' },
    release: { zh: '放回待认领', en: 'Give it back', es: 'Devolverla', ja: '担当を外れる' },
    settle: { zh: '处理差异', en: 'Settle it', es: 'Resolver', ja: '処理する' },
  } satisfies Record<DifferenceAction, Phrase>,
  chooseOutcome: { zh: '请选择处理结果', en: 'Choose an outcome', es: 'Elija una resolución', ja: '処理結果を選択' },
  settleReasons: {
    zh: ['渠道已书面确认', '金额很小，不再追查', '用户重复支付', '系统补单后一致'],
    en: ['Confirmed by the channel', 'Too small to pursue', 'Paid twice by the customer', 'Corrected by an event'],
    es: ['Confirmado por el canal', 'Importe insignificante', 'Pagado dos veces', 'Corregido con un evento'],
    ja: ['決済側が書面で確認', '少額のため追跡せず', '利用者の二重払い', 'イベント補正で一致'],
  },
  compare: { zh: '重新对账', en: 'Compare again', es: 'Volver a comparar', ja: '再照合' },
  compared: {
    zh: (moment: string) => `上次对账 ${moment}`,
    en: (moment: string) => `Compared ${moment}`,
    es: (moment: string) => `Comparado ${moment}`,
    ja: (moment: string) => `前回の照合 ${moment}`,
  },
  covered: {
    zh: (spans: string) => `账单覆盖 ${spans}`,
    en: (spans: string) => `Bill covers ${spans}`,
    es: (spans: string) => `El extracto cubre ${spans}`,
    ja: (spans: string) => `明細の範囲 ${spans}`,
  },
  wholeDay: { zh: '全天', en: 'the whole day', es: 'todo el día', ja: '終日' },
  waiting: {
    zh: (count: number) => `${count} 笔临近账单边界，等下一份账单`,
    en: (count: number) =>
      plural('en', count, {
        one: '1 movement near the edge waits for the next bill',
        other: `${count} movements near the edge wait for the next bill`,
      }),
    es: (count: number) =>
      plural('es', count, {
        one: '1 movimiento del límite espera el próximo extracto',
        other: `${count} movimientos del límite esperan el próximo extracto`,
      }),
    ja: (count: number) => `境界付近の ${count} 件は次の明細待ち`,
  },
  movements: {
    zh: (count: number) => `${count} 笔`,
    en: (count: number) => plural('en', count, { one: '1 movement', other: `${count} movements` }),
    es: (count: number) => plural('es', count, { one: '1 movimiento', other: `${count} movimientos` }),
    ja: (count: number) => `${count} 件の取引`,
  },
  stopped: {
    zh: '账实不平，打款已暂停',
    en: 'It does not balance: payouts are stopped',
    es: 'No cuadra: los pagos están detenidos',
    ja: '一致しないため、出金を停止しています',
  },
  stoppedBy: {
    zh: (channel: string, on: string, open: number) => `${channel} ${on}：${open} 条差异待处理`,
    en: (channel: string, on: string, open: number) => `${channel}, ${on}: ${open} open`,
    es: (channel: string, on: string, open: number) => `${channel}, ${on}: ${open} sin resolver`,
    ja: (channel: string, on: string, open: number) => `${channel} ${on}：未処理 ${open} 件`,
  },
  awaiting: {
    zh: (count: number) => `${count} 天等待账单`,
    en: (count: number) =>
      plural('en', count, { one: '1 day waits for its bill', other: `${count} days wait for their bills` }),
    es: (count: number) =>
      plural('es', count, { one: '1 día espera su extracto', other: `${count} días esperan su extracto` }),
    ja: (count: number) => `明細待ち ${count} 日`,
  },
  uploaded: {
    title: { zh: '账单已读入', en: 'The bill was read', es: 'Extracto leído', ja: '明細を読み込みました' },
    read: { zh: '读取', en: 'Read', es: 'Leídos', ja: '読み取り' },
    matched: { zh: '对上', en: 'Matched', es: 'Coinciden', ja: '照合済み' },
    different: { zh: '有差异', en: 'Different', es: 'Con diferencias', ja: '差異' },
    look: { zh: '去处理差异', en: 'Settle the differences', es: 'Resolver las diferencias', ja: '差異を処理する' },
  },
  andMore: {
    zh: (count: number) => `另有 ${count} 天`,
    en: (count: number) => plural('en', count, { one: 'and 1 more day', other: `and ${count} more days` }),
    es: (count: number) => plural('es', count, { one: 'y 1 día más', other: `y ${count} días más` }),
    ja: (count: number) => `ほか ${count} 日`,
  },
  foundAt: { zh: '发现时间', en: 'Found at', es: 'Detectada el', ja: '検出日時' },
  confirmedShort: { zh: '已放行', en: 'Confirmed', es: 'Confirmado', ja: '確認済み' },
  confirm: labelWords.confirmAndPay,
  confirmFollows: {
    zh: '差异仍需处理；这一天不再阻止打款，出现新的差异时会再次暂停。',
    en: 'The differences stay to be settled. This day no longer stops payouts, until new ones are found.',
    es: 'Las diferencias siguen por resolver. Este día deja de detener los pagos hasta que aparezcan otras.',
    ja: '差異の処理は残ります。この日による出金停止は解除され、新たな差異が見つかると再び停止します。',
  },
  confirmReasons: {
    zh: ['差异已核实，不影响打款', '渠道已确认次日更正', '金额很小，先行打款'],
    en: ['Looked into, harmless for payouts', 'The channel corrects it tomorrow', 'Small enough to go on'],
    es: ['Revisado, no afecta a los pagos', 'El canal lo corrige mañana', 'Importe pequeño, se continúa'],
    ja: ['確認済み、出金に影響なし', '決済側が翌日訂正', '少額のため先に出金'],
  },
  confirmed: {
    zh: (name: string, reason: string) => `${name} 已确认可打款：${reason}`,
    en: (name: string, reason: string) => `${name} confirmed payouts: ${reason}`,
    es: (name: string, reason: string) => `${name} confirmó los pagos: ${reason}`,
    ja: (name: string, reason: string) => `${name} が出金を確認：${reason}`,
  },
  filters: {
    channel: { zh: '全部渠道', en: 'All channels', es: 'Todos los canales', ja: 'すべてのチャネル' },
    kind: { zh: '全部差异类型', en: 'Any kind', es: 'Cualquier tipo', ja: 'すべての種類' },
    standing: { zh: '全部处理状态', en: 'Settled or not', es: 'Resueltas o no', ja: 'すべての処理状況' },
    mine: { zh: '我处理的', en: 'Mine', es: 'Las mías', ja: '自分の担当分' },
    unsettled: { zh: '未处理完', en: 'Not settled', es: 'Sin resolver', ja: '未処理' },
    search: {
      zh: '差异编号、渠道单号、业务单号',
      en: 'Number of a difference, a channel, a record',
      es: 'N.º de diferencia, del canal, de operación',
      ja: '差異番号・決済側番号・業務番号',
    },
    state: { zh: '全部对账状态', en: 'Any state', es: 'Cualquier estado', ja: 'すべての状態' },
  },
  empty: {
    zh: '还没有账单。渠道通过开放接口发送，或在此上传。',
    en: 'No bills yet. Channels send them by the open API, or upload one here.',
    es: 'Aún no hay extractos. Los canales los envían por la API abierta, o súbalos aquí.',
    ja: '明細はまだありません。公開 API で届くか、ここでアップロードします。',
  },
  nothingHere: { zh: '没有这类记录', en: 'Nothing of this kind', es: 'Nada de este tipo', ja: '該当なし' },
  uploading: {
    file: { zh: 'CSV 文件', en: 'CSV file', es: 'Archivo CSV', ja: 'CSV ファイル' },
    choose: { zh: '选择文件', en: 'Choose a file', es: 'Elegir archivo', ja: 'ファイルを選択' },
    chooseFirst: {
      zh: '请先选择账单文件',
      en: 'Choose the file first',
      es: 'Elija primero el archivo',
      ja: '先にファイルを選択してください',
    },
    chooseChannel: { zh: '请选择渠道', en: 'Choose a channel', es: 'Elija un canal', ja: 'チャネルを選択' },
    dayRead: { zh: '读自文件', en: 'Read from the file', es: 'Leído del archivo', ja: 'ファイルから読み取りました' },
    dayGuessed: {
      zh: '选择文件后自动读取；文件里没有日期时为昨天',
      en: 'Read from the file once it is chosen; yesterday where it has none',
      es: 'Se lee del archivo al elegirlo; si no tiene fecha, es ayer',
      ja: 'ファイルを選ぶと読み取ります。日付がなければ昨日です',
    },
    template: { zh: '下载模板', en: 'Template', es: 'Plantilla', ja: 'テンプレート' },
    hint: {
      zh: '有一行是列名；以逗号、分号或制表符分隔；金额以元为单位；时间为该日的北京时间。有一行错误则整份不入库。',
      en: 'One row names the columns; commas, semicolons or tabs; yuan; times of that day in Shanghai. One wrong row, and nothing is stored.',
      es: 'Una fila nombra las columnas; comas, puntos y comas o tabuladores; yuanes; horas de ese día en Shanghái. Con una fila errónea no se guarda nada.',
      ja: '列名の行が必要です。区切りはカンマ、セミコロン、タブ。金額は元、時刻はその日の上海時間。1 行でも誤りがあれば保存しません。',
    },
    missing: {
      zh: (columns: string) => `缺少列：${columns}`,
      en: (columns: string) => `Columns missing: ${columns}`,
      es: (columns: string) => `Faltan columnas: ${columns}`,
      ja: (columns: string) => `列がありません：${columns}`,
    },
    faulty: {
      zh: (count: number) => `${count} 处错误，未入库`,
      en: (count: number) =>
        plural('en', count, { one: '1 fault; nothing was stored', other: `${count} faults; nothing was stored` }),
      es: (count: number) =>
        plural('es', count, { one: '1 error; no se guardó nada', other: `${count} errores; no se guardó nada` }),
      ja: (count: number) => `${count} 件の誤り。保存されていません`,
    },
    fault: {
      zh: (line: number, column: string, fault: string) => `第 ${line} 行 ${column}：${fault}`,
      en: (line: number, column: string, fault: string) => `Line ${line}, ${column}: ${fault}`,
      es: (line: number, column: string, fault: string) => `Fila ${line}, ${column}: ${fault}`,
      ja: (line: number, column: string, fault: string) => `${line} 行目 ${column}：${fault}`,
    },
    tooLarge: {
      zh: '文件过大，请由渠道通过开放接口发送',
      en: 'The file is too large: let the channel send it by the open API',
      es: 'El archivo es demasiado grande: que el canal lo envíe por la API',
      ja: 'ファイルが大きすぎます。公開 API で送ってもらってください',
    },
  },
  billColumns: {
    kind: { zh: '交易类型', en: 'Kind of movement', es: 'Tipo de movimiento', ja: '取引の種別' },
    channelNo: ledgerWords.channelNo,
    merchantNo,
    amount: { zh: '金额(元)', en: 'Amount in yuan', es: 'Importe en yuanes', ja: '金額（元）' },
    fee: { zh: '手续费(元)', en: 'Fee in yuan', es: 'Comisión en yuanes', ja: '手数料（元）' },
    time: { zh: '交易时间', en: 'Time of the movement', es: 'Hora del movimiento', ja: '取引日時' },
  } satisfies Record<BillColumn, Phrase>,
  faults: {
    missing: { zh: '不能为空', en: 'is empty', es: 'está vacío', ja: '空欄です' },
    unknownKind: {
      zh: '应为 支付、退款、打款 或 手续费',
      en: 'must be pay, refund, payout or fee',
      es: 'debe ser pay, refund, payout o fee',
      ja: 'pay、refund、payout、fee のいずれか',
    },
    notANumber: {
      zh: '只能是 1–64 位字母、数字、- 和 _',
      en: 'must be 1 to 64 letters, digits, - or _',
      es: 'debe tener de 1 a 64 letras, dígitos, - o _',
      ja: '英数字、-、_ の 1〜64 文字',
    },
    notAnAmount: {
      zh: '应为大于零、最多两位小数的金额',
      en: 'must be an amount with two decimals at most',
      es: 'debe ser un importe con dos decimales como máximo',
      ja: '小数 2 桁までの金額',
    },
    notATime: {
      zh: '应为 2026-11-22 09:05:00 的格式',
      en: 'must look like 2026-11-22 09:05:00',
      es: 'debe ser como 2026-11-22 09:05:00',
      ja: '2026-11-22 09:05:00 の形式',
    },
    otherDay: { zh: '不是这一天', en: 'is of another day', es: 'es de otro día', ja: '別の日です' },
  } satisfies Record<BillFault, Phrase>,
})

const exportDays: Phrase = {
  zh: '导出对账',
  en: 'Export reconciliation',
  es: 'Exportar conciliación',
  ja: '照合を出力',
}
const exportDifferences: Phrase = {
  zh: '导出对账差异',
  en: 'Export differences',
  es: 'Exportar diferencias',
  ja: '照合差異を出力',
}
const confirm: Phrase = { zh: '确认可打款', en: 'Let payouts go on', es: 'Reanudar los pagos', ja: '出金再開を確認' }

export const reconFeature = words({
  name: reconWords.title,
  permissions: {
    'recon.view': { zh: '查看对账', en: 'See reconciliation', es: 'Ver conciliación', ja: '照合を見る' },
    'recon.settle': { zh: '处理对账差异', en: 'Settle differences', es: 'Resolver diferencias', ja: '照合差異の処理' },
    'recon.confirm': confirm,
    'recon.export': exportDays,
  },
  events: {
    'recon.export': exportDays,
    'recon.upload': {
      zh: '上传渠道账单',
      en: 'Uploaded a bill',
      es: 'Subió un extracto',
      ja: '明細をアップロード済み',
    },
    'recon.compare': undefined,
    'recon.confirm': confirm,
  },
  systemEvents: {
    'recon.balance': { zh: '当日账单已平', en: 'A day balances', es: 'Un día cuadra', ja: '一日分が一致' },
    'recon.differ': { zh: '当日账单不平', en: 'A day does not balance', es: 'Un día no cuadra', ja: '一日分が不一致' },
  },
  fields: { channel: reconWords.columns.channel, state: labelWords.status },
  states: reconWords.states,
  values: {
    state: reconWords.states,
  },
} satisfies FeatureWords<'recon'>)

export const reconDifferencesFeature = words({
  name: reconWords.differences,
  permissions: { 'reconDifferences.export': exportDifferences },
  events: {
    'reconDifferences.export': exportDifferences,
    'reconDifferences.take': {
      zh: '认领差异',
      en: 'Took a difference',
      es: 'Se encargó de una diferencia',
      ja: '差異を担当',
    },
    'reconDifferences.release': {
      zh: '放回差异',
      en: 'Gave a difference back',
      es: 'Devolvió una diferencia',
      ja: '差異の担当を解除',
    },
    'reconDifferences.settle': {
      zh: '处理了差异',
      en: 'Settled a difference',
      es: 'Resolvió una diferencia',
      ja: '差異を処理',
    },
  },
  systemEvents: {
    'reconDifferences.arrive': {
      zh: '差异自动核平',
      en: 'What was missing arrived',
      es: 'Llegó lo que faltaba',
      ja: '不足分が到着',
    },
  },
  fields: {
    state: labelWords.status,
    dayOf: labelWords.when,
    outcome: reconWords.columns.outcome,
    dayId: reconWords.columns.day,
    isMine: { zh: '仅我处理的', en: 'Taken by me', es: 'A mi cargo', ja: '自分の担当' },
  },
  states: reconWords.differenceStates,
  values: {
    state: { ...reconWords.differenceStates, unsettled: reconWords.filters.unsettled },
    kind: reconWords.kinds,
    outcome: reconWords.outcomes,
  },
} satisfies FeatureWords<'reconDifferences'>)

/** By kind. */
export const reconNotificationWords = words({
  'recon.unbalanced': {
    zh: '{channel} {day} 对账不平，{count} 条差异待处理，打款已暂停',
    en: '{channel}, {day}: the bill does not balance, {count} differences. Payouts are stopped.',
    es: '{channel}, {day}: el extracto no cuadra, {count} diferencias. Los pagos están detenidos.',
    ja: '{channel} {day} の照合が不一致です（差異 {count} 件）。出金を停止しました。',
  },
})

/** What a person reads when the answer is no. */
export const reconRefusals = words({
  billOverlaps: {
    zh: '{day} 的账单已收到，不能重复入库',
    en: 'The bill of {day} was received already.',
    es: 'El extracto de {day} ya se recibió.',
    ja: '{day} の明細は受信済みです。',
  },
  billMissing: {
    zh: '这一天还没有账单，无法对账',
    en: 'There is no bill of this day to compare with.',
    es: 'No hay extracto de este día con el que comparar.',
    ja: 'この日の明細がないため照合できません。',
  },
  billDayNotOver: {
    zh: '这一天尚未结束，请在次日上传账单',
    en: 'This day is not over. Upload its bill tomorrow.',
    es: 'Este día no ha terminado. Suba el extracto mañana.',
    ja: 'この日はまだ終わっていません。翌日にアップロードしてください。',
  },
  billEmpty: {
    zh: '文件里没有交易明细，请确认导出的是当天的账单后重新上传',
    en: 'There is no movement in this file. Make sure that it is the bill of that day, and upload it again.',
    es: 'No hay movimientos en este archivo. Compruebe que es el extracto de ese día y súbalo de nuevo.',
    ja: 'ファイルに取引明細がありません。当日の明細か確認して、もう一度アップロードしてください。',
  },
  billNotReadable: {
    zh: '文件无法读取，请上传 UTF-8、UTF-16 或 GB18030 编码的 CSV',
    en: 'The file cannot be read. Upload a CSV in UTF-8, UTF-16 or GB18030.',
    es: 'No se puede leer el archivo. Suba un CSV en UTF-8, UTF-16 o GB18030.',
    ja: 'ファイルを読み取れません。UTF-8、UTF-16、GB18030 いずれかの CSV をアップロードしてください。',
  },
  nothingToConfirm: {
    zh: '这一天没有阻止打款，无需确认',
    en: 'This day does not stop payouts; there is nothing to confirm.',
    es: 'Este día no detiene los pagos; no hay nada que confirmar.',
    ja: 'この日は出金を止めていないため、確認は不要です。',
  },
  differenceNotInThisState: {
    zh: '该差异已处理，请刷新查看',
    en: 'This difference is settled. Look at it again.',
    es: 'Esta diferencia ya se resolvió. Vuelva a mirarla.',
    ja: 'この差異は処理済みです。改めてご確認ください。',
  },
  differenceNotYours: {
    zh: '该差异由“{by}”认领，只能由本人处理',
    en: 'This difference is with {by}, who alone can settle it.',
    es: 'Esta diferencia la lleva {by}; solo esa persona puede resolverla.',
    ja: 'この差異は「{by}」さんの担当です。本人だけが処理できます。',
  },
  outcomeNotPossible: {
    zh: '这类差异不能用这种结果处理',
    en: 'A difference of this kind cannot end so.',
    es: 'Una diferencia de este tipo no puede resolverse así.',
    ja: 'この種類の差異はその結果にできません。',
  },
} satisfies Partial<Record<Reason, Phrase>>)
