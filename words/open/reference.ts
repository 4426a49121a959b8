import type { OpenRefusalReason } from '#contract/open/apps/entry-refusals.ts'
import type { OpenCallGroup, OpenCallName } from '#contract/open/open-calls.ts'
import type { WebhookSubject } from '#contract/open/webhooks/catalogue.ts'

/** The reference of the open API is for programmers: in English and Chinese beside each other, not in every language of the interface. */
export type Bilingual = { readonly en: string; readonly zh: string }

/** A title as a list shows it, and what it means in a sentence or two. */
export type Described = { readonly title: Bilingual; readonly text: Bilingual }

/** The English title, the Chinese one, and both sentences. */
export function described(en: string, zh: string, text: Bilingual): Described {
  return { title: { en, zh }, text }
}

/** What each call is for. One without words does not compile. */
export const callWords: Readonly<Record<OpenCallName, Described>> = {
  placeOrder: described('Place an order', '下单', {
    en: 'A customer placed an order of one of the six services. The same `externalNo` again answers the stored order.',
    zh: '顾客下了一笔订单（六种服务之一）。相同的 `externalNo` 再次提交，返回已有的订单。',
  }),
  sendEvent: described('Report an event', '上报订单事件', {
    en: 'Something happened to an order: paid, accepted, picked up, delivered. The same `eventId` again changes nothing. With `seq`, events may arrive in any order; one that waits for its turn answers 202.',
    zh: '订单发生了变化：支付、接单、取货、送达等。相同的 `eventId` 重复上报不会产生变化。带 `seq` 时可乱序到达，等待前序事件的返回 202。',
  }),
  requestRefund: described('Request a refund', '申请退款', {
    en: 'The customer asks for money back. The same `externalNo` again answers the same refund.',
    zh: '顾客申请退款。相同的 `externalNo` 再次提交，返回同一笔退款。',
  }),
  sendWorkers: described('Report workers', '上报服务人员', {
    en: 'Riders, chauffeurs and companions as their app knows them, at most 200; again whenever one goes on or off duty or moves.',
    zh: '上报骑手、代驾司机、陪玩师的资料与位置，每次最多 200 人；上下线或移动后再次上报。',
  }),
  sendMerchants: described('Report shops', '上报商家', {
    en: 'Shops as their app knows them, at most 200; again whenever one opens, closes or changes.',
    zh: '上报商家资料，每次最多 200 家；开门、打烊或资料变化后再次上报。',
  }),
  sendLanguages: described('Report languages of people', '上报人员语言', {
    en: 'The language that people use the app in. Whoever is not named is told in Chinese.',
    zh: '上报人员使用的语言。未上报的人员以中文通知。',
  }),
  sendMessage: described('Send a message', '发送会话消息', {
    en: 'A person writes to customer service. At most 20 a minute of one person; the same `messageId` again answers the stored message.',
    zh: '用户向客服发送消息，每人每分钟最多 20 条。相同的 `messageId` 再次提交，返回已有的消息。',
  }),
  sendMedia: described('Upload a picture or voice', '上传图片或语音', {
    en: 'For a message that follows: jpeg, png or webp to 5 MB; ogg, webm, mp4 or wav sound to 60 seconds and 1 MB.',
    zh: '为随后的消息上传：jpeg、png、webp 图片不超过 5 MB；ogg、webm、mp4、wav 语音不超过 60 秒且 1 MB。',
  }),
  linkMedia: described('Get a link to a medium', '获取媒体链接', {
    en: 'Where to fetch a picture or a voice of the app’s own conversations, for some minutes.',
    zh: '获取本应用会话中图片或语音的下载地址，数分钟内有效。',
  }),
  readMessages: described('Mark messages as read', '标记已读', {
    en: 'The person has seen everything up to a message of ours.',
    zh: '用户已读至我方的某条消息。',
  }),
  showTyping: described('Show that somebody types', '提示正在输入', {
    en: 'The person is typing; agents see it for some seconds.',
    zh: '用户正在输入，客服端显示数秒。',
  }),
  rate: described('Rate a conversation', '评价会话', {
    en: 'Once, after the webhook `chat.closed`. The same score again is accepted, another one refused.',
    zh: '收到 `chat.closed` 推送后可评价一次。重复相同评分可接受，不同评分会被拒绝。',
  }),
  openPacket: described('Open a red packet', '领取红包', {
    en: 'By its receiver. Repeated calls get the same answer.',
    zh: '由接收人领取。重复调用返回相同结果。',
  }),
  sendEvidence: described('Upload a picture for a complaint', '上传投诉图片', {
    en: 'For a complaint, a statement or an appeal that is sent within a day: jpeg, png or webp to 5 MB.',
    zh: '为一天内提交的投诉、陈述或申诉上传图片：jpeg、png、webp，不超过 5 MB。',
  }),
  complain: described('File a complaint', '提交投诉', {
    en: 'One party of an order complains about another. The same `externalNo` again answers the stored complaint.',
    zh: '订单一方投诉另一方。相同的 `externalNo` 再次提交，返回已有的投诉。',
  }),
  answerComplaint: described('Answer a proposal', '答复处理方案', {
    en: 'The complainant accepts, disputes, withdraws, or reopens within seven days. The same `eventId` again changes nothing.',
    zh: '投诉人接受、不接受、撤回，或在七天内重新打开。相同的 `eventId` 重复提交不会产生变化。',
  }),
  giveStatement: described('Give a statement', '提交陈述', {
    en: 'The other side says what happened, while it is asked to.',
    zh: '被投诉方在被要求举证期间提交陈述。',
  }),
  appealPunishment: described('Appeal against a penalty', '申诉处罚', {
    en: 'The other side appeals against a penalty, once, within 72 hours.',
    zh: '被投诉方在 72 小时内可对处罚申诉一次。',
  }),
  sendPaperImage: described('Upload an image of a paper', '上传证件图片', {
    en: 'For a paper that is sent next: jpeg, png or webp to 5 MB.',
    zh: '为随后提交的证件上传图片：jpeg、png、webp，不超过 5 MB。',
  }),
  sendPaper: described('Send a paper', '提交证件', {
    en: 'Somebody shows an identity card, a licence, a certificate. The same `externalNo` again answers the stored one; another paper of the same kind replaces one that still waits.',
    zh: '提交身份证、驾驶证、健康证等证件。相同的 `externalNo` 返回已有记录；同类证件会替换尚在等待审核的那一份。',
  }),
  appealPaper: described('Appeal a judgement of a paper', '申诉证件审核', {
    en: 'The person asks for the judgement of somebody else, once, within 7 days.',
    zh: '本人可在 7 天内申请由其他人复核一次。',
  }),
  apply: described('Apply to work with the platform', '提交入驻申请', {
    en: 'Refused while the same person has an open application of the same kind, and for 30 days after one was rejected or withdrawn. The same `externalNo` again answers the stored one.',
    zh: '同一人同类申请未结束时，或被拒、撤回后 30 天内，再次申请会被拒绝。相同的 `externalNo` 返回已有的申请。',
  }),
  resubmitApplication: described('Add what was missing', '补充申请材料', {
    en: 'After the webhook `application.returned`.',
    zh: '收到 `application.returned` 推送后补充材料。',
  }),
  withdrawApplication: described('Withdraw an application', '撤回申请', {
    en: 'The applicant does not want it any more; a deposit goes back.',
    zh: '申请人撤回申请，已交的保证金退回。',
  }),
  appealApplication: described('Appeal a rejection', '申诉入驻结果', {
    en: 'Once, within 7 days.',
    zh: '7 天内可申诉一次。',
  }),
  sendApplicationProgress: described('Report training', '上报培训进度', {
    en: 'The result of the training, after the application was approved.',
    zh: '申请通过后上报培训成绩。',
  }),
  sendDeposit: described('Report a deposit', '上报保证金', {
    en: 'Money of the deposit arrived at the app that says so, under its `channelNo`. The same `channelNo` again changes nothing.',
    zh: '保证金已到账，以 `channelNo` 标识。相同的 `channelNo` 重复上报不会产生变化。',
  }),
  sendDepositResult: described('Report a returned deposit', '上报保证金退还结果', {
    en: 'What became of giving it back, as often as it is said.',
    zh: '上报保证金退还的结果，可重复上报。',
  }),
  sendPostMedium: described('Upload a medium for a post', '上传动态媒体', {
    en: 'jpeg, png or webp to 5 MB; ogg, webm, mp4 or wav sound to 60 seconds and 1 MB; mp4 or webm film to 60 seconds and 15 MB.',
    zh: 'jpeg、png、webp 图片不超过 5 MB；语音不超过 60 秒且 1 MB；mp4、webm 视频不超过 60 秒且 15 MB。',
  }),
  publishPost: described('Publish a post or comment', '发布动态或评论', {
    en: 'Answers whether it may be shown (`approved`) or must wait (`pending`, `hidden`). Refused while the author is muted. The same `externalNo` again answers the stored one.',
    zh: '返回可展示（`approved`）或需等待（`pending`、`hidden`）。作者被禁言期间会被拒绝。相同的 `externalNo` 返回已有的动态。',
  }),
  sendPostFigures: described('Report figures of posts', '上报动态数据', {
    en: 'How many people saw, liked and shared posts, as it is now. Unknown numbers are left out.',
    zh: '上报动态当前的曝光、点赞、评论、转发数。未知的编号会被忽略。',
  }),
  editPost: described('Edit a post', '编辑动态', {
    en: 'By its author. It is judged anew.',
    zh: '由作者编辑，重新审核。',
  }),
  deletePost: described('Delete a post', '删除动态', {
    en: 'By its author.',
    zh: '由作者删除。',
  }),
  appealPost: described('Appeal a judgement of a post', '申诉动态审核', {
    en: 'By its author, once, within 7 days.',
    zh: '作者可在 7 天内申诉一次。',
  }),
  reportPost: described('Report a post', '举报动态', {
    en: 'Of this app or another; each reporter counts once for a post.',
    zh: '举报本应用或其他应用的动态，每个举报人对同一动态只计一次。',
  }),
  listAnnouncements: described('List announcements', '查询公告', {
    en: 'What is published for this person, those pinned first, then the newest, 50 at most.',
    zh: '查询面向此人的公告，置顶在前，其余按时间倒序，最多 50 条。',
  }),
  readAnnouncement: described('Mark an announcement as read', '公告已读', {
    en: 'This person has read it. Repeated, nothing more happens.',
    zh: '此人已读公告。重复调用不会产生变化。',
  }),
  acknowledgeAnnouncement: described('Acknowledge an announcement', '确认公告', {
    en: 'This person has acknowledged it. Repeated, nothing more happens.',
    zh: '此人已确认公告。重复调用不会产生变化。',
  }),
  sendFeedbackImage: described('Upload an image for feedback', '上传反馈图片', {
    en: 'For feedback that is sent next: jpeg, png or webp to 5 MB.',
    zh: '为随后的反馈上传图片：jpeg、png、webp，不超过 5 MB。',
  }),
  sendFeedback: described('Send feedback', '提交反馈', {
    en: 'What somebody thinks of the product. The same `externalNo` again answers the stored one.',
    zh: '提交对产品的意见。相同的 `externalNo` 返回已有的反馈。',
  }),
  readFeedback: described('Read feedback', '查询反馈', {
    en: 'Where a piece of feedback stands.',
    zh: '查询反馈的处理状态。',
  }),
  writeAboutFeedback: described('Write about feedback again', '追加反馈', {
    en: 'The person writes again; within seven days of its answer this opens it again.',
    zh: '本人追加说明；在答复后七天内会重新打开。',
  }),
  readWallet: described('Read a balance', '查询余额', {
    en: 'What somebody has, what is held, on its way out, and owed.',
    zh: '查询可用余额、冻结、提现中与欠款金额。',
  }),
  bindPayoutAccount: described('Bind a payout account', '绑定收款账户', {
    en: 'Where somebody’s money is to go. The same `externalNo` again changes nothing; another one replaces it.',
    zh: '绑定收款账户。相同的 `externalNo` 不会产生变化，新的会替换旧的。',
  }),
  withdraw: described('Request a withdrawal', '申请提现', {
    en: 'Somebody wants their money. The same `externalNo` again answers the stored withdrawal.',
    zh: '申请提现。相同的 `externalNo` 返回已有的提现单。',
  }),
  cancelWithdrawal: described('Cancel a withdrawal', '取消提现', {
    en: 'By its owner, before it is paid. The same `eventId` again changes nothing.',
    zh: '打款前由本人取消。相同的 `eventId` 重复提交不会产生变化。',
  }),
  sendPayoutResult: described('Report a payout', '上报打款结果', {
    en: 'What became of a payout that the webhook `payout.requested` ordered; in any order, any number of times.',
    zh: '上报 `payout.requested` 推送所要求打款的结果，可乱序、可重复。',
  }),
  sendChannelBalance: described('Report the balance of a channel', '上报渠道余额', {
    en: 'What the channel can pay out now. An older statement changes nothing.',
    zh: '上报渠道当前可打款余额，较早的数据会被忽略。',
  }),
  sendBill: described('Send a bill', '上传渠道账单', {
    en: 'Every movement of a channel in a part of one day in Shanghai; parts must not overlap and come in any order. The same `externalNo` again changes nothing.',
    zh: '上传渠道某日（上海时间）某一时段的全部流水，各时段不可重叠，可乱序上传。相同的 `externalNo` 重复上传不会产生变化。',
  }),
}

