import type { ChatEvent } from '#contract/chats/chat.ts'
import { words } from '#web/kit/words.ts'

/** What a line between the messages can be about; `until` is printed already. */
export type LineParams = { name: string; by: string; until: string } & Partial<
  Record<'ahead' | 'hours' | 'yuan' | 'score', string | number>
>

const zh = {
  lines: {
    queued: ({ ahead }: LineParams) => `进入排队，前面还有 ${ahead ?? 0} 位`,
    offHours: () => '非服务时间，已请对方留言',
    claimed: ({ name }: LineParams) => `${name} 开始接待`,
    assigned: ({ name }: LineParams) => `系统分配给 ${name}`,
    takenOver: ({ name }: LineParams) => `${name} 接管会话`,
    offered: ({ by, name }: LineParams) => `${by} 转接给 ${name}`,
    accepted: ({ name }: LineParams) => `${name} 接受转接`,
    declined: ({ name }: LineParams) => `${name} 退回转接`,
    bounced: () => '转接无人接受，已退回',
    requeued: () => '回到排队',
    snoozed: ({ name, until }: LineParams) => `${name} 挂起到 ${until}`,
    woken: ({ name }: LineParams) => (name ? `${name} 取消挂起` : '挂起到时，会话回来了'),
    resolved: () => '会话结束',
    closedBySilence: () => '对方长时间未回复，会话自动结束',
    reopened: ({ name }: LineParams) => `${name} 重新打开会话`,
    muted: ({ name, hours }: LineParams) => `${name} 禁言对方 ${hours ?? ''} 小时`,
    unmuted: ({ name }: LineParams) => `${name} 解除禁言`,
    packetOpened: ({ yuan }: LineParams) => `红包 ¥${yuan ?? ''} 已被领取`,
    packetExpired: ({ yuan }: LineParams) => `红包 ¥${yuan ?? ''} 过期退回`,
    packetRevoked: ({ yuan }: LineParams) => `红包 ¥${yuan ?? ''} 已撤回`,
    packetRejected: ({ yuan }: LineParams) => `红包 ¥${yuan ?? ''} 未通过审批`,
    rated: ({ score }: LineParams) => `对方评分 ${score ?? ''} 分`,
  } satisfies Record<ChatEvent, (params: LineParams) => string>,
}

export type Words = typeof zh

export const linesText = words<Words>(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
