import type { Notification } from '#contract/desk/notifications.ts'
import type { Nudge, NudgeWord } from '#contract/desk/nudges.ts'
import { invalidateAll, receiveNudge } from '#web/kit/read.ts'
import { askToSignInAgain } from '#web/kit/session.ts'
import { openChannel } from '#web/kit/windows.ts'
import { onLanguage } from '#web/kit/words.ts'
import { isAlone, leadInTurn } from './leader.ts'
import { openSocket } from './socket.ts'

/** If connecting took longer than this, in ms, the first page of data is older than the server's pushes. */
const promptMs = 500

/** Messages from the window that holds the socket to the other windows. */
type Message =
  /** A window of an earlier version sends no ids, and reads none. */
  | { type: 'nudge'; word: NudgeWord; ids?: Nudge['ids'] }
  | { type: 'notifications'; arrived: Notification[] }
  | { type: 'reopened' }
  | { type: 'signedOut' }

type TabChannelTerms = {
  personId: number
  /** Called in every window of the browser. The server repeats what was not acknowledged, and open alarms on purpose. */
  onNotifications(arrived: Notification[]): void
}

/** One socket for all windows of this browser: one window holds it and passes on what arrives. Returns the function that leaves. */
export function joinTabChannel({ personId, onNotifications }: TabChannelTerms): () => void {
  const name = `citydesk-line-${personId}`
  const channel = openChannel(name)
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => handle(data))

  function handle(message: Message): void {
    if (message.type === 'notifications') onNotifications(message.arrived)
    else if (message.type === 'nudge') refetch(message.word, message.ids)
    else if (message.type === 'signedOut') askToSignInAgain()
    // What changed while no socket was open is not sent again.
    else invalidateAll()
  }

  function sendToAll(message: Message): void {
    if (!isAlone()) channel?.postMessage(message)
    handle(message)
  }

  // The server sends menu titles and messages in the reader's language.
  const unsubscribe = onLanguage(invalidateAll)
  const stopLeading = leadInTurn(name, isHeir => {
    const begunAt = performance.now()
    let isReopened = isHeir
    return openSocket({
      personId,
      onOpen() {
        if (isReopened || performance.now() - begunAt > promptMs) sendToAll({ type: 'reopened' })
        // An alarm may have been raised between the first answer and the open socket.
        else sendToAll({ type: 'nudge', word: 'notifications.changed' })
        isReopened = true
      },
      onNudge: ({ nudge, ids }) => sendToAll({ type: 'nudge', word: nudge, ids }),
      onNotifications: arrived => sendToAll({ type: 'notifications', arrived }),
      onSignedOut: () => sendToAll({ type: 'signedOut' }),
    })
  })
  return () => {
    unsubscribe()
    stopLeading()
    channel?.close()
  }
}

/** After a change of somebody's access, other rows and buttons may appear everywhere. */
function refetch(word: NudgeWord, ids: readonly string[] = []): void {
  if (word === 'session.changed') invalidateAll()
  else receiveNudge(word.slice(0, word.indexOf('.')), ids)
}
