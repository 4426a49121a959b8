import { labelWords } from '#words/base/labels.ts'
import { listKeysWords } from '#words/base/lists.ts'
import { chatsWords } from '#words/chats/chats.ts'
import { words } from '#words/words.ts'

export const chatKeysWords = words({
  keys: {
    step: {
      zh: '下一个 / 上一个会话',
      en: 'Next / previous conversation',
      es: 'Conversación siguiente / anterior',
      ja: '次 / 前の会話',
    },
    answer: { zh: '开始回复', en: 'Begin an answer', es: 'Empezar a responder', ja: '返信を始める' },
    send: { zh: '发送（输入时）', en: 'Send (while writing)', es: 'Enviar (al escribir)', ja: '送信（入力中）' },
    line: { zh: '换行', en: 'New line', es: 'Nueva línea', ja: '改行' },
    next: { zh: '发送并到下一个', en: 'Send and go to the next', es: 'Enviar e ir a la siguiente', ja: '送信して次へ' },
    quick: chatsWords.quickReplies,
    card: {
      zh: '发送订单卡片（输入框空着时）',
      en: 'Send an order card (while the box is empty)',
      es: 'Enviar ficha de pedido (con el cuadro vacío)',
      ja: '注文カードを送る（入力欄が空のとき）',
    },
    claim: chatsWords.moves.claim,
    resolve: chatsWords.moves.resolve,
    transfer: chatsWords.moves.transfer,
    accept: { zh: '接受转接', en: 'Accept a transfer', es: 'Aceptar un traspaso', ja: '引き継ぎを受ける' },
    snooze: chatsWords.moves.snooze,
    reopen: chatsWords.moves.reopen,
    find: chatsWords.searchMessages,
    context: chatsWords.context,
    leave: {
      zh: '离开输入框 / 关闭会话',
      en: 'Leave the box / close',
      es: 'Salir del campo / cerrar',
      ja: '入力欄を離れる / 閉じる',
    },
    help: listKeysWords.keys.help,
  },
})

