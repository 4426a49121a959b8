import Download from 'lucide-react/icons/download'
import { mostExportedRows } from '#contract/desk/exports.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { invalidate, useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Failed } from '#web/ui/show/Empty.tsx'
import { exportsWords } from '#words/desk/exports.ts'
import { count } from './count.ts'
import type { Exported } from './ExportButton.tsx'
import { ExportLine } from './ExportLine.tsx'

/** Starts an export of the list as filtered now, and shows the person's exports with their progress. */
export function ExportPanel({ operation, question }: Exported) {
  const text = useWords(exportsWords)
  const { data: rows, error, refetch } = useRead(api.exports.list, {})
  const { run, pending } = useCommand(operation)

  async function start(): Promise<void> {
    await run(question)
    invalidate('exports')
  }

  return (
    <div className="grid text-sm">
      <div className="grid gap-2 p-3">
        <Button look="primary" icon={Download} busy={pending} onClick={() => void start()}>
          {text.start}
        </Button>
        <p className="text-xs text-muted">{text.hint(count(mostExportedRows))}</p>
      </div>
      <h2 className="border-t border-line px-3 pt-2.5 pb-1 text-xs text-muted">{text.title}</h2>
      {error && !rows ? (
        <Failed error={error} onAgain={() => void refetch()} />
      ) : (
        <ul className="max-h-80 min-h-16 overflow-y-auto pb-1">
          {rows?.length === 0 && <li className="px-3 py-3 text-muted">{text.none}</li>}
          {rows?.map(row => (
            <ExportLine key={row.id} row={row} />
          ))}
        </ul>
      )}
    </div>
  )
}
