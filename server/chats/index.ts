import type { chatReviews } from '#contract/chats/chat-reviews.ts'
import type { chatTyping } from '#contract/chats/chat-typing.ts'
import type { chats } from '#contract/chats/chats.ts'
import type { quickReplies } from '#contract/chats/quick-replies.ts'
import type { packets } from '#contract/money/packets.ts'
import type { Handlers } from '#server/kit/serve.ts'
import { agentStatus, agents, myStatus, setAgent } from './desk/agents.ts'
import { claim, reopen, resolve, snooze, takeOver, wake } from './desk/desk.ts'
import { gotop, pcDelete } from './desk/members.ts'
import { mute, unmute } from './desk/mutes.ts'
import { recall, sendMsg } from './desk/send.ts'
import { answerTransfer, transfer } from './desk/transfer.ts'
import { listTyping, say } from './desk/typing.ts'
import { upone } from './desk/update.ts'
import { approve, openred, reject, revoke } from './packets/decisions.ts'
import { allowance, list as listPackets, send } from './packets/send.ts'
import { context } from './read/context.ts'
import { figures } from './read/figures.ts'
import { counts, get, list } from './read/list.ts'
import { search } from './read/search.ts'
import { msglist } from './read/thread.ts'
import { addReply, listReplies, removeReply, updateReply } from './replies/quick-replies.ts'
import { addReview, listReviews, sample } from './reviews/reviews.ts'

export { startClocks } from './clocks/clocks.ts'
export { startUrgency } from './clocks/urgency.ts'
export { releaseAbsent, startPresence } from './desk/presence.ts'
export { receiveMessage } from './open/receive.ts'
export { mediaLink, notePeerTyping, noteRead, rate, takeMedia } from './open/street.ts'
export { openByPeer } from './packets/decisions.ts'
export { textOfMessage } from './read/plain-text.ts'

export const chatsHandlers: Handlers<typeof chats> = {
  list,
  counts,
  get,
  context,
  msglist,
  search,
  sendMsg,
  recall,
  upone,
  gotop,
  pcDelete,
  openred,
  claim,
  takeOver,
  transfer,
  answerTransfer,
  snooze,
  wake,
  resolve,
  reopen,
  mute,
  unmute,
  agents,
  myStatus,
  agentStatus,
  setAgent,
  figures,
}

export const chatReviewsHandlers: Handlers<typeof chatReviews> = { sample, add: addReview, list: listReviews }

export const chatTypingHandlers: Handlers<typeof chatTyping> = { list: listTyping, say }

export const packetsHandlers: Handlers<typeof packets> = { send, list: listPackets, allowance, approve, reject, revoke }

export const quickRepliesHandlers: Handlers<typeof quickReplies> = {
  list: listReplies,
  add: addReply,
  update: updateReply,
  remove: removeReply,
}
