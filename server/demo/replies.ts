import type { Transaction } from 'kysely'
import type { QuickReplyAct } from '#contract/chats/quick-replies.ts'
import type { Tables } from '#server/kit/database.ts'

/** Shortcut, text and the act that it promises; the placeholders in braces are filled when the reply is inserted. */
const replies: readonly (readonly [shortcut: string, text: string, act?: QuickReplyAct])[] = [
  ['您好', '{昵称}您好，我是您的专属客服，请问有什么可以帮您？'],
  ['催单', '{昵称}您好，订单 {订单号} 已为您催促，请稍等片刻。', 'urge'],
  ['退款', '订单 {订单号} 的退款 ¥{金额} 已提交，预计 1–3 个工作日原路退回。', 'refund'],
  ['道歉', '非常抱歉给您带来不好的体验，我们马上核实并给您答复。'],
  ['安全', '平台客服不会索要验证码、不会要求转账，请您放心。'],
  ['结束', '感谢您的来访，祝您生活愉快！', 'resolve'],
]

/** Shared quick replies, published by the leader. */
export async function addReplies(db: Transaction<Tables>): Promise<void> {
  const { id } = await db.selectFrom('users').select('id').where('username', '=', 'leader').executeTakeFirstOrThrow()
  await db
    .insertInto('chat_quick_replies')
    .values(replies.map(([shortcut, text, act = null]) => ({ scope: 'everybody', owner_id: id, shortcut, text, act })))
    .execute()
}
