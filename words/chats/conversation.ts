import type { Reason } from '#contract/base/refusals.ts'
import type { ChatEvent } from '#contract/chats/chat.ts'
import type { actRefusals } from '#contract/chats/quick-replies.ts'
import type { ApprovalLimit } from '#contract/money/packets.ts'
import { labelWords } from '#words/base/labels.ts'
import { listKeysWords } from '#words/base/lists.ts'
import { chatsWords } from '#words/chats/chats.ts'
import type { FeatureWords } from '#words/feature.ts'
import { type Phrase, plural, words } from '#words/words.ts'

/** What a line between the messages can be about; `until` is printed already. */
export type LineParams = { name: string; by: string; until: string } & Partial<
  Record<'ahead' | 'hours' | 'yuan' | 'score', string | number>
>

export const linesWords = words({
  lines: {
    queued: {
      zh: ({ ahead }: LineParams) => `进入排队，前面还有 ${ahead ?? 0} 位`,
      en: ({ ahead }: LineParams) => `Joined the queue, ${ahead ?? 0} ahead`,
      es: ({ ahead }: LineParams) => `Entró en la cola, ${ahead ?? 0} por delante`,
      ja: ({ ahead }: LineParams) => `列に入りました。前に ${ahead ?? 0} 人`,
    },
    offHours: {
      zh: () => '非服务时间，已请对方留言',
      en: () => 'Outside the hours: asked to leave a message',
      es: () => 'Fuera de horario: se le pidió dejar un mensaje',
      ja: () => '受付時間外：伝言を案内しました',
    },
    claimed: {
      zh: ({ name }: LineParams) => `${name} 开始接待`,
      en: ({ name }: LineParams) => `${name} took the conversation`,
      es: ({ name }: LineParams) => `${name} atiende`,
      ja: ({ name }: LineParams) => `${name} が引き受けました`,
    },
    assigned: {
      zh: ({ by, name }: LineParams) => (by ? `${by} 分配给 ${name}` : `系统分配给 ${name}`),
      en: ({ by, name }: LineParams) => (by ? `${by} gave it to ${name}` : `Assigned to ${name}`),
      es: ({ by, name }: LineParams) => (by ? `${by} la asignó a ${name}` : `Asignada a ${name}`),
      ja: ({ by, name }: LineParams) => (by ? `${by} が ${name} に割り当てました` : `${name} に割り当てました`),
    },
    takenOver: {
      zh: ({ name }: LineParams) => `${name} 接管会话`,
      en: ({ name }: LineParams) => `${name} took over`,
      es: ({ name }: LineParams) => `${name} la asumió`,
      ja: ({ name }: LineParams) => `${name} が引き継ぎました`,
    },
    offered: {
      zh: ({ by, name }: LineParams) => `${by} 转接给 ${name}`,
      en: ({ by, name }: LineParams) => `${by} hands over to ${name}`,
      es: ({ by, name }: LineParams) => `${by} la pasa a ${name}`,
      ja: ({ by, name }: LineParams) => `${by} が ${name} に転送`,
    },
    accepted: {
      zh: ({ name }: LineParams) => `${name} 接受转接`,
      en: ({ name }: LineParams) => `${name} accepted`,
      es: ({ name }: LineParams) => `${name} aceptó`,
      ja: ({ name }: LineParams) => `${name} が承諾`,
    },
    declined: {
      zh: ({ name }: LineParams) => `${name} 退回转接`,
      en: ({ name }: LineParams) => `${name} declined`,
      es: ({ name }: LineParams) => `${name} la devolvió`,
      ja: ({ name }: LineParams) => `${name} が戻しました`,
    },
    bounced: {
      zh: () => '转接无人接受，已退回',
      en: () => 'Nobody accepted; it came back',
      es: () => 'Nadie aceptó; volvió',
      ja: () => '承諾がなく、戻りました',
    },
    requeued: {
      zh: () => '回到排队',
      en: () => 'Back in the queue',
      es: () => 'De vuelta en la cola',
      ja: () => '列に戻りました',
    },
    snoozed: {
      zh: ({ name, until }: LineParams) => `${name} 挂起到 ${until}`,
      en: ({ name, until }: LineParams) => `${name} snoozed it until ${until}`,
      es: ({ name, until }: LineParams) => `${name} la pospuso hasta ${until}`,
      ja: ({ name, until }: LineParams) => `${name} が ${until} まで保留`,
    },
    woken: {
      zh: ({ name }: LineParams) => (name ? `${name} 取消挂起` : '挂起到时，会话回来了'),
      en: ({ name }: LineParams) => (name ? `${name} woke it` : 'It came back from snooze'),
      es: ({ name }: LineParams) => (name ? `${name} la reactivó` : 'Terminó la pausa y volvió'),
      ja: ({ name }: LineParams) => (name ? `${name} が保留を解除` : '保留の期限が来て戻りました'),
    },
    resolved: {
      zh: () => '会话结束',
      en: () => 'Conversation closed',
      es: () => 'Conversación cerrada',
      ja: () => '会話を終了しました',
    },
    closedBySilence: {
      zh: () => '对方长时间未回复，会话自动结束',
      en: () => 'Closed after a long silence',
      es: () => 'Cerrada tras un largo silencio',
      ja: () => '長く返信がなく、自動で終了しました',
    },
    reopened: {
      zh: ({ name }: LineParams) => `${name} 重新打开会话`,
      en: ({ name }: LineParams) => `${name} reopened it`,
      es: ({ name }: LineParams) => `${name} la reabrió`,
      ja: ({ name }: LineParams) => `${name} が再開しました`,
    },
    muted: {
      zh: ({ name, hours }: LineParams) => `${name} 禁言对方 ${hours ?? ''} 小时`,
      en: ({ name, hours }: LineParams) => `${name} muted them for ${hours ?? ''} h`,
      es: ({ name, hours }: LineParams) => `${name} silenció a la persona ${hours ?? ''} h`,
      ja: ({ name, hours }: LineParams) => `${name} が ${hours ?? ''} 時間の発言停止`,
    },
    unmuted: {
      zh: ({ name }: LineParams) => `${name} 解除禁言`,
      en: ({ name }: LineParams) => `${name} unmuted them`,
      es: ({ name }: LineParams) => `${name} quitó el silencio`,
      ja: ({ name }: LineParams) => `${name} が停止を解除`,
    },
    packetOpened: {
      zh: ({ yuan }: LineParams) => `红包 ¥${yuan ?? ''} 已被领取`,
      en: ({ yuan }: LineParams) => `Red packet of ¥${yuan ?? ''} opened`,
      es: ({ yuan }: LineParams) => `Sobre rojo de ¥${yuan ?? ''} abierto`,
      ja: ({ yuan }: LineParams) => `¥${yuan ?? ''} の紅包が開かれました`,
    },
    packetExpired: {
      zh: ({ yuan }: LineParams) => `红包 ¥${yuan ?? ''} 过期退回`,
      en: ({ yuan }: LineParams) => `Red packet of ¥${yuan ?? ''} expired and came back`,
      es: ({ yuan }: LineParams) => `Sobre rojo de ¥${yuan ?? ''} caducado y devuelto`,
      ja: ({ yuan }: LineParams) => `¥${yuan ?? ''} の紅包は期限切れで戻りました`,
    },
    packetRevoked: {
      zh: ({ yuan }: LineParams) => `红包 ¥${yuan ?? ''} 已撤回`,
      en: ({ yuan }: LineParams) => `Red packet of ¥${yuan ?? ''} taken back`,
      es: ({ yuan }: LineParams) => `Sobre rojo de ¥${yuan ?? ''} retirado`,
      ja: ({ yuan }: LineParams) => `¥${yuan ?? ''} の紅包を取り下げました`,
    },
    packetRejected: {
      zh: ({ yuan }: LineParams) => `红包 ¥${yuan ?? ''} 未通过审批`,
      en: ({ yuan }: LineParams) => `Red packet of ¥${yuan ?? ''} refused`,
      es: ({ yuan }: LineParams) => `Sobre rojo de ¥${yuan ?? ''} rechazado`,
      ja: ({ yuan }: LineParams) => `¥${yuan ?? ''} の紅包は却下されました`,
    },
    rated: {
      zh: ({ score }: LineParams) => `对方评分 ${score ?? ''} 分`,
      en: ({ score }: LineParams) => `They rated it ${score ?? ''} of 5`,
      es: ({ score }: LineParams) => `La valoraron con ${score ?? ''} de 5`,
      ja: ({ score }: LineParams) => `評価は ${score ?? ''} でした`,
    },
  } satisfies Record<ChatEvent, Phrase<(params: LineParams) => string>>,
})

