import { useWords } from '#web/kit/words.ts'
import { RemovableChip } from '#web/ui/controls/RemovableChip.tsx'
import { filterWords } from '#words/base/lists.ts'

/** A filter that a link brought along and that has no control of its own. It can be dropped. */
export function FilterChip({ name, onDrop }: { name: string; onDrop: () => void }) {
  const { drop } = useWords(filterWords)
  return (
    <RemovableChip look="filter" label={drop(name)} onRemove={onDrop}>
      {name}
    </RemovableChip>
  )
}
