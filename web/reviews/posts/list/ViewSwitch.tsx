import LayoutGrid from 'lucide-react/icons/layout-grid'
import Table2 from 'lucide-react/icons/table-2'
import { useWords } from '#web/kit/words.ts'
import { changeDisplay, useDisplay } from '#web/reviews/posts/display.ts'
import { IconButton } from '#web/ui/controls/Button.tsx'
import { postsWords } from '#words/reviews/posts.ts'
import { pressed } from './DisplaySwitches.tsx'

/** The list as a table, or as cards with their pictures. */
export function ViewSwitch() {
  const text = useWords(postsWords)
  const { view } = useDisplay()
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">{text.viewLabel}</legend>
      <IconButton
        icon={Table2}
        label={text.asTable}
        aria-pressed={view === 'table'}
        className={view === 'table' ? pressed : ''}
        onClick={() => changeDisplay({ view: 'table' })}
      />
      <IconButton
        icon={LayoutGrid}
        label={text.asCards}
        aria-pressed={view === 'cards'}
        className={view === 'cards' ? pressed : ''}
        onClick={() => changeDisplay({ view: 'cards' })}
      />
    </fieldset>
  )
}
