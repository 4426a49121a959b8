import List from 'lucide-react/icons/list'
import MapPinned from 'lucide-react/icons/map-pinned'
import { useWords } from '#web/kit/words.ts'
import { ordersWords } from '#words/orders/orders.ts'

type View = 'list' | 'board'
const icons = { list: List, board: MapPinned }

/** Switches between list and map. */
export function ViewSwitch({ view, onChoose }: { view: View; onChoose: (view: View) => void }) {
  const { views } = useWords(ordersWords)
  return (
    <span className="flex shrink-0 print:hidden overflow-hidden rounded-md border border-line-strong">
      {(['list', 'board'] as const).map(each => {
        const Icon = icons[each]
        return (
          <button
            key={each}
            type="button"
            aria-pressed={each === view}
            onClick={() => onChoose(each)}
            className="flex h-control items-center gap-1 px-2.5 text-sm aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
          >
            <Icon size={14} aria-hidden />
            {views[each]}
          </button>
        )
      })}
    </span>
  )
}