/** The chapters of the reference. */
export const callGroupWords: Readonly<Record<OpenCallGroup, Described>> = {
  orders: described('Orders', '订单', {
    en: 'Orders of six services, what happens to them, and refunds that customers ask for.',
    zh: '六种服务的订单、订单事件与顾客申请的退款。',
  }),
  people: described('Workers, shops, languages', '人员与商家', {
    en: 'Who there is. Workers and shops are reported before orders name them.',
    zh: '服务人员与商家。在订单提到他们之前先上报。',
  }),
  chats: described('Conversations', '会话', {
    en: 'Messages to customer service and its answers, which arrive as webhooks.',
    zh: '用户与客服的会话，客服的回复以推送送达。',
  }),
  complaints: described('Complaints', '投诉', {
    en: 'Complaints of one party of an order about another.',
    zh: '订单一方对另一方的投诉。',
  }),
  papers: described('Papers', '证件认证', {
    en: 'Papers that people show, and appeals against judgements.',
    zh: '证件提交与审核申诉。',
  }),
  applications: described('Applications', '入驻申请', {
    en: 'Who wants to work with the platform, their training and deposits.',
    zh: '入驻申请、培训与保证金。',
  }),
  posts: described('Posts', '动态', {
    en: 'Posts and comments that people publish, and reports about them.',
    zh: '用户发布的动态、评论与举报。',
  }),
  announcements: described('Announcements', '公告', {
    en: 'What the platform tells the people of an app, and who has read it.',
    zh: '平台公告与阅读情况。',
  }),
  feedback: described('Feedback', '意见反馈', {
    en: 'What people think of the product.',
    zh: '用户对产品的意见。',
  }),
  money: described('Money', '资金', {
    en: 'Balances and withdrawals of people and shops; payouts and bills of payment channels. Amounts are integer fen.',
    zh: '余额与提现、渠道打款与账单。金额均为整数分。',
  }),
}

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
  received: { en: 'Received.', zh: '已收到。' },
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