export const packetWords = words({
  packetWaits: {
    zh: '该红包已提交审批',
    en: 'The red packet awaits approval',
    es: 'El sobre rojo espera aprobación',
    ja: '紅包は承認待ちです',
  },
  packetSent: {
    zh: '红包已发出，24 小时内可领取',
    en: 'Sent; it can be opened for 24 hours',
    es: 'Enviado; puede abrirse durante 24 horas',
    ja: '送りました。24 時間以内に開けます',
  },
  packetTo: {
    zh: (name: string) => `发红包给 ${name}`,
    en: (name: string) => `Red packet for ${name}`,
    es: (name: string) => `Sobre rojo para ${name}`,
    ja: (name: string) => `${name} さんへの紅包`,
  },
  amountYuan: { zh: '金额（元）', en: 'Amount (yuan)', es: 'Importe (yuanes)', ja: '金額（元）' },
  packetTooLarge: {
    zh: '单个红包不能超过 200 元',
    en: 'One red packet holds 200 yuan at most',
    es: 'Un sobre rojo admite 200 yuanes como máximo',
    ja: '紅包は 1 つ 200 元までです',
  },
  allowance: {
    zh: (single: string, left: string) => `单个 ¥${single} 以内无需审批，今日还可发 ¥${left}`,
    en: (single: string, left: string) => `Up to ¥${single} without approval; ¥${left} left today`,
    es: (single: string, left: string) => `Hasta ¥${single} sin aprobación; hoy quedan ¥${left}`,
    ja: (single: string, left: string) => `¥${single} まで承認不要、本日の残り ¥${left}`,
  },
  aboveAllowance: {
    zh: (single: string) => `超过 ¥${single}，将提交主管审批`,
    en: (single: string) => `Above ¥${single}: a leader must approve`,
    es: (single: string) => `Más de ¥${single}: debe aprobarlo un jefe`,
    ja: (single: string) => `¥${single} を超えるため、主管の承認が必要です`,
  },
  packetOrder: labelWords.relatedOrder,
  chooseOrder: { zh: '请选择订单', en: 'Choose an order', es: 'Elija un pedido', ja: '注文を選んでください' },
  packetCause: labelWords.reason,
  greeting: { zh: '祝福语', en: 'Greeting', es: 'Dedicatoria', ja: 'ひとこと' },
  from: { zh: '发送方', en: 'From', es: 'De', ja: '送り主' },
  to: { zh: '接收方', en: 'To', es: 'Para', ja: '受取人' },
  platform: labelWords.platform,
  complaint: { zh: '投诉单', en: 'Complaint', es: 'Queja', ja: '苦情' },
  sentAt: { zh: '发起时间', en: 'Sent', es: 'Enviado', ja: '送信日時' },
  decidedBy: { zh: '审批人', en: 'Decided by', es: 'Decidido por', ja: '承認者' },
  openedAt: { zh: '领取时间', en: 'Opened', es: 'Abierto', ja: '受取日時' },
  expiresAt: labelWords.validUntil,
  no: { zh: '红包编号', en: 'Number', es: 'Número', ja: '紅包番号' },
})

