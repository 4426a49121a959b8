import { inBrowser } from '#web/kit/storage.ts'

const entry = 'chats.goesOn'

/** Whether whoever ends a conversation goes on to the next one, as it was chosen in this browser. */
export const goesOn = (): boolean => inBrowser.get(entry) !== 'no'

export function keepGoesOn(isWanted: boolean): void {
  inBrowser.set(entry, isWanted ? 'yes' : 'no')
}
