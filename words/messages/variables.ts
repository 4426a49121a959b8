import type { MessageVariable } from '#contract/messages/message-keys.ts'
import { type Phrase, words } from '#words/words.ts'

/** What stands where a record says nothing. */
export const valueWords = words({
  noEnd: { zh: '另行通知', en: 'further notice', es: 'nuevo aviso', ja: '別途ご連絡する日' },
  noReason: { zh: '未说明', en: 'not stated', es: 'no indicado', ja: '記載なし' },
})

/** What each variable is called on the screen of templates. */
export const variableNameWords = words({
  no: { zh: '编号', en: 'Number', es: 'Número', ja: '番号' },
  orderNo: { zh: '订单号', en: 'Order number', es: 'Número de pedido', ja: '注文番号' },
  refundNo: { zh: '退款单号', en: 'Refund number', es: 'Número de reembolso', ja: '返金番号' },
  service: { zh: '服务', en: 'Service', es: 'Servicio', ja: 'サービス' },
  kind: { zh: '入驻类型', en: 'Applied as', es: 'Solicita ser', ja: '登録の種別' },
  about: { zh: '投诉类型', en: 'Type of complaint', es: 'Tipo de reclamación', ja: '苦情の種類' },
  paper: { zh: '证件', en: 'Paper', es: 'Documento', ja: '書類' },
  record: { zh: '内容类型', en: 'Post or comment', es: 'Publicación o comentario', ja: '投稿・コメント' },
  step: { zh: '处罚', en: 'Measure', es: 'Medida', ja: '措置' },
  items: { zh: '需补充的材料', en: 'What is missing', es: 'Lo que falta', ja: '追加資料' },
  reason: { zh: '原因', en: 'Reason', es: 'Motivo', ja: '理由' },
  question: { zh: '要求说明的问题', en: 'Question', es: 'Pregunta', ja: '質問' },
  verdict: { zh: '处理结论', en: 'Verdict', es: 'Conclusión', ja: '結論' },
  greeting: { zh: '祝福语', en: 'Greeting', es: 'Dedicatoria', ja: 'メッセージ' },
  amount: { zh: '金额', en: 'Amount', es: 'Importe', ja: '金額' },
  actual: { zh: '实付金额', en: 'Amount paid', es: 'Importe pagado', ja: '入金額' },
  deposit: { zh: '保证金', en: 'Deposit', es: 'Fianza', ja: '保証金' },
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