/** What somebody decides by who approves a red packet. */
export const packetApprovalWords = words({
  asker: labelWords.applicant,
  approver: { zh: '您的额度', en: 'Your limits', es: 'Sus límites', ja: 'あなたの上限' },
  chat: labelWords.conversations,
  single: {
    zh: (yuan: string) => `单个最多 ¥${yuan}`,
    en: (yuan: string) => `¥${yuan} in one packet`,
    es: (yuan: string) => `¥${yuan} por sobre`,
    ja: (yuan: string) => `1 つ ¥${yuan} まで`,
  },
  today: {
    zh: (given: string, day: string) => `今日已用 ¥${given}（含待审批），每日最多 ¥${day}`,
    en: (given: string, day: string) => `¥${given} of ¥${day} today, with what awaits approval`,
    es: (given: string, day: string) => `¥${given} de ¥${day} hoy, incluido lo que espera aprobación`,
    ja: (given: string, day: string) => `本日 ¥${given} / ¥${day}（承認待ちを含む）`,
  },
  beyond: {
    approvalTooLarge: {
      zh: '超过您的单个额度，请由额度更高的同事审批',
      en: 'It is above your limit for one packet. Leave it to a colleague with a higher limit.',
      es: 'Supera su límite por sobre. Déjelo a un colega con un límite mayor.',
      ja: '1 つの上限を超えています。上限の高い担当者に依頼してください。',
    },
    approvalDayReached: {
      zh: '超过您今天剩余的额度，请由其他同事审批',
      en: 'It is above what is left of your day. Leave it to a colleague.',
      es: 'Supera lo que le queda hoy. Déjelo a un colega.',
      ja: '本日の残りの枠を超えています。他の担当者に依頼してください。',
    },
  } satisfies Record<ApprovalLimit, Phrase>,
})

