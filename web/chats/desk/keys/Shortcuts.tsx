import { useWords } from '#web/kit/words.ts'
import { KeyDialog } from '#web/ui/ask/KeyDialog.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import { chatKeysWords } from '#words/chats/conversation.ts'

/** Lists the shortcuts that `useDeskKeys`, `OfferBar` and `WritingBox` handle. */
const keys = {
  step: ['J', 'K'],
  answer: ['Enter'],
  send: ['Enter'],
  line: ['Shift', 'Enter'],
  next: ['Ctrl', 'Enter'],
  quick: ['/'],
  card: ['#'],
  claim: ['C'],
  resolve: ['E'],
  transfer: ['T'],
  accept: ['A'],
  snooze: ['S'],
  reopen: ['O'],
  find: ['F'],
  context: ['I'],
  leave: ['Esc'],
  help: ['?'],
} as const

export function Shortcuts({ onClose }: { onClose: () => void }) {
  const text = useWords(chatKeysWords)
  const desk = useWords(chatsWords)
  return <KeyDialog title={desk.shortcuts} keys={keys} names={text.keys} onClose={onClose} />
}
