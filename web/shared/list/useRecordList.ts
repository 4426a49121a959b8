import type { z } from 'zod'
import type { InputOf, Operation, OutputOf } from '#contract/base/operation.ts'
import type { ListName } from '#contract/views.ts'
import { addressNow, textOf, useLocation } from '#web/kit/route.ts'
import type { Exported, ExportOperation } from '#web/shared/exports/ExportButton.tsx'
import { useQuestion } from '#web/shared/list/addressQuestion.ts'
import { type List, useList } from '#web/shared/list/useList.ts'
import { type OpenRow, useOpenRow } from './openRow.ts'

type Row = { id: number }
type ListOperation = Operation<z.ZodType, z.ZodType<{ rows: Row[]; next: string | null }>>
type RowOf<O extends ListOperation> = OutputOf<O>['rows'][number]
type ListInput<O extends Operation> = Omit<InputOf<O>, 'after'>

type RecordListTerms<Address extends z.ZodObject, O extends ListOperation, E extends ExportOperation> = {
  /** Key under which its views and the arrangement of its columns are stored. */
  name: ListName
  /** The schema of the address: `search`, filters, and the open row. */
  address: Address
  operation: (question: z.output<Address>) => O
  /** Converts the address to the operation's input. */
  input: (question: z.output<Address>) => ListInput<O>
  /** The export operation of the list. Its input is that of the list unless `exportInput` says otherwise. */
  exported?: E
  exportInput?: (question: z.output<Address>) => InputOf<E>
  /** Label of the search box, whose value is `search` in the address. */
  searchLabel?: string
  /** The field of the address that names the open row; by default `open`, an id. */
  openUnder?: { name: string; keyOf: (row: RowOf<O>) => string | number; onClose?: object }
}

type SetQuestion<Address extends z.ZodObject> = (
  patch: Partial<z.input<Address>>,
  options?: { replace?: boolean },
) => void

export type RecordList<Address extends z.ZodObject, O extends ListOperation, E extends ExportOperation> = {
  question: z.output<Address>
  setQuestion: SetQuestion<Address>
  input: ListInput<O>
  list: List<RowOf<O>>
  opened: OpenRow<RowOf<O>>
  /** For `<TableScreen>`. */
  screen: {
    name: ListName
    search: { label: string; value: string; onSearch: (search: string) => void }
    list: List<RowOf<O>>
    opened: OpenRow<RowOf<O>>
    exported?: Exported<E>
  }
}

/** A list of records in one declaration: filters in the address, rows, open row, export, views and columns. */
export function useRecordList<Address extends z.ZodObject, O extends ListOperation, E extends ExportOperation>(
  terms: RecordListTerms<Address, O, E>,
): RecordList<Address, O, E> {
  const { name, address, operation, exported, exportInput, searchLabel = '', openUnder } = terms
  const [question, setQuestion] = useQuestion(address)
  const place = textOf(useLocation())
  const fields = question as Record<string, unknown>
  const patch = setQuestion as (fields: object, options?: { replace?: boolean }) => void
  const input = terms.input(question)
  const list = useList(operation(question), input) as List<RowOf<O>>
  const key = openUnder?.name ?? 'open'
  const opened = useOpenRow<RowOf<O>, string | number>(
    list.rows,
    openUnder?.keyOf ?? (row => row.id),
    fields[key] as string | number,
    (next, options) => patch({ [key]: next, ...(next === undefined && openUnder?.onClose) }, options),
  )
  const exportQuestion = exportInput?.(question) ?? (input as InputOf<E>)
  return {
    ...{ question, setQuestion, input, list, opened },
    screen: {
      ...{ name, list, opened },
      search: {
        label: searchLabel,
        value: String(fields.search ?? ''),
        // It comes a moment after the typing: meanwhile a press may have led elsewhere, and this must not lead back.
        onSearch: search => {
          if (textOf(addressNow()) === place) patch({ search }, { replace: true })
        },
      },
      ...(exported && { exported: { operation: exported, question: exportQuestion } }),
    },
  }
}