export const chatTypingFeature = words({
  name: { zh: '输入状态', en: 'Typing', es: 'Escritura', ja: '入力中' },
  events: { 'chatTyping.say': undefined },
} satisfies FeatureWords<'chatTyping'>)

export const packetsFeature = words({
  name: chatsWords.packets,
  events: {
    'packets.send': { zh: '发红包', en: 'Red packet given', es: 'Sobre rojo dado', ja: '紅包を送付' },
    'packets.approve': { zh: '批准红包', en: 'Red packet approved', es: 'Sobre rojo aprobado', ja: '紅包を承認' },
    'packets.reject': { zh: '驳回红包', en: 'Red packet refused', es: 'Sobre rojo rechazado', ja: '紅包を却下' },
    'packets.revoke': { zh: '撤回红包', en: 'Red packet taken back', es: 'Sobre rojo retirado', ja: '紅包を撤回' },
    'packets.openred': undefined,
  },
  systemEvents: {
    'packets.open': { zh: '领取红包', en: 'Red packet opened', es: 'Sobre rojo abierto', ja: '紅包を受領' },
    'packets.expire': { zh: '红包过期', en: 'Red packet expired', es: 'Sobre rojo caducado', ja: '紅包の期限切れ' },
    'packets.receive': { zh: '收到红包', en: 'Red packet received', es: 'Sobre rojo recibido', ja: '紅包を受取' },
  },
  states: {
    pending_approval: labelWords.toApprove,
    sent: { zh: '已发出', en: 'Sent', es: 'Enviado', ja: '送付済み' },
    opened: chatsWords.packetStates.opened,
    expired: chatsWords.packetStates.expired,
    revoked: chatsWords.packetStates.revoked,
    rejected: labelWords.rejected,
  },
} satisfies FeatureWords<'packets'>)

const group = labelWords.group

