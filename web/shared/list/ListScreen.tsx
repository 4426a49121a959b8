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
  /** Between them and the actions, in a place that is kept for it: what comes by itself moves nothing. */
  news?: ReactNode
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

/** The layout of a list: tabs, filters, and the table under them, which takes what is left of the page. */
export function ListScreen<O extends ExportOperation>({
  title,
  panel,
  above,
  tabs,
  filters,
  news,
  actions,
  exported,
  tools,
  onAgain,
  children,
}: ListScreenProps<O>) {
  const text = useWords(uiWords)
  const names = tabs ? { role: 'tabpanel', 'aria-labelledby': `${panel}-tab` } : {}
  return (
    <section className="flex flex-col overflow-hidden border-line bg-surface max-desktop:h-full desktop:m-4 desktop:h-[calc(100%-32px)] desktop:min-h-128 desktop:rounded-lg desktop:border">
      <h1 className="sr-only">{title}</h1>
      {above}
      {tabs}
      <div className="flex flex-wrap items-center gap-2 px-3 py-2.5 max-desktop:[&>:first-child]:basis-40 desktop:[&>:first-child]:min-w-52">
        {filters}
        {news !== undefined && <span className="flex h-7 min-w-16 flex-1 basis-16 max-desktop:hidden">{news}</span>}
        <span className="ml-auto flex flex-wrap print:hidden items-center justify-end gap-2">
          {actions}
          {exported && <ExportButton {...exported} />}
          {tools}
          <IconButton icon={RotateCw} label={text.refresh} onClick={onAgain} />
        </span>
      </div>
      <div id={panel} {...names} className="flex min-h-72 flex-1 basis-0 flex-col border-t border-line">
        {children}
      </div>
    </section>
  )
}
