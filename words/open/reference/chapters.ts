import type { WebhookSubject } from '#contract/open/webhooks/catalogue.ts'
import { type Bilingual, described } from './bilingual.ts'

export const referenceTitle: Bilingual = { en: 'CityDesk open API', zh: '同城管家开放接口' }

/** The headers that sign a request. */
export const headerWords = {
  appId: { en: 'The id of the app.', zh: '应用编号。' },
  signature: {
    en: 'HMAC-SHA256 in base64, keyed by the secret, of the six lines that the introduction names.',
    zh: '以应用密钥对引言所述六行文本计算的 HMAC-SHA256，base64 编码。',
  },
  timestamp: {
    en: 'Seconds since 1970, at most 300 from the clock of the server.',
    zh: '1970 年起的秒数，与服务器时间相差不超过 300 秒。',
  },
  nonce: {
    en: '16–64 letters, digits, _ or -; new for every request.',
    zh: '16–64 位字母、数字、_ 或 -，每次请求不同。',
  },
  bodyHash: {
    en: 'Hexadecimal SHA-256 of the raw body, or of the empty text.',
    zh: '原始请求体（或空文本）的十六进制 SHA-256。',
  },
} as const satisfies Record<string, Bilingual>

/** What the parts of a path and of a query are. */
export const parameterWords = {
  no: { en: 'The number of the record, as its own call answered it.', zh: '记录编号，由创建它的接口返回。' },
  kind: { en: 'What kind of person or shop it is.', zh: '人员或商家的类型。' },
  externalId: { en: 'The id that the app knows the person by.', zh: '应用中此人的编号。' },
  since: { en: 'Leaves out what was published before.', zh: '不返回此时间之前发布的公告。' },
  retryAfter: { en: 'Seconds to wait before the same call is sent again.', zh: '重试前应等待的秒数。' },
} as const satisfies Record<string, Bilingual>

/** What the answers of calls mean. */
export const answerWords = {
  body: (bytes: number): Bilingual => ({
    en: `JSON in UTF-8, at most ${bytes} bytes. Unknown fields are ignored.`,
    zh: `UTF-8 编码的 JSON，不超过 ${bytes} 字节。未知字段会被忽略。`,
  }),
  scope: { en: 'Scope', zh: '权限范围' },
  heard: { en: 'Heard.', zh: '已收到。' },
  done: { en: 'Done, and stored.', zh: '已处理并保存。' },
  waits: {
    en: 'Stored; it waits for events with lower `seq`, five seconds at most for one that does not come.',
    zh: '已保存，等待 `seq` 更小的事件，最多等待五秒。',
  },
  '400': { en: 'The input is wrong; `fields` says where.', zh: '参数有误，`fields` 说明具体字段。' },
  '401': { en: 'The signature is missing or wrong.', zh: '缺少签名或签名有误。' },
  '403': { en: 'The app may not do this.', zh: '应用没有此权限。' },
  '404': { en: 'There is no such record of this app.', zh: '该应用没有此记录。' },
  '409': { en: 'The id was used before for something else.', zh: '该编号已用于其他内容。' },
  '422': { en: 'Not possible as things are; `reason` says why.', zh: '当前状态下无法执行，`reason` 说明原因。' },
  '429': { en: 'Too fast.', zh: '请求过快。' },
  '503': { en: 'The server cannot answer now.', zh: '服务器暂时无法响应。' },
} as const

/** The chapter of all webhooks. */
export const webhooksTag = described('Webhooks', '推送', {
  en: 'What the product tells apps, as signed requests to their addresses.',
  zh: '平台推送给应用地址的签名请求。',
})

