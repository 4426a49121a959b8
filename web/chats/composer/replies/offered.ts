import { partingActs, type QuickReply, type QuickReplyAct } from '#contract/chats/quick-replies.ts'
import type { AboutOrder } from '#web/chats/composer/useOrderVariables.ts'
import { useWords } from '#web/kit/words.ts'
import { chatsWords } from '#words/chats/chats.ts'
import { repliesWords } from '#words/chats/conversation.ts'
import { orderNameWords } from '#words/orders/order.ts'

/** A quick reply of the list; one whose act is not possible now is shown with the reason, and cannot be chosen. */
export type Offered = { reply: QuickReply; isPossible: boolean; why: string }

const ofChat: readonly QuickReplyAct[] = ['packet', ...partingActs]

/** Without those whose act this reader may not do; a note to colleagues promises the customer nothing. */
export function useOffered(replies: readonly QuickReply[], { acts, order }: AboutOrder, isNote: boolean): Offered[] {
  const { whys } = useWords(repliesWords)
  return replies.flatMap((reply): Offered[] => {
    if (reply.act === null) return [{ reply, isPossible: true, why: '' }]
    const found = acts?.find(({ act }) => act === reply.act)
    if (isNote || (acts && !found)) return []
    const isKnown = found !== undefined && (ofChat.includes(reply.act) || found.why !== null || order !== undefined)
    return [{ reply, isPossible: isKnown && found.why === null, why: found?.why ? whys[found.why] : '' }]
  })
}

/** The name of each act, as its button has it. */
export function useActNames(): Readonly<Record<QuickReplyAct, string>> {
  const { moves } = useWords(orderNameWords)
  const { orderActions, packet, moves: ofTheChat } = useWords(chatsWords)
  const { transfer, resolve } = ofTheChat
  const { urge, assign, reassign, changeAddress, cancel } = moves
  return { urge, assign, reassign, changeAddress, cancel, refund: orderActions.refund, packet, transfer, resolve }
}
