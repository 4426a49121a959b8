import { type ReactNode, Suspense, useDeferredValue } from 'react'
import { Empty } from './Empty.tsx'
import type { Exported, ExportOperation } from './exports/ExportButton.tsx'
import { ListScreen } from './ListScreen.tsx'
import type { OpenRow } from './openRow.ts'
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx'
import { type Listed, Table, type TableProps } from './Table.tsx'
import { Tabs, type TabsProps } from './Tabs.tsx'

type TableScreenProps<Row, Key extends string, O extends ExportOperation> = Pick<
  TableProps<Row>,
  'columns' | 'card' | 'freshLabel'
> & {
  title: string
  /** The id of the box that holds the table. */
  panel: string
  tabs?: Omit<TabsProps<Key>, 'panel'>
  search: SearchBoxProps
  /** What stands beside the search. */
  filters?: ReactNode
  /** What can be done that needs no row. */
  actions?: ReactNode
  /** Where the list can be taken away as a file: what starts that, and the question as it stands. */
  exported?: Exported<O>
  list: Listed<Row>
  opened: OpenRow<Row>
  /** Said in place of the rows when there are none. */
  empty: string
  /** Reads what stands around the table as well; the list alone otherwise. */
  onAgain?: () => void
  /** What opens over it, each fetched when it is first asked for. */
  children?: ReactNode
}

/** A screen that is a table: queues, search and filters above it, the drawer and dialogs of its rows over it. */
export function TableScreen<Row extends { id: number }, O extends ExportOperation, Key extends string = string>(
  props: TableScreenProps<Row, Key, O>,
) {
  const { title, panel, tabs, search, filters, actions, exported, list, opened, empty, onAgain, children, ...rest } =
    props
  // The row answers the press at once; what opens over it takes a slow machine longer than a press may wait.
  const over = useDeferredValue(children)
  return (
    <>
      <ListScreen
        title={title}
        panel={panel}
        tabs={tabs && <Tabs {...tabs} panel={panel} />}
        filters={
          <>
            <SearchBox {...search} />
            {filters}
          </>
        }
        actions={actions}
        {...(exported && { exported })}
        onAgain={onAgain ?? list.again}
      >
        <Table
          label={title}
          list={list}
          openId={opened.row?.id}
          onOpen={opened.open}
          empty={<Empty>{empty}</Empty>}
          {...rest}
        />
      </ListScreen>
      <Suspense>{over}</Suspense>
    </>
  )
}
