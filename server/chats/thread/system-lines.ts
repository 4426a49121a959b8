import type { ChatEvent } from '#contract/chats/chat.ts'
import { fill } from '#server/kit/refusal.ts'

const served = '客服「{name}」为您服务。平台客服不会索要验证码、不会要求转账。'

/** What the other side reads of what happened. They are people of the platform's cities, and read Chinese. */
const lines: Partial<Record<ChatEvent, string>> = {
  queued: '您好，客服正忙，您前面还有 {ahead} 位，请稍候。平台客服不会索要验证码、不会要求转账。',
  offHours:
    '您好，现在不在人工客服时间（{from}–{to}），请直接留言，我们上班后尽快回复您。平台客服不会索要验证码、不会要求转账。',
  claimed: served,
  assigned: served,
  accepted: '已由客服「{name}」继续为您服务。',
  resolved: '本次会话已结束，感谢您的咨询。请为本次服务评分。',
  closedBySilence: '您长时间没有回复，本次会话已结束。如需帮助，请随时再联系我们。',
  packetExpired: '红包超过 24 小时未领取，已退回。',
  packetRevoked: '红包已撤回。',
}

export function spokenLine(event: ChatEvent, params: Record<string, string | number>): string {
  return fill(lines[event] ?? '', params)
}
