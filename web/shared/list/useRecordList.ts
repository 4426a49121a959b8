import type { z } from 'zod'
import type { InputOf, OutputOf } from '#contract/base/operation.ts'
import type { ListName } from '#contract/desk/views.ts'
import type { Endpoint } from '#web/kit/api.ts'
import { addressNow, textOf, useLocation } from '#web/kit/route.ts'
import type { Exported, ExportOperation } from '#web/shared/exports/ExportButton.tsx'
import {
  type AddressIn,
  type AddressOut,
  type AddressSchema,
  questionWithout,
  useQuestion,
} from '#web/shared/list/addressQuestion.ts'
import { type List, useList } from '#web/shared/list/useList.ts'
import type { Everywhere } from './Elsewhere.tsx'
import type { Asked } from './OwnMade.tsx'
import { type OpenRow, useOpenRow } from './openRow.ts'
import { type Sorting, sortIn, sortingOf } from './sorting.ts'

type Row = { id: number }
type ListOperation = Endpoint<z.ZodType, z.ZodType<{ rows: Row[]; next: string | null }>>
type RowOf<O extends ListOperation> = OutputOf<O>['rows'][number]
type ListInput<O extends Endpoint> = Omit<InputOf<O>, 'after'>
type SortOf<O extends Endpoint> = O extends Endpoint
  ? InputOf<O> extends { sort?: infer Sort }
    ? Exclude<Sort, '' | undefined> & string
    : never
  : never

type EverywhereTerms<O extends ListOperation> = { filters: Partial<ListInput<O>>; tabOf?: (row: RowOf<O>) => string }

type RecordListTerms<Address extends AddressSchema, O extends ListOperation, E extends ExportOperation> = {
  /** Key under which its views and the arrangement of its columns are stored. */
  name: ListName
  /** The schema of the address: `search`, filters, and the open row. */
  address: Address
  operation: (question: AddressOut<Address>) => O
  /** Converts the address to the operation's input, but for `sort`. */
  input: (question: AddressOut<Address>) => Omit<ListInput<O>, 'sort'>
  /** The orders that the list has, the usual one first; the one that was chosen is `sort` in the address. */
  sorts?: (question: AddressOut<Address>) => readonly NoInfer<SortOf<O>>[]
  /** The export operation of the list. Its input is that of the list unless `exportInput` says otherwise. */
  exported?: E
  exportInput?: (question: AddressOut<Address>) => InputOf<E>
  /** Label of the search box, whose value is `search` in the address. */
  searchLabel?: string
  /** What the input has in place of its tab, so that a search says what it finds under the others; `tabOf` where no tab shows all. */
  everywhere?: EverywhereTerms<O> | undefined
  /** The field of the address that names the open row; by default `open`, an id. */
  openUnder?: { name: string; keyOf: (row: RowOf<O>) => string | number; onClose?: object }
}

type SetQuestion<Address extends AddressSchema> = (
  patch: Partial<AddressIn<Address>>,
  options?: { replace?: boolean },
) => void

type RecordList<Address extends AddressSchema, O extends ListOperation, E extends ExportOperation> = {
  question: AddressOut<Address>
  setQuestion: SetQuestion<Address>
  input: ListInput<O>
  list: List<RowOf<O>>
  opened: OpenRow<RowOf<O>>
  /** For the heads of the columns. */
  sorting: Sorting<SortOf<O>>
  /** For `<TableScreen>`. */
  screen: {
    name: ListName
    search: { label: string; value: string; onSearch: (search: string) => void }
    list: List<RowOf<O>>
    opened: OpenRow<RowOf<O>>
    exported?: Exported<E>
    everywhere?: Everywhere<RowOf<O>>
    asked: Asked
  }
}

/** A list of records in one declaration: filters in the address, rows, open row, export, views and columns. */
export function useRecordList<Address extends AddressSchema, O extends ListOperation, E extends ExportOperation>(
  terms: RecordListTerms<Address, O, E>,
): RecordList<Address, O, E> {
  const { name, address, operation, exported, exportInput, searchLabel = '', openUnder } = terms
  const [question, setQuestion] = useQuestion(address)
  const fields = question as Record<string, unknown>
  const patch = setQuestion as (fields: object, options?: { replace?: boolean }) => void
  const sorts = terms.sorts?.(question)
  const sorted = sorts && { sort: sortIn(sorts, fields.sort) }
  const input = { ...terms.input(question), ...sorted } as ListInput<O>
  const onSearch = useSearch(search => patch({ search }, { replace: true }))
  const list = useList(operation(question), input) as List<RowOf<O>>
  const key = openUnder?.name ?? 'open'
  const opened = useOpenRow<RowOf<O>, string | number>(
    list.rows,
    openUnder?.keyOf ?? (row => row.id),
    fields[key] as string | number,
    (next, options) => patch({ [key]: next, ...(next === undefined && openUnder?.onClose) }, options),
  )
  return {
    question,
    setQuestion,
    input,
    list,
    opened,
    sorting: sortingOf(sorts ?? [], fields.sort, sort => patch({ sort, [key]: undefined })),
    screen: {
      name,
      list,
      opened,
      search: { label: searchLabel, value: String(fields.search ?? ''), onSearch },
      asked: { operation: operation(question), input, whole: () => wholeOf(terms) },
      ...everywhereOf(operation(question), input, terms.everywhere),
      ...exportedOf(exported, { ...(exportInput?.(question) ?? input), ...sorted } as InputOf<E>),
    },
  }
}

/** The input for every record that the list has. */
function wholeOf<Address extends AddressSchema, O extends ListOperation, E extends ExportOperation>({
  input,
  address,
  everywhere,
}: RecordListTerms<Address, O, E>): object {
  return { ...input(questionWithout(address)), ...everywhere?.filters }
}

/** A search comes a moment after the typing: meanwhile a press may have led elsewhere, and this must not lead back. */
function useSearch(ask: (search: string) => void): (search: string) => void {
  const place = textOf(useLocation())
  return search => void (textOf(addressNow()) === place && ask(search))
}

function exportedOf<E extends ExportOperation>(
  operation: E | undefined,
  question: InputOf<E>,
): { exported?: Exported<E> } {
  return operation ? { exported: { operation, question } } : {}
}

function everywhereOf<O extends ListOperation>(
  operation: O,
  input: ListInput<O>,
  terms: EverywhereTerms<O> | undefined,
): { everywhere?: Everywhere<RowOf<O>> } {
  if (!terms) return {}
  const { filters, tabOf } = terms
  return { everywhere: { operation, input: { ...input, ...filters }, ...(tabOf && { tabOf }) } }
}
