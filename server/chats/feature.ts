import { chatTyping } from '#contract/chats/chat-typing.ts'
import { chats } from '#contract/chats/chats.ts'
import { feature } from '#server/kit/feature.ts'
import { startClocks } from './clocks/clocks.ts'
import { startUrgency } from './clocks/urgency.ts'
import { agentStatus, agents, myStatus, setAgent } from './desk/agents.ts'
import { claim } from './desk/claim.ts'
import { gotop, pcDelete } from './desk/members.ts'
import { reopen, resolve, snooze, takeOver, wake } from './desk/moves.ts'
import { mute, unmute } from './desk/mutes.ts'
import { recall, sendMsg } from './desk/send.ts'
import { answerTransfer, transfer } from './desk/transfer.ts'
import { listTyping, say } from './desk/typing.ts'
import { upone } from './desk/update.ts'
import { acts } from './read/acts.ts'
import { context } from './read/context.ts'
import { figures } from './read/figures.ts'
import { counts, get, list } from './read/list.ts'
import { search } from './read/search.ts'
import { msglist } from './read/thread.ts'

export { releaseAbsent, startPresence } from './desk/presence.ts'

export const chatsFeature = feature(
  chats,
  {
    list,
    counts,
    get,
    context,
    acts,
    msglist,
    search,
    sendMsg,
    recall,
    upone,
    gotop,
    pcDelete,
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
  },
  { start: [startClocks, startUrgency] },
)

export const chatTypingFeature = feature(chatTyping, { list: listTyping, say })
