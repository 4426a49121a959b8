import { words } from '#words/words.ts'

/** What stands first for a dispatcher and for an agent. */
export const homeWords = words({
  urgent: { zh: '最紧急的十单', en: 'The ten most urgent', es: 'Los diez más urgentes', ja: '最も急ぐ10件' },
  own: { zh: '我的会话', en: 'My conversations', es: 'Mis conversaciones', ja: '自分の会話' },
  nothingUrgent: {
    zh: '没有带时限的未完成订单',
    en: 'No unfinished order has a clock running.',
    es: 'Ningún pedido pendiente tiene un plazo en marcha.',
    ja: '期限のある未完了の注文はありません。',
  },
  overdueOrders: { zh: '已超时的订单', en: 'Overdue orders', es: 'Pedidos con retraso', ja: '期限を過ぎた注文' },
  overdueCount: {
    zh: (count: string) => `已超时 ${count} 单`,
    en: (count: string) => `Overdue: ${count}`,
    es: (count: string) => `Con retraso: ${count}`,
    ja: (count: string) => `期限超過 ${count} 件`,
  },
  noOwn: {
    zh: '接入会话后，这里显示待你回复的会话和你今天的响应、满意度',
    en: 'Once you take conversations: who waits for you, and how you answered today.',
    es: 'Cuando atiendas conversaciones: quién te espera y cómo respondiste hoy.',
    ja: '会話に対応すると、返信待ちの件数と今日の応答・評価を表示します。',
  },
  waitForYou: {
    zh: (count: string) => `${count} 个会话等你回复`,
    en: (count: string) => `Waiting for your answer: ${count}`,
    es: (count: string) => `Esperan tu respuesta: ${count}`,
    ja: (count: string) => `返信待ちの会話 ${count} 件`,
  },
})