export const repliesWords = words({
  repliesHint: {
    zh: '输入 / 和快捷词即可调用',
    en: 'Type / and the shortcut to use one',
    es: 'Escriba / y el atajo para usarla',
    ja: '/ と短縮語を入力すると使えます',
  },
  addReply: { zh: '新增', en: 'Add', es: 'Añadir', ja: '追加' },
  removeReplySure: {
    zh: (shortcut: string) => `确定删除快捷回复 /${shortcut}？`,
    en: (shortcut: string) => `Delete the quick reply /${shortcut}?`,
    es: (shortcut: string) => `¿Borrar la respuesta rápida /${shortcut}?`,
    ja: (shortcut: string) => `定型文 /${shortcut} を削除しますか？`,
  },
  remove: labelWords.remove,
  uses: {
    zh: (count: number) => `用过 ${count} 次`,
    en: (count: number) => plural('en', count, { one: 'used once', other: `used ${count} times` }),
    es: (count: number) => plural('es', count, { one: 'usada una vez', other: `usada ${count} veces` }),
    ja: (count: number) => `${count} 回使用`,
  },
  scopes: {
    personal: { zh: '个人', en: 'Personal', es: 'Personal', ja: '個人' },
    group,
    everybody: labelWords.everybody,
  },
  scope: { zh: '谁可以用', en: 'Who may use it', es: 'Quién puede usarla', ja: '使える人' },
  group,
  shortcut: { zh: '快捷词', en: 'Shortcut', es: 'Atajo', ja: '短縮語' },
  shortcutHint: {
    zh: '最多 20 个字，不含空格和斜杠',
    en: 'Up to 20 characters, no space and no slash',
    es: 'Hasta 20 caracteres, sin espacios ni barras',
    ja: '20 文字まで、空白と斜線は使えません',
  },
  replyText: labelWords.content,
  variables: { zh: '插入变量', en: 'Variables', es: 'Variables', ja: '変数を挿入' },
  act: { zh: '同时办理', en: 'Does as well', es: 'Hace además', ja: '同時に行うこと' },
  actHint: {
    zh: '选用时先打开办理窗口，办成后才发出文字；现在不能办时不能选用',
    en: 'Choosing it opens the dialog first; the text is sent once it is done. Where it cannot be done now, the reply cannot be chosen',
    es: 'Al elegirla se abre antes el diálogo; el texto se envía cuando está hecho. Si ahora no se puede, no se puede elegir',
    ja: '選ぶと先に手続きが開き、完了してから送信します。今できない場合は選べません',
  },
  noAct: { zh: '只发文字', en: 'Nothing, text only', es: 'Nada, solo texto', ja: '文章のみ' },
  whys: {
    noOrder: {
      zh: '请先把会话关联到订单',
      en: 'Link the conversation to an order first',
      es: 'Vincule antes la conversación a un pedido',
      ja: '先に会話を注文に紐づけてください',
    },
    urgedJustNow: {
      zh: '刚刚催过，请稍后再催',
      en: 'Urged a moment ago',
      es: 'Se urgió hace un momento',
      ja: '催促したばかりです',
    },
    refundUnderWay: {
      zh: '已有退款在处理',
      en: 'A refund is under way',
      es: 'Hay un reembolso en curso',
      ja: '処理中の返金があります',
    },
    refundTooMuch: {
      zh: '没有可退的金额',
      en: 'Nothing is left to refund',
      es: 'No queda nada que reembolsar',
      ja: '返金できる金額がありません',
    },
    notNow: { zh: '现在不能办理', en: 'Not possible now', es: 'Ahora no es posible', ja: '今はできません' },
  } satisfies Record<(typeof actRefusals)[number], Phrase>,
  save: labelWords.save,
})

