import type { Notification } from '#contract/notifications.ts'
import type { NudgeWord } from '#contract/nudges.ts'
import { readAgain, readAllAgain } from '#web/kit/read.ts'
import { askToSignInAgain } from '#web/kit/session.ts'
import { onLanguage } from '#web/kit/words.ts'
import { leadInTurn } from './leader.ts'
import { openSocket } from './socket.ts'

/** Of a line that took longer to open, the first page is older than what is told. */
const promptMs = 500

/** What the window that holds the socket tells the others. */
type Word =
  | { said: 'nudge'; word: NudgeWord }
  | { said: 'notifications'; arrived: Notification[] }
  | { said: 'reopened' }
  | { said: 'signedOut' }

export type LineTerms = {
  personId: number
  /** In every window of the browser. The server sends again what it is not sure of, and alarms on purpose. */
  onNotifications(arrived: Notification[]): void
}

/** One socket for all windows of this browser: one holds it and passes on what it hears. Answers how to hang up. */
export function joinLine({ personId, onNotifications }: LineTerms): () => void {
  const name = `citydesk-line-${personId}`
  const windows = new BroadcastChannel(name)
  windows.onmessage = ({ data }: MessageEvent<Word>) => hear(data)

  function hear(word: Word): void {
    if (word.said === 'notifications') onNotifications(word.arrived)
    else if (word.said === 'nudge') look(word.word)
    else if (word.said === 'signedOut') askToSignInAgain()
    // What happened while nobody listened is not told again: read it.
    else readAllAgain()
  }

  function pass(word: Word): void {
    if (navigator.locks) windows.postMessage(word)
    hear(word)
  }

  // Menu titles and messages come worded from the server.
  const unfollow = onLanguage(readAllAgain)
  const hangUp = leadInTurn(name, isHeir => {
    const begunAt = Date.now()
    let isReopened = isHeir
    return openSocket({
      personId,
      onOpen() {
        if (isReopened || Date.now() - begunAt > promptMs) pass({ said: 'reopened' })
        isReopened = true
      },
      onNudge: word => pass({ said: 'nudge', word }),
      onNotifications: arrived => pass({ said: 'notifications', arrived }),
      onSignedOut: () => pass({ said: 'signedOut' }),
    })
  })
  return () => {
    unfollow()
    hangUp()
    windows.close()
  }
}

/** Whose access changed may see other rows and do other things everywhere. */
function look(word: NudgeWord): void {
  if (word === 'session.changed') readAllAgain()
  else readAgain(word.slice(0, word.indexOf('.')))
}
