import { RecordButtons } from '#web/shared/list/RecordButtons.tsx'
import { RecordDrawer } from '#web/shared/list/RecordDrawer.tsx'
import type { Column } from '#web/ui/list/TableRow.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import {
  type Field,
  hintOf,
  othersIn,
  type PlainOperations,
  type PlainRow,
  type PlainTerms,
  shownIn,
} from './fields.ts'

type PlainDrawerProps = PlainTerms & {
  row: PlainRow
  more: readonly Column<PlainRow>[]
  remove: PlainOperations['remove']
  onEdit: (row: PlainRow) => void
  onStep: (step: -1 | 1) => void
  onClose: () => void
}

/** One record of a plain table, with edit and delete as far as `allowed` says. */
export function PlainDrawer({ row, more, remove, onEdit, onStep, onClose, ...terms }: PlainDrawerProps) {
  const { title, fields, text } = terms
  const name = String(row[title])
  const removing = { remove, sureToRemove: text.sureToRemove(name), onRemoved: onClose }
  return (
    <RecordDrawer
      kind={fields[title]?.label ?? ''}
      title={name}
      head={<RecordButtons row={row} onEdit={onEdit} {...removing} />}
      panel="plain-record"
      onStep={onStep}
      onClose={onClose}
    >
      <Facts>
        {othersIn(terms).map(([key, field]) => (
          <Fact key={key} name={field.head ?? field.label}>
            <Value row={row} name={key} field={field} />
          </Fact>
        ))}
        {more.map(({ key, head, cell }) => (
          <Fact key={key} name={head}>
            {cell(row)}
          </Fact>
        ))}
      </Facts>
    </RecordDrawer>
  )
}

function Value({ row, name, field }: { row: PlainRow; name: string; field: Field }) {
  const hint = hintOf(row[name], field)
  if (hint === undefined) return shownIn(row, name, field)
  return (
    <span className="flex flex-wrap items-center gap-2">
      {shownIn(row, name, field)}
      <span className="text-muted">{hint}</span>
    </span>
  )
}
