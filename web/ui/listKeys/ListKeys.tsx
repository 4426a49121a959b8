import { useWords } from '#web/kit/words.ts'
import { KeySheet } from '../KeySheet.tsx'
import { listKeysText } from './text.ts'

/** The keys of every list; the same as in `SearchBox`, `Table`, `TableScreen`, `RecordDrawer` and the frame. */
const keys = {
  search: ['/'],
  walk: ['↑', '↓'],
  ends: ['Home', 'End'],
  open: ['Enter'],
  close: ['Esc'],
  refresh: ['R'],
  palette: ['Ctrl', 'K'],
  help: ['?'],
} as const

export function ListKeys({ onClose }: { onClose: () => void }) {
  const text = useWords(listKeysText)
  const names = Object.keys(keys) as (keyof typeof keys)[]
  const sheet = names.map(name => ({ does: text.keys[name], keys: keys[name] }))
  return <KeySheet title={text.title} keys={sheet} onClose={onClose} />
}
