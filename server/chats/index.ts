import type { chatReviews } from '#contract/chat-reviews.ts'
import type { chatTyping } from '#contract/chat-typing.ts'
import type { chats } from '#contract/chats.ts'
import type { packets } from '#contract/packets.ts'
import type { quickReplies } from '#contract/quick-replies.ts'
import type { Handlers } from '#server/kit/serve.ts'
import { agentStatus, agents, myStatus, setAgent } from './agents.ts'
import { context } from './context.ts'
import { claim, reopen, resolve, snooze, takeOver, wake } from './desk.ts'
import { figures } from './figures.ts'
import { counts, get, list } from './list.ts'
import { gotop, pcDelete } from './members.ts'
import { mute, unmute } from './mutes.ts'
import { approve, openred, reject, revoke } from './packet-decisions.ts'
import { allowance, list as listPackets, send } from './packets.ts'
import { addReply, listReplies, removeReply, updateReply } from './quick-replies.ts'
import { addReview, listReviews, sample } from './reviews.ts'
import { search } from './search.ts'
import { recall, sendMsg } from './send.ts'
import { msglist } from './thread.ts'
import { answerTransfer, transfer } from './transfer.ts'
import { listTyping, say } from './typing.ts'
import { upone } from './upone.ts'

export { startClocks } from './clocks.ts'
export { openByPeer } from './packet-decisions.ts'
export { releaseAbsent, startPresence } from './presence.ts'
export { receiveMessage } from './receive.ts'
export { mediaLink, notePeerTyping, noteRead, rate, takeMedia } from './street.ts'
export { textOfMessage } from './texts.ts'
export { startUrgency } from './urgency.ts'

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