export const quickRepliesFeature = words({
  name: chatsWords.quickReplies,
  events: {
    'quickReplies.add': {
      zh: '新增快捷回复',
      en: 'Quick reply added',
      es: 'Respuesta rápida añadida',
      ja: '定型文を追加',
    },
    'quickReplies.update': {
      zh: '编辑快捷回复',
      en: 'Quick reply changed',
      es: 'Respuesta rápida cambiada',
      ja: '定型文を変更',
    },
    'quickReplies.remove': {
      zh: '删除快捷回复',
      en: 'Quick reply removed',
      es: 'Respuesta rápida eliminada',
      ja: '定型文を削除',
    },
  },
} satisfies FeatureWords<'quickReplies'>)

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
  farewell: { zh: '同时发给对方', en: 'Sent with it', es: 'Se envía a la vez', ja: '同時に送信' },
  transferOf: {
    zh: (name: string) => `转接 ${name} 的会话`,
    en: (name: string) => `Transfer ${name}`,
    es: (name: string) => `Transferir a ${name}`,
    ja: (name: string) => `${name} さんの会話を転送`,
  },
  handOutOf: {
    zh: (name: string) => `分配 ${name} 的会话`,
    en: (name: string) => `Hand out ${name}`,
    es: (name: string) => `Asignar la de ${name}`,
    ja: (name: string) => `${name} さんの会話を割り当て`,
  },
  toAgent: {
    zh: '分配给客服（立即由其接待）',
    en: 'To an agent (who has it at once)',
    es: 'A un agente (la recibe enseguida)',
    ja: '担当者へ（すぐに担当になります）',
  },
  toOtherGroup: {
    zh: '或改由技能组排队',
    en: 'Or to the queue of another group',
    es: 'O a la cola de otro grupo',
    ja: 'または別のグループの列へ',
  },
  handedOut: {
    zh: (name: string, agent: string) => `${name} 的会话已分配给 ${agent}`,
    en: (name: string, agent: string) => `${name} is now with ${agent}`,
    es: (name: string, agent: string) => `${agent} atiende ahora a ${name}`,
    ja: (name: string, agent: string) => `${name} さんの会話を ${agent} さんに割り当てました`,
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
  askedStill: {
    zh: (said: string) => (said ? `对方写了：“${said}”，还没有回复` : '对方的消息还没有回复'),
    en: (said: string) => (said ? `They wrote “${said}”, without an answer yet` : 'They have no answer yet'),
    es: (said: string) => (said ? `Escribió «${said}», aún sin respuesta` : 'Aún no tiene respuesta'),
    ja: (said: string) => (said ? `相手の「${said}」にまだ返信していません` : '相手にまだ返信していません'),
  },
  endAnyway: {
    zh: '我看过了，仍然结束',
    en: 'I have read it, close anyway',
    es: 'Lo he leído, cerrar de todos modos',
    ja: '読みました。それでも終了する',
  },
  goOn: {
    zh: '结束后接着处理下一个等待的会话',
    en: 'Then go on to the next one that waits',
    es: 'Después, pasar a la siguiente que espera',
    ja: '終了後、次の待っている会話に進む',
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

/** What a person reads when the answer is no. */
export const packetsRefusals = words({
  packetNeedsCase: {
    zh: '请关联订单或投诉单',
    en: 'Tie the red packet to an order or a complaint.',
    es: 'Vincule el sobre rojo a un pedido o una reclamación.',
    ja: '紅包には注文または苦情を紐付けてください。',
  },
  packetTooLarge: {
    zh: '单个红包不能超过200元，请减少金额',
    en: 'One red packet cannot exceed 200 yuan. Lower the amount.',
    es: 'Un sobre rojo no puede superar 200 yuanes. Reduzca el importe.',
    ja: '紅包は 1 個 200 元までです。金額を下げてください。',
  },
  receiverLimitReached: {
    zh: '该用户今日已收到 {limit} 个红包，请改日再发或联系主管',
    en: 'This person has had {limit} red packets today. Wait until tomorrow or ask your leader.',
    es: 'Esta persona ya recibió {limit} sobres rojos hoy. Espere a mañana o consulte a su responsable.',
    ja: 'この方には本日すでに {limit} 個の紅包を送っています。明日にするかリーダーに連絡してください。',
  },
  approvalTooLarge: {
    zh: '您一次最多审批 {yuan} 元，请由额度更高的同事审批',
    en: 'You can approve up to {yuan} yuan at once. Leave it to a colleague with a higher limit.',
    es: 'Puede aprobar hasta {yuan} yuanes de una vez. Déjelo a un colega con un límite mayor.',
    ja: '一度に承認できるのは {yuan} 元までです。上限の高い担当者に依頼してください。',
  },
  packetNotForUs: {
    zh: '该红包发给用户本人，员工不能领取',
    en: 'This red packet is for the person it was sent to; staff cannot open it.',
    es: 'Este sobre rojo es para su destinatario; el personal no puede abrirlo.',
    ja: 'この紅包は送った相手のものです。スタッフは受け取れません。',
  },
  packetOpened: {
    zh: '红包已被领取，无法再操作',
    en: 'The red packet has been opened. Nothing more can be done with it.',
    es: 'El sobre rojo ya fue abierto. No se puede hacer nada más.',
    ja: '紅包は受け取り済みです。これ以上の操作はできません。',
  },
  packetExpired: {
    zh: '红包已过期，请联系客服重新发放',
    en: 'The red packet has expired. Ask for a new one.',
    es: 'El sobre rojo ha caducado. Pida otro.',
    ja: '紅包は期限切れです。再送を依頼してください。',
  },
  packetNotInThisState: {
    zh: '红包当前状态不允许此操作，已为您刷新',
    en: 'The red packet can no longer be handled this way. It has been refreshed.',
    es: 'El sobre rojo ya no admite esta acción. Se ha actualizado.',
    ja: '紅包の現在の状態ではこの操作はできません。更新しました。',
  },
} satisfies Partial<Record<Reason, Phrase>>)
