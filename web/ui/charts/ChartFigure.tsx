import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import Download from 'lucide-react/icons/download'
import Table2 from 'lucide-react/icons/table-2'
import { type ReactNode, startTransition, useId, useRef, useState } from 'react'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { IconButton } from '#web/ui/controls/Button.tsx'
import { Menu } from '#web/ui/menu/Menu.tsx'
import { chartWords } from '#words/base/lists.ts'
import type { Numbers } from './chart.ts'
import { NumbersTable } from './NumbersTable.tsx'

type ChartFigureProps = {
  title: string
  /** What the picture shows, in a sentence: for readers who cannot see it, and for those in a hurry. */
  sentence: string
  /** It gets a second line and loses it by itself: there is always room for two, so that the picture does not move. */
  hasRoomForTwoLines?: boolean
  numbers: Numbers
  /** Filters of this chart, before the buttons. */
  tools?: ReactNode
  /** One `<svg>`, and what lies under it on a `<canvas>`. */
  children: ReactNode
}

/** A chart with its sentence, the same numbers as a table, and both as files. */
export function ChartFigure({ title, sentence, hasRoomForTwoLines, numbers, tools, children }: ChartFigureProps) {
  const text = useWords(chartWords)
  const said = useId()
  const drawing = useRef<HTMLDivElement>(null)
  const [isTable, setTable] = useState(false)
  /** That of the drawing, in px: nothing below moves when the table takes its place. */
  const [height, setHeight] = useState(0)

  async function savePicture(): Promise<void> {
    const { current } = drawing
    const { saveAsPicture } = await import('./files/picture.ts')
    if (current) await saveAsPicture(current, { title, sentence }).catch(() => toast.error(text.notSaved))
  }
  async function saveSpreadsheet(): Promise<void> {
    const { saveAsSpreadsheet } = await import('./files/spreadsheet.ts')
    await saveAsSpreadsheet(numbers, { title, sentence }).catch(() => toast.error(text.notSaved))
  }

  return (
    <figure aria-labelledby={said} className="min-w-0">
      <div className="mb-2 flex items-start gap-2">
        <figcaption
          id={said}
          className={`min-w-0 flex-1 pt-1.5 text-xs text-muted ${hasRoomForTwoLines ? 'min-h-[calc(2lh+6px)]' : ''}`}
        >
          {sentence}
        </figcaption>
        <span className="-mt-0.5 flex shrink-0 items-center print:hidden">
          {tools}
          <IconButton
            icon={isTable ? ChartNoAxesColumn : Table2}
            label={isTable ? text.asChart(title) : text.asTable(title)}
            aria-pressed={isTable}
            onClick={() => {
              if (!isTable) setHeight(drawing.current?.offsetHeight ?? 0)
              // The press is painted before a long table is.
              startTransition(() => setTable(!isTable))
            }}
          />
          <Menu
            trigger={<IconButton icon={Download} label={text.save(title)} />}
            items={[
              ...(isTable ? [] : [{ key: 'picture', label: text.picture, onChoose: () => void savePicture() }]),
              { key: 'spreadsheet', label: text.spreadsheet, onChoose: () => void saveSpreadsheet() },
            ]}
          />
        </span>
      </div>
      <div ref={drawing} hidden={isTable}>
        {children}
      </div>
      {isTable && <NumbersTable numbers={numbers} caption={text.table(title)} height={height} />}
    </figure>
  )
}
