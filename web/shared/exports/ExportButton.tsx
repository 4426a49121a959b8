import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import type { z } from 'zod'
import type { InputOf } from '#contract/base/operation.ts'
import type { ExportRow } from '#contract/desk/exports.ts'
import type { Endpoint } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useMay } from '#web/kit/may.ts'
import { useWords } from '#web/kit/words.ts'
import { PanelButton } from '#web/ui/controls/PanelButton.tsx'
import { uiWords } from '#words/base/ui.ts'

const ExportPanel = lazily(async () => (await import('./ExportPanel.tsx')).ExportPanel)

/** The `export` operation of a list; its permission has its name. */
export type ExportOperation = Endpoint<z.ZodType, z.ZodType<ExportRow>>
export type Exported<O extends ExportOperation = ExportOperation> = { operation: O; question: InputOf<O> }

/** Opens the export panel; not rendered without the permission. */
export function ExportButton<O extends ExportOperation>({ operation, question }: Exported<O>) {
  const text = useWords(uiWords)
  if (!useMay(operation.name)) return null
  return (
    <PanelButton icon={FileSpreadsheet} label={text.exportList} width={384}>
      {() => <ExportPanel operation={operation} question={question} />}
    </PanelButton>
  )
}
