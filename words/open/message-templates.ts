import type { MessageVariable } from '#contract/open/messages/message-keys.ts'
import { labelWords } from '#words/base/labels.ts'
import { uiWords } from '#words/base/ui.ts'
import { packetWords } from '#words/chats/conversation.ts'
import { complaintsWords } from '#words/complaints/complaints.ts'
import type { FeatureWords } from '#words/feature.ts'
import { refundsFeature } from '#words/money/refunds.ts'
import { workersWords } from '#words/people/workers.ts'
import { applicationsFeature } from '#words/reviews/applications.ts'
import { type Phrase, words } from '#words/words.ts'

const name: Phrase = {
  zh: '消息模板',
  en: 'Message templates',
  es: 'Plantillas de mensajes',
  ja: 'メッセージテンプレート',
}
const body: Phrase = labelWords.body
const fromDay: Phrase = { zh: '生效日期', en: 'Counts from', es: 'Vigente desde', ja: '適用開始日' }
const record: Phrase = { zh: '模板', en: 'Template', es: 'Plantilla', ja: 'テンプレート' }
const change: Phrase = { zh: '修改模板', en: 'Change texts', es: 'Cambiar textos', ja: '文面を変更' }

/** Why a text is refused. */
export const messageFaultWords = words({
  unknown: {
    zh: '没有变量 {place}，请从列表中选择',
    en: 'There is no variable {place}; choose one of the list',
    es: 'No existe la variable {place}; elija una de la lista',
    ja: '変数 {place} はありません。一覧から選んでください',
  },
  missing: {
    zh: '缺少必需的变量 {place}',
    en: 'The variable {place} must be in the text',
    es: 'El texto debe contener la variable {place}',
    ja: '必須の変数 {place} がありません',
  },
  banned: {
    zh: '含禁用语“{term}”。{advice}',
    en: 'Contains the banned term “{term}”. {advice}',
    es: 'Contiene la expresión prohibida «{term}». {advice}',
    ja: '禁止語「{term}」が含まれています。{advice}',
  },
  fromDay: {
    zh: '生效日期须在明天之后一年之内',
    en: 'Choose a day from tomorrow on, within a year',
    es: 'Elija un día desde mañana y antes de un año',
    ja: '明日以降、1 年以内の日を選んでください',
  },
})

