import RotateCw from 'lucide-react/icons/rotate-cw'
import type { ReactNode } from 'react'
import { useWords } from '#web/kit/words.ts'
import { ExportButton, type Exported, type ExportOperation } from '#web/shared/exports/ExportButton.tsx'
import { IconButton } from '#web/ui/controls/Button.tsx'
import { uiWords } from '#words/base/ui.ts'

type ListScreenProps<O extends ExportOperation> = {
  title: string
  /** The id of the element that holds the list; `tabs` refer to it as their panel. */
  panel: string
  /** Figures over the tabs, at most 64 px high. */
  above?: ReactNode
  tabs?: ReactNode
  /** Search and filters, in one row. */
  filters: ReactNode
  /** Actions that need no row. */
  actions?: ReactNode
  /** The export operation of the list, and its input as filtered now. */
  exported?: Exported<O>
  /** Controls for columns and views, beside the export. */
  tools?: ReactNode
  onAgain: () => void
  /** The table. */
  children: ReactNode
}

/** The height of the window minus what is around the list; tabs take 41 px. On a phone the list takes what filters leave. */
const heights = {
  withTabs: 'desktop:h-[calc(100dvh-250px)]',
  withFigures: 'desktop:h-[calc(100dvh-314px)]',
  alone: 'desktop:h-[calc(100dvh-209px)]',
}

/** The layout of a list: tabs, filters, and the table under them. */
export function ListScreen<O extends ExportOperation>({
  title,
  panel,
  above,
  tabs,
  filters,
  actions,
  exported,
  tools,
  onAgain,
  children,
}: ListScreenProps<O>) {
  const text = useWords(uiWords)
  const names = tabs ? { role: 'tabpanel', 'aria-labelledby': `${panel}-tab` } : {}
  return (
    <section className="flex flex-col overflow-hidden border-line bg-surface max-desktop:h-full desktop:m-4 desktop:rounded-lg desktop:border">
      <h1 className="sr-only">{title}</h1>
      {above}
      {tabs}
      <div className="flex flex-wrap items-center gap-2 px-3 py-2.5 max-desktop:[&>:first-child]:basis-40 desktop:[&>:first-child]:min-w-52">
        {filters}
        <span className="ml-auto flex print:hidden items-center gap-2">
          {actions}
          {exported && <ExportButton {...exported} />}
          {tools}
          <IconButton icon={RotateCw} label={text.refresh} onClick={onAgain} />
        </span>
      </div>
      <div
        id={panel}
        {...names}
        className={`flex min-h-72 flex-col border-t border-line max-desktop:flex-1 ${heights[above ? 'withFigures' : tabs ? 'withTabs' : 'alone']}`}
      >
        {children}
      </div>
    </section>
  )
}