/** Who hears the webhooks about what. */
export const webhookWords: Readonly<Record<WebhookSubject, Bilingual>> = {
  order: {
    en: 'An order was placed, moved or changed. `data.version` orders late arrivals.',
    zh: '订单创建、流转或变化。以 `data.version` 判断先后。',
  },
  worker: { en: 'Staff decided about a worker.', zh: '运营处理了服务人员。' },
  merchant: { en: 'Staff decided about a shop.', zh: '运营处理了商家。' },
  chat: { en: 'A message, a recall, or the end of a conversation.', zh: '会话消息、撤回或结束。' },
  redpacket: { en: 'A red packet in a conversation.', zh: '会话中的红包。' },
  user: { en: 'Somebody was muted, or may write again.', zh: '人员被禁言或解除禁言。' },
  complaint: { en: 'A complaint moved, for the app of either side.', zh: '投诉进展，推送给双方的应用。' },
  verification: { en: 'A paper was judged.', zh: '证件审核结果。' },
  application: { en: 'An application was judged or moved.', zh: '入驻申请进展。' },
  deposit: { en: 'A deposit is to be given back, once for each `no`.', zh: '退还保证金，每个 `no` 仅执行一次。' },
  post: { en: 'A post was judged, or its author punished.', zh: '动态审核结果或作者处罚。' },
  announcement: { en: 'An announcement was published, changed or ended.', zh: '公告发布、修订、撤回或到期。' },
  feedback: { en: 'Feedback was answered.', zh: '意见反馈得到答复。' },
  withdrawal: { en: 'A withdrawal was judged or paid.', zh: '提现审核或到账。' },
  payout: {
    en: 'For the payment channel: pay, once for each `no`; or say what became of it.',
    zh: '推送给支付渠道：打款（每个 `no` 仅一次），或查询打款结果。',
  },
  endpoint: { en: 'A test by staff; nothing has happened.', zh: '员工发送的测试，并无实际变化。' },
}

/** The introduction of the reference, as Markdown. */
export const introduction: Bilingual = {
  en: `Apps report what happens and are told what staff decide. Every request is signed; every answer is JSON.

**Signing.** Five headers: \`X-App-Id\`; \`X-Timestamp\`, seconds since 1970, at most 300 off; \`X-Nonce\`, 16–64 letters, digits, \`_\` or \`-\`, new each time; \`X-Body-SHA256\`, hexadecimal, of the raw body or of the empty text; \`X-Signature\`, the HMAC-SHA256 in base64, keyed by the app’s secret, of six lines joined by \`\\n\`: method, path, query (its pairs sorted, without \`?\`), timestamp, nonce, body hash.

**Repeating.** Every call may be sent again with the same ids (\`externalNo\`, \`eventId\`, \`messageId\`): it is done once and answered alike. Another content under the same id is refused with \`requestReused\`. After a timeout, 429 or 5xx, sign anew and send again.

**Refusals.** Each has a \`reason\` that keeps its meaning, a sentence in English and Chinese, and a link to [its explanation](/open/docs/refusals).

**Webhooks** carry \`webhook-id\`, \`webhook-timestamp\` and \`webhook-signature\`: \`v1,\` and the HMAC-SHA256 in base64 of \`id.timestamp.body\`; while a secret is rotated, several of them separated by spaces. They come at least once and may come late: keep ids, compare \`data.version\`, answer 2xx at once.

**Versions.** \`/open/v1\` only grows: ignore fields and values that you do not know. A version lives for at least twelve months after the next one is there.`,
  zh: `应用上报发生的事情，并收到运营的处理结果。所有请求须签名，所有应答为 JSON。

**签名**：五个请求头。\`X-App-Id\`；\`X-Timestamp\` 为 1970 年起的秒数，误差不超过 300 秒；\`X-Nonce\` 为 16–64 位字母、数字、\`_\` 或 \`-\`，每次不同；\`X-Body-SHA256\` 为原始请求体（或空文本）的十六进制摘要；\`X-Signature\` 为以应用密钥对六行文本（以 \`\\n\` 连接：方法、路径、排序后的查询串（不含 \`?\`）、时间戳、随机值、请求体摘要）计算的 HMAC-SHA256，base64 编码。

**重复提交**：相同编号（\`externalNo\`、\`eventId\`、\`messageId\`）可重复提交，只执行一次且返回相同结果。相同编号但内容不同，以 \`requestReused\` 拒绝。超时、429 或 5xx 后重新签名并重试。

**拒绝**：每种拒绝有含义不变的 \`reason\`、中英文说明与[详细解释](/open/docs/refusals)的链接。

**推送**：请求头 \`webhook-id\`、\`webhook-timestamp\`、\`webhook-signature\`（\`v1,\` 加上对 \`id.timestamp.body\` 的 HMAC-SHA256 base64；轮换密钥期间有多个签名，以空格分隔）。推送至少一次，可能迟到：请按编号去重、比较 \`data.version\`，并立即返回 2xx。

**版本**：\`/open/v1\` 只增不减，请忽略未知的字段与取值。新版本发布后，旧版本至少保留十二个月。`,
}

export const refusalPageWords = {
  title: { en: 'Refusals of the open API', zh: '开放接口的拒绝原因' },
  text: {
    en: 'Decide by reason, which keeps its meaning; sentences may change. Words in braces are filled in the answer.',
    zh: '请以 reason 判断，其含义不变；文字可能调整。花括号中的内容在应答中会被替换。',
  },
} as const