export const messageTemplateWords = words({
  title: name,
  record,
  search: { zh: '搜索模板', en: 'Search templates', es: 'Buscar plantilla', ja: 'テンプレートを検索' },
  room: { zh: '分类', en: 'Area', es: 'Ámbito', ja: '分野' },
  anyRoom: { zh: '全部分类', en: 'Every area', es: 'Todos los ámbitos', ja: 'すべての分野' },
  rooms: {
    orders: { zh: '订单与退款', en: 'Orders and refunds', es: 'Pedidos y reembolsos', ja: '注文と返金' },
    complaints: { zh: '投诉处理', en: 'Complaint handling', es: 'Gestión de reclamaciones', ja: '苦情対応' },
    money: { zh: '提现到账', en: 'Payouts', es: 'Pagos', ja: '出金' },
    reviews: { zh: '审核结果', en: 'Reviews', es: 'Revisiones', ja: '審査結果' },
    people: { zh: '账号与店铺', en: 'Accounts and shops', es: 'Cuentas y tiendas', ja: 'アカウントと店舗' },
    chats: { zh: '客服会话', en: 'Customer service', es: 'Atención al cliente', ja: 'カスタマーサービス' },
  },
  webhook: { zh: '通知类型', en: 'Event', es: 'Evento', ja: 'イベント' },
  language: labelWords.language,
  anyText: { zh: '全部模板', en: 'Every template', es: 'Todas las plantillas', ja: 'すべてのテンプレート' },
  onlyChanged: { zh: '只看改过的', en: 'Changed only', es: 'Solo cambiadas', ja: '変更済みのみ' },
  changedIn: { zh: '已修改', en: 'Changed', es: 'Cambiado', ja: '変更済み' },
  lastChange: { zh: '最近修改', en: 'Last change', es: 'Último cambio', ja: '最終変更' },
  empty: {
    zh: '没有符合条件的模板，放宽条件再试',
    en: 'No template matches. Search for something else.',
    es: 'Ninguna plantilla coincide. Busque otra cosa.',
    ja: '条件に合うテンプレートはありません',
  },
  change,
  heading: labelWords.title,
  body,
  sms: labelWords.textMessage,
  smsHint: {
    zh: '不填则不发短信',
    en: 'Left empty, no SMS is sent',
    es: 'Si queda vacío, no se envía SMS',
    ja: '空欄の場合 SMS は送信されません',
  },
  noSms: { zh: '不发短信', en: 'No SMS', es: 'Sin SMS', ja: 'SMS は送信しません' },
  characters: {
    zh: (count: number, most: number) => `${count}/${most} 字`,
    en: (count: number, most: number) => `${count} of ${most} characters`,
    es: (count: number, most: number) => `${count} de ${most} caracteres`,
    ja: (count: number, most: number) => `${count}/${most} 文字`,
  },
  variables: { zh: '变量', en: 'Variables', es: 'Variables', ja: '変数' },
  variablesHint: {
    zh: '点击插入光标处，带 * 的必须出现在正文中',
    en: 'A click inserts one at the cursor. Those with * must be in the body.',
    es: 'Un clic la inserta en el cursor. Las que llevan * deben estar en el texto.',
    ja: 'クリックでカーソル位置に挿入します。* は本文に必須です',
  },
  fromDay,
  fromDayHint: {
    zh: '不填则保存后立即生效',
    en: 'Left empty, the texts count at once',
    es: 'Si queda vacío, los textos valen enseguida',
    ja: '空欄の場合は保存後すぐに適用されます',
  },
  fromDayIs: {
    zh: (day: string) => `新文案自 ${day} 起生效`,
    en: (day: string) => `The new texts count from ${day}`,
    es: (day: string) => `Los textos nuevos valen desde ${day}`,
    ja: (day: string) => `新しい文面は ${day} から適用されます`,
  },
  preview: labelWords.preview,
  now: workersWords.justNow,
  tryOut: { zh: '用真实单据试填', en: 'Try with a record', es: 'Probar con un registro', ja: '実際の記録で試す' },
  tryNo: {
    zh: '订单、退款、提现等编号',
    en: 'Number of an order, a refund, a withdrawal …',
    es: 'Número de pedido, reembolso, retirada…',
    ja: '注文・返金・出金などの番号',
  },
  tryAction: { zh: '试填', en: 'Try', es: 'Probar', ja: '試す' },
  triedWith: {
    zh: (no: string) => `按 ${no} 填写`,
    en: (no: string) => `Filled from ${no}`,
    es: (no: string) => `Con los datos de ${no}`,
    ja: (no: string) => `${no} の内容で表示`,
  },
  sampled: {
    zh: (names: string) => `该单据没有：${names}，以示例代替`,
    en: (names: string) => `The record does not say: ${names}. Samples stand there.`,
    es: (names: string) => `El registro no indica: ${names}. Se usan ejemplos.`,
    ja: (names: string) => `この記録にない項目（${names}）は見本で表示しています`,
  },
  withSamples: { zh: '按示例填写', en: 'Filled with samples', es: 'Con ejemplos', ja: '見本で表示' },
  earlier: { zh: '历史文案', en: 'Earlier texts', es: 'Textos anteriores', ja: '以前の文面' },
  earlierEmpty: {
    zh: '该语言还没有改过',
    en: 'Nobody changed this language yet',
    es: 'Nadie ha cambiado este idioma',
    ja: 'この言語はまだ変更されていません',
  },
  builtIn: { zh: '内置文案', en: 'Built-in text', es: 'Texto incorporado', ja: '標準の文面' },
  versionBy: {
    zh: (version: number, by: string) => `第 ${version} 版 · ${by}`,
    en: (version: number, by: string) => `Version ${version} · ${by}`,
    es: (version: number, by: string) => `Versión ${version} · ${by}`,
    ja: (version: number, by: string) => `第 ${version} 版・${by}`,
  },
  useThis: { zh: '用这一版', en: 'Use this one', es: 'Usar este', ja: 'この版を使う' },
  isCurrent: { zh: '与当前一致', en: 'Same as now', es: 'Igual que ahora', ja: '現在と同じ' },
  done: { zh: '模板已保存', en: 'Template saved', es: 'Plantilla guardada', ja: 'テンプレートを保存しました' },
})