/** Who receives the webhooks about what. */
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

/** Why the signature or the pace of a call is refused, before anything of it is read. */
export const callRefusals = {
  timestamp: {
    en: 'X-Timestamp is missing or more than 300 seconds off. Send the current time in seconds.',
    zh: '缺少 X-Timestamp，或与服务器时间相差超过 300 秒。请发送当前时间（秒）。',
  },
  nonce: {
    en: 'X-Nonce is missing or not 16–64 letters, digits, _ or -. Send a fresh random one.',
    zh: '缺少 X-Nonce，或不是 16–64 位字母、数字、_ 或 -。请每次发送新的随机值。',
  },
  signature: {
    en: 'The app is unknown or the signature does not match. Check the secret and the string to sign.',
    zh: '应用不存在或签名不匹配。请检查密钥与待签名字符串。',
  },
  address: {
    en: 'The app may not call from this address. Ask the operator to allow it.',
    zh: '应用不允许从此地址调用。请联系运营方添加该地址。',
  },
  replay: {
    en: 'This X-Nonce was used before. Sign every request with a fresh one.',
    zh: '该 X-Nonce 已使用过。每次请求请使用新的随机值签名。',
  },
  scope: {
    en: 'The app lacks the scope for this call. Ask the operator to grant it.',
    zh: '应用没有此接口的权限范围。请联系运营方开通。',
  },
  service: {
    en: 'The app does not speak for this service. Ask the operator to add it.',
    zh: '应用不能代表此业务。请联系运营方添加。',
  },
  city: {
    en: 'The app does not speak for this city. Ask the operator to add it.',
    zh: '应用不能代表此城市。请联系运营方添加。',
  },
  tooFast: {
    en: 'Too many requests this second. Wait for Retry-After and send it again.',
    zh: '本秒请求过多。请按 Retry-After 等待后重试。',
  },
} as const satisfies Record<OpenRefusalReason, Bilingual>

