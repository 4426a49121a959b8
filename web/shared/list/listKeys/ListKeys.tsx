import { useWords } from '#web/kit/words.ts'
import { KeyDialog } from '#web/ui/ask/KeyDialog.tsx'
import { listKeysWords } from '#words/base/lists.ts'

/** Lists the shortcuts that `SearchBox`, `Table`, `TableScreen`, `RecordDrawer` and the frame handle. */
const keys = {
  search: ['/'],
  walk: ['↑', '↓', 'K', 'J'],
  ends: ['Home', 'End'],
  open: ['Enter'],
  main: ['A'],
  close: ['Esc'],
  refresh: ['R'],
  palette: ['Ctrl', 'K'],
  help: ['?'],
} as const

export function ListKeys({ onClose }: { onClose: () => void }) {
  const text = useWords(listKeysWords)
  return <KeyDialog title={text.title} keys={keys} names={text.keys} onClose={onClose} />
}