export const messageTemplatesFeature = words({
  name,
  record,
  permissions: {
    'messageTemplates.view': {
      zh: '查看消息模板',
      en: 'See message templates',
      es: 'Ver plantillas de mensajes',
      ja: 'メッセージテンプレートを見る',
    },
    'messageTemplates.edit': {
      zh: '维护消息模板',
      en: 'Change message templates',
      es: 'Cambiar plantillas de mensajes',
      ja: 'メッセージテンプレートを変更',
    },
  },
  events: { 'messageTemplates.update': change },
  fields: {
    message_zh: { zh: '中文文案', en: 'Chinese text', es: 'Texto en chino', ja: '中国語の文面' },
    message_en: { zh: '英文文案', en: 'English text', es: 'Texto en inglés', ja: '英語の文面' },
    message_es: { zh: '西班牙文文案', en: 'Spanish text', es: 'Texto en español', ja: 'スペイン語の文面' },
    message_ja: { zh: '日文文案', en: 'Japanese text', es: 'Texto en japonés', ja: '日本語の文面' },
    message_from_day: fromDay,
  },
} satisfies FeatureWords<'messageTemplates'>)

/** What stands where a record says nothing. */
export const valueWords = words({
  money: { zh: '{yuan} 元', en: '¥{yuan}', es: '{yuan} ¥', ja: '{yuan}元' },
  noEnd: { zh: '另行通知', en: 'further notice', es: 'nuevo aviso', ja: '別途ご連絡する日' },
  noReason: { zh: '未说明', en: 'not stated', es: 'no indicado', ja: '記載なし' },
})

/** What each variable is called on the screen of templates. */
export const variableNameWords = words({
  no: labelWords.number,
  orderNo: labelWords.orderNo,
  refundNo: refundsFeature.fields.refundNo,
  service: labelWords.service,
  kind: { zh: '入驻类型', en: 'Applied as', es: 'Solicita ser', ja: '登録の種別' },
  about: { zh: '投诉类型', en: 'Type of complaint', es: 'Tipo de reclamación', ja: '苦情の種類' },
  paper: { zh: '证件', en: 'Paper', es: 'Documento', ja: '書類' },
  record: labelWords.contentKind,
  step: labelWords.penalty,
  items: { zh: '需补充的材料', en: 'What is missing', es: 'Lo que falta', ja: '追加資料' },
  reason: uiWords.reason,
  question: { zh: '要求说明的问题', en: 'Question', es: 'Pregunta', ja: '質問' },
  verdict: complaintsWords.verdict,
  greeting: packetWords.greeting,
  amount: labelWords.amount,
  actual: { zh: '到账金额', en: 'Amount that arrives', es: 'Importe que llega', ja: '入金額' },
  deposit: applicationsFeature.fields.deposit,
  score: { zh: '分数', en: 'Score', es: 'Puntuación', ja: '点数' },
  until: { zh: '截止时间', en: 'Until', es: 'Hasta', ja: '期限' },
} satisfies Record<MessageVariable, Phrase>)

/** What fills a preview, where no record does. */
export const sampleWords = words({
  reason: { zh: '资料不齐', en: 'papers are missing', es: 'faltan documentos', ja: '書類が不足しています' },
  question: {
    zh: '请说明送达时间晚于承诺的原因',
    en: 'why was the order late',
    es: 'por qué llegó tarde el pedido',
    ja: '配達が遅れた理由をお知らせください',
  },
  verdict: {
    zh: '退还配送费 5 元',
    en: 'the delivery fee of ¥5 is refunded',
    es: 'se devuelven los 5 ¥ del envío',
    ja: '配達料 5 元を返金します',
  },
  greeting: { zh: '感谢您的理解', en: 'Thank you for waiting', es: 'Gracias por esperar', ja: 'お待たせしました' },
})
