import { useWords } from '#web/kit/words.ts'
import { KeyDialog } from '#web/ui/ask/KeyDialog.tsx'
import { boardKeysWords } from '#words/orders/dispatch.ts'
import { planKey } from './useDesk.ts'

/** As `useDesk` and `BoardMap` handle them. */
const keys = {
  walk: ['K', 'J'],
  give: ['G'],
  plan: [planKey],
  letGo: ['Esc'],
  closer: ['+'],
  wider: ['-'],
  showAll: ['0'],
  help: ['?'],
} as const

export function BoardKeys({ onClose }: { onClose: () => void }) {
  const text = useWords(boardKeysWords)
  return <KeyDialog title={text.title} keys={keys} names={text.names} onClose={onClose} />
}
