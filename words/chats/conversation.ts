import type { ChatEvent } from '#contract/chats/chat.ts'
import { labelWords } from '#words/base/labels.ts'
import { chatsWords } from '#words/chats/chats.ts'
import type { FeatureWords } from '#words/feature.ts'
import { type Phrase, words } from '#words/words.ts'

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
      zh: ({ name }: LineParams) => `系统分配给 ${name}`,
      en: ({ name }: LineParams) => `Assigned to ${name}`,
      es: ({ name }: LineParams) => `Asignada a ${name}`,
      ja: ({ name }: LineParams) => `${name} に割り当てました`,
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
  packetOrder: { zh: '关联订单', en: 'For the order', es: 'Por el pedido', ja: '対象の注文' },
  chooseOrder: { zh: '请选择订单', en: 'Choose an order', es: 'Elija un pedido', ja: '注文を選んでください' },
  packetCause: labelWords.why,
  greeting: { zh: '祝福语', en: 'Greeting', es: 'Dedicatoria', ja: 'ひとこと' },
  from: { zh: '发送方', en: 'From', es: 'De', ja: '送り主' },
  to: { zh: '接收方', en: 'To', es: 'Para', ja: '受取人' },
  platform: { zh: '平台', en: 'The platform', es: 'La plataforma', ja: 'プラットフォーム' },
  complaint: { zh: '投诉单', en: 'Complaint', es: 'Queja', ja: '苦情' },
  sentAt: { zh: '发起时间', en: 'Sent', es: 'Enviado', ja: '送信日時' },
  decidedBy: { zh: '审批人', en: 'Decided by', es: 'Decidido por', ja: '承認者' },
  openedAt: { zh: '领取时间', en: 'Opened', es: 'Abierto', ja: '受取日時' },
  expiresAt: { zh: '有效期至', en: 'Good until', es: 'Válido hasta', ja: '有効期限' },
  no: { zh: '红包编号', en: 'Number', es: 'Número', ja: '紅包番号' },
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
    pending_approval: { zh: '待审批', en: 'To approve', es: 'Por aprobar', ja: '承認待ち' },
    sent: { zh: '已发出', en: 'Sent', es: 'Enviado', ja: '送付済み' },
    opened: chatsWords.packetStates.opened,
    expired: chatsWords.packetStates.expired,
    revoked: chatsWords.packetStates.revoked,
    rejected: { zh: '已驳回', en: 'Refused', es: 'Rechazado', ja: '却下済み' },
  },
} satisfies FeatureWords<'packets'>)
