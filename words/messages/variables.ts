import type { MessageVariable } from '#contract/messages/message-keys.ts'
import { labelWords } from '#words/base/labels.ts'
import { uiWords } from '#words/base/ui.ts'
import { packetWords } from '#words/chats/conversation.ts'
import { complaintsWords } from '#words/complaints/complaints.ts'
import { refundsFeature } from '#words/money/refunds.ts'
import { applicationsFeature } from '#words/reviews/applications.ts'
import { type Phrase, words } from '#words/words.ts'

/** What stands where a record says nothing. */
export const valueWords = words({
  money: { zh: '{yuan} 元', en: '¥{yuan}', es: '{yuan} ¥', ja: '{yuan}元' },
  noEnd: { zh: '另行通知', en: 'further notice', es: 'nuevo aviso', ja: '別途ご連絡する日' },
  noReason: { zh: '未说明', en: 'not stated', es: 'no indicado', ja: '記載なし' },
})

/** What each variable is called on the screen of templates. */
export const variableNameWords = words({
  no: { zh: '编号', en: 'Number', es: 'Número', ja: '番号' },
  orderNo: { zh: '订单号', en: 'Order number', es: 'Número de pedido', ja: '注文番号' },
  refundNo: refundsFeature.fields.refundNo,
  service: labelWords.service,
  kind: { zh: '入驻类型', en: 'Applied as', es: 'Solicita ser', ja: '登録の種別' },
  about: { zh: '投诉类型', en: 'Type of complaint', es: 'Tipo de reclamación', ja: '苦情の種類' },
  paper: { zh: '证件', en: 'Paper', es: 'Documento', ja: '書類' },
  record: { zh: '内容类型', en: 'Post or comment', es: 'Publicación o comentario', ja: '投稿・コメント' },
  step: { zh: '处罚', en: 'Measure', es: 'Medida', ja: '措置' },
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