/** What has no reason of its own. */
export const otherRefusals = {
  bodyTooLarge: {
    en: 'The body is larger than this call takes (1 MiB, and more where the reference says so). Send less at once, in several calls.',
    zh: '请求体超过该接口的上限（1 MiB，接口文档另有说明的除外）。请减少单次发送的内容，分多次调用。',
  },
  bodyNotJson: {
    en: 'The body is not JSON. Send JSON in UTF-8, not compressed, with Content-Type: application/json, and sign the same bytes.',
    zh: '请求体不是 JSON。请发送未压缩的 UTF-8 编码 JSON（Content-Type: application/json），并对相同的字节签名。',
  },
  bodyNotObject: {
    en: 'The body is JSON, but not an object. Send one object with the fields of this call, not a list, a text or a number.',
    zh: '请求体是 JSON，但不是对象。请发送包含该接口字段的一个对象，而不是数组、字符串或数字。',
  },
  bodyTooDeep: {
    en: 'The body is nested deeper than {most} levels. Send only the fields that the reference shows.',
    zh: '请求体嵌套超过 {most} 层。请只发送接口文档中列出的字段。',
  },
  bodyTooManyItems: {
    en: 'The body has more than {most} keys and items. Send less at once, in several calls.',
    zh: '请求体的键和元素超过 {most} 个。请减少单次发送的内容，分多次调用。',
  },
  badRequest: {
    en: 'This is not a request that the server understands. Check method, path and headers.',
    zh: '服务器无法识别该请求。请检查方法、路径与请求头。',
  },
  internal: {
    en: 'Something went wrong here. Try again with the same ids.',
    zh: '服务器内部出错。请使用相同的编号重试。',
  },
  busy: {
    en: 'The server cannot answer now. Try again with the same ids after Retry-After.',
    zh: '服务器暂时无法响应。请按 Retry-After 等待后使用相同的编号重试。',
  },
} as const satisfies Record<string, Bilingual>
