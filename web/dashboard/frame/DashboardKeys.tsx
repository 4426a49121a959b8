import { useWords } from '#web/kit/words.ts'
import { KeyDialog } from '#web/ui/ask/KeyDialog.tsx'
import { dashboardPageWords } from '#words/dashboard/dashboard.ts'

const keys = {
  walk: ['←', '→'],
  ends: ['Home', 'End'],
  open: ['Enter'],
  service: ['S'],
  arrange: ['A'],
  wall: ['W'],
  refresh: ['R'],
  palette: ['Ctrl', 'K'],
  help: ['?'],
} as const

export function DashboardKeys({ onClose }: { onClose: () => void }) {
  const text = useWords(dashboardPageWords)
  return <KeyDialog title={text.keys.title} keys={keys} names={text.keys.names} onClose={onClose} />
}