export const chatMovesWords = words({
  transferOf: {
    zh: (name: string) => `转接 ${name} 的会话`,
    en: (name: string) => `Transfer ${name}`,
    es: (name: string) => `Transferir a ${name}`,
    ja: (name: string) => `${name} さんの会話を転送`,
  },
  toColleague: {
    zh: '转给同事（未及时接受则退回给您）',
    en: 'To a colleague (who accepts in time, or it comes back)',
    es: 'A un compañero (acepta a tiempo o vuelve a usted)',
    ja: '同僚へ（時間内に承諾されなければ戻ります）',
  },
  toGroup: {
    zh: '或退回技能组排队',
    en: 'Or back to the queue of a group',
    es: 'O de vuelta a la cola de un grupo',
    ja: 'またはグループの列へ戻す',
  },
  nobodyThere: {
    zh: '没有在线的同事，请退回技能组排队',
    en: 'No colleague is online; send it back to a group',
    es: 'Nadie está en línea; devuélvala a un grupo',
    ja: 'オンラインの同僚がいません。グループへ戻してください',
  },
  transferNote: { zh: '转接说明', en: 'Note', es: 'Nota', ja: '引き継ぎメモ' },
  transferHint: {
    zh: '告诉同事已经做了什么、还要做什么',
    en: 'Say what was done and what is left to do',
    es: 'Diga qué se hizo y qué queda por hacer',
    ja: '済んだことと残っていることを伝えてください',
  },
  transferred: {
    zh: '已转接，等待同事接受',
    en: 'Handed over, waiting for an answer',
    es: 'Transferida, esperando respuesta',
    ja: '転送しました。承諾待ちです',
  },
  requeued: { zh: '已退回排队', en: 'Back in the queue', es: 'De vuelta en la cola', ja: '列に戻しました' },
  snoozeOf: {
    zh: (name: string) => `挂起 ${name} 的会话`,
    en: (name: string) => `Snooze ${name}`,
    es: (name: string) => `Posponer a ${name}`,
    ja: (name: string) => `${name} さんの会話を保留`,
  },
  snoozes: {
    quarter: { zh: '15 分钟', en: '15 minutes', es: '15 minutos', ja: '15 分' },
    hour: { zh: '1 小时', en: '1 hour', es: '1 hora', ja: '1 時間' },
    three: { zh: '3 小时', en: '3 hours', es: '3 horas', ja: '3 時間' },
    tomorrow: { zh: '明早 9 点', en: 'Tomorrow 9:00', es: 'Mañana a las 9:00', ja: '明日 9 時' },
  },
  snoozeUntil: { zh: '挂起到', en: 'Until', es: 'Hasta', ja: '保留の期限' },
  snoozeHint: {
    zh: (until: string) => `${until} 自动回到我的列表；对方来消息也会立即回来`,
    en: (until: string) => `Comes back at ${until}, or as soon as they write`,
    es: (until: string) => `Vuelve el ${until}, o en cuanto escriban`,
    ja: (until: string) => `${until} に戻ります。相手が書けばすぐ戻ります`,
  },
  resolveOf: {
    zh: (name: string) => `结束 ${name} 的会话`,
    en: (name: string) => `Resolve ${name}`,
    es: (name: string) => `Cerrar a ${name}`,
    ja: (name: string) => `${name} さんの会話を終了`,
  },
  category: { zh: '问题分类', en: 'What it was about', es: 'De qué se trataba', ja: '問い合わせの種類' },
  summary: { zh: '会话小结', en: 'Summary', es: 'Resumen', ja: 'まとめ' },
  summaryHint: {
    zh: '2–200 个字，下次接待的人会看到',
    en: '2–200 characters; whoever serves them next will read it',
    es: '2–200 caracteres; lo leerá quien atienda después',
    ja: '2–200 文字。次の担当者が読みます',
  },
  resolved: {
    zh: '会话已结束，已请对方评分',
    en: 'Closed; they were asked to rate it',
    es: 'Cerrada; se pidió una valoración',
    ja: '終了しました。評価をお願いしました',
  },
  assignee: { zh: '当前客服', en: 'Served by', es: 'Atendida por', ja: '担当者' },
  muteFor: { zh: '禁言时长', en: 'For', es: 'Durante', ja: '停止する時間' },
  hours: labelWords.hours,
  consequences: {
    takeOver: {
      zh: '会话转到您名下，原客服会看到是您接管了。',
      en: 'The conversation becomes yours; your colleague sees that you took it.',
      es: 'La conversación pasa a usted; su compañero verá que la asumió.',
      ja: '会話はあなたの担当になり、元の担当者に伝わります。',
    },
    mute: {
      zh: '禁言期间对方发不出消息，对方会收到原因。',
      en: 'They cannot write meanwhile, and are told why.',
      es: 'Mientras tanto no puede escribir, y se le dice por qué.',
      ja: 'その間は書き込めず、理由が相手に伝わります。',
    },
    unmute: {
      zh: '对方立即可以再次发消息。',
      en: 'They can write again at once.',
      es: 'Puede volver a escribir enseguida.',
      ja: 'すぐにまた書き込めます。',
    },
  },
  reasons: {
    takeOver: {
      zh: ['久未回复', '客服不在岗', '投诉升级'],
      en: ['No answer for long', 'Agent is away', 'Complaint escalated'],
      es: ['Mucho tiempo sin respuesta', 'El agente no está', 'Queja elevada'],
      ja: ['長く返信がない', '担当者が不在', '苦情の格上げ'],
    },
    mute: {
      zh: ['辱骂客服', '刷屏骚扰', '发送诈骗信息'],
      en: ['Abuses staff', 'Floods the chat', 'Sends fraud'],
      es: ['Insulta al personal', 'Satura el chat', 'Envía fraudes'],
      ja: ['暴言', '連続投稿', '詐欺の送信'],
    },
    unmute: {
      zh: ['误判', '对方已致歉'],
      en: ['By mistake', 'They apologised'],
      es: ['Por error', 'Se disculpó'],
      ja: ['誤り', '謝罪があった'],
    },
  },
})
