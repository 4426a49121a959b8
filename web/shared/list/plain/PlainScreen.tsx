import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useState } from 'react'
import type { ListName } from '#contract/desk/views.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useMay } from '#web/kit/may.ts'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useEdited } from '#web/shared/list/useEdited.ts'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import type { Column } from '#web/ui/list/TableRow.tsx'
import { TwoLines } from '#web/ui/show/TwoLines.tsx'
import {
  addressOf,
  chosenIn,
  columnsOf,
  type Fields,
  filtersOf,
  othersIn,
  type PlainOperations,
  type PlainRow,
  type PlainTerms,
  type PlainText,
  type RowOf,
  type TypedOf,
  textIn,
} from './fields.ts'

const PlainDrawer = lazily(async () => (await import('./PlainDrawer.tsx')).PlainDrawer)
const PlainForm = lazily(async () => (await import('./PlainForm.tsx')).PlainForm)

type PlainScreenProps<O extends PlainOperations> = {
  operations: O
  text: PlainText
  /** The field that names a record: the first column. */
  titleField: keyof TypedOf<O> & string
  fields: Fields<TypedOf<O>, RowOf<O>>
  /** What a record has besides, in table and drawer. */
  more?: readonly Column<RowOf<O>>[]
  /** On a phone; by default the title, and the other fields under it. */
  card?: { height: number; draw: (row: RowOf<O>) => ReactNode }
  /** Before the button that adds one. */
  actions?: ReactNode
  /** Fields of the address that views do not store. */
  passing?: readonly string[]
  /** What is opened over the list besides its drawer and its form. */
  children?: ReactNode
}

/**
 * The screen of a plain table in one declaration: list with search, filters, views and cards, drawer, form that adds and edits, and deletion.
 * Drawer and form are loaded when they are first opened.
 */
export function PlainScreen<O extends PlainOperations>(props: PlainScreenProps<O>) {
  const { operations, text, more = [], card, actions, passing = ['open'], children } = props
  const terms = { title: props.titleField, fields: props.fields, text } as unknown as PlainTerms
  const { fields } = terms
  const [address] = useState(() => addressOf(fields))
  const mayAdd = useMay(operations.add.needs)
  const name = operations.list.name.replace(/\..*/, '') as ListName
  const { question, setQuestion, list, opened, screen } = useRecordList({
    name,
    address,
    operation: () => operations.list as PlainOperations['list'],
    input: asked => ({ search: asked.search, ...chosenIn(asked, fields) }),
    searchLabel: text.search,
  })
  const edited = useEdited<PlainRow>(list)
  const chosen = chosenIn(question, fields)
  const isNarrowed = question.search !== '' || Object.keys(chosen).length > 0

  return (
    <TableScreen
      {...screen}
      title={text.title}
      panel={name}
      passing={passing}
      unfolded={filtersOf(fields).length === 0}
      filters={filtersOf(fields).map(({ name: filter, label, any, options }) => (
        <FilterSelect
          key={filter}
          label={label}
          options={Object.entries({ any, ...options }).map(([value, said]) => ({ value, label: said }))}
          value={chosen[filter] ?? 'any'}
          onChoose={value => setQuestion({ [filter]: value, open: 0 })}
        />
      ))}
      actions={
        <>
          {actions}
          {mayAdd && (
            <Button look="primary" icon={Plus} onClick={edited.add}>
              {text.add}
            </Button>
          )}
        </>
      }
      columns={[...columnsOf(terms), ...more] as Column<RowOf<O>>[]}
      card={card ?? { height: 64, draw: row => <PlainCard row={row as PlainRow} terms={terms} /> }}
      empty={isNarrowed ? (text.emptyFiltered ?? text.empty) : text.empty}
    >
      {opened.row && (
        <PlainDrawer
          {...terms}
          row={opened.row as unknown as PlainRow}
          more={more as readonly Column<PlainRow>[]}
          remove={operations.remove}
          onEdit={edited.edit}
          onStep={opened.step}
          onClose={opened.close}
        />
      )}
      {edited.isOpen && <PlainForm {...terms} operations={operations} row={edited.row} onClose={edited.close} />}
      {children}
    </TableScreen>
  )
}

function PlainCard({ row, terms }: { row: PlainRow; terms: PlainTerms }) {
  const under = othersIn(terms).map(([name, field]) => textIn(row, name, field))
  return (
    <div className="flex flex-col text-sm">
      <TwoLines under={under.join(' · ')}>{String(row[terms.title])}</TwoLines>
    </div>
  )
}
