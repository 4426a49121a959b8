import Bookmark from 'lucide-react/icons/bookmark'
import Columns3 from 'lucide-react/icons/columns-3'
import { type ReactNode, Suspense, useDeferredValue, useState } from 'react'
import type { ListName } from '#contract/desk/views.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useWords } from '#web/kit/words.ts'
import type { Exported, ExportOperation } from '#web/shared/exports/ExportButton.tsx'
import { useArrangement } from '#web/shared/list/columnArrangement.ts'
import { useKeys } from '#web/ui/controls/keys.ts'
import { PanelButton } from '#web/ui/controls/PanelButton.tsx'
import { SearchBox, type SearchBoxProps } from '#web/ui/controls/SearchBox.tsx'
import { arrange } from '#web/ui/list/columns/arrange.ts'
import { useIsMobile } from '#web/ui/list/screenWidth.ts'
import { type Listed, Table, type TableProps } from '#web/ui/list/Table.tsx'
import { Tabs, type TabsProps } from '#web/ui/list/Tabs.tsx'
import { Empty } from '#web/ui/show/Empty.tsx'
import { uiWords } from '#words/base/ui.ts'
import { recordWords } from '#words/desk/shell.ts'
import type { Everywhere } from './Elsewhere.tsx'
import { ListScreen } from './ListScreen.tsx'
import { useAnswered } from './live/own.ts'
import type { Asked } from './OwnMade.tsx'
import type { OpenRow } from './openRow.ts'

const Narrowing = lazily(async () => (await import('./folded/Narrowing.tsx')).Narrowing)
const FreshPill = lazily(async () => (await import('#web/ui/list/FreshPill.tsx')).FreshPill)
const OwnMade = lazily(async () => (await import('./OwnMade.tsx')).OwnMade)
const ListKeys = lazily(async () => (await import('./listKeys/ListKeys.tsx')).ListKeys)
const ColumnsPanel = lazily(async () => (await import('#web/ui/list/columns/ColumnsPanel.tsx')).ColumnsPanel)
const ViewsPanel = lazily(async () => (await import('#web/shared/views/ViewsPanel.tsx')).ViewsPanel)

type TableScreenProps<Row, Key extends string, O extends ExportOperation> = Pick<
  TableProps<Row>,
  'columns' | 'card' | 'onMain'
> & {
  /** Text of the button that shows new rows, by their number; entries by default. */
  freshLabel?: (count: number) => string
  /** Key under which its views and the arrangement of its columns are stored. */
  name: ListName
  /** Fields of the address that are about one row; views do not store them. */
  passing?: readonly string[]
  title: string
  /** The id of the element that holds the table. */
  panel: string
  /** Figures over the tabs. */
  above?: ReactNode
  tabs?: Omit<TabsProps<Key>, 'panel'>
  /** The search box, if the list can be searched. */
  search?: SearchBoxProps | undefined
  /** Where a search looks for what is not under this tab. */
  everywhere?: Everywhere<Row>
  /** What it asks now, and for every record: so that what is made here stands in it. */
  asked?: Asked
  /** Shown beside the search; on a phone behind a chip, unless they are `unfolded`. */
  filters?: ReactNode
  unfolded?: boolean
  /** How many of them are set, where `asked` does not say it. */
  setFilters?: number
  /** Actions that need no row. */
  actions?: ReactNode
  /** The export operation of the list, and its input as filtered now. */
  exported?: Exported<O>
  list: Listed<Row>
  opened: OpenRow<Row>
  /** The same rows drawn otherwise, as cards; without it, the table is shown. */
  insteadOfTable?: ReactNode
  /** Shown under the rows: what may be done with several of them. */
  under?: ReactNode
  /** Text in place of the rows when there are none. */
  empty: ReactNode
  /** Refetches what is around the table as well; by default the list alone. */
  onAgain?: () => void
  /** Drawers and dialogs, each loaded when it is first opened. */
  children?: ReactNode
}

/** A page with a table: tabs, search and filters above it, drawer and dialogs of its rows over it. */
export function TableScreen<Row extends { id: number }, O extends ExportOperation, Key extends string = string>(
  props: TableScreenProps<Row, Key, O>,
) {
  const { title, panel, tabs, search, filters, actions, exported, list, opened, empty, onAgain, children, ...rest } =
    props
  const { insteadOfTable, under, above, onMain, asked } = rest
  const shown = useRowsOfTab(list, tabs?.current)
  const [{ fresh }, text] = [useWords(recordWords), useWords(uiWords)]
  const { name, passing = ['open'], columns, card, freshLabel = fresh } = rest
  const isMobile = useIsMobile()
  const [arrangement, change] = useArrangement(name)
  const [hasKeys, setKeys] = useState(false)
  const again = onAgain ?? list.again
  // An open drawer refetches its own record.
  useKeys({ '?': () => setKeys(true), ...(!opened.row && { r: again }) })
  // The row is marked at once; the drawer is deferred, because rendering it takes a slow machine long.
  const over = useDeferredValue(children)
  const pill = !insteadOfTable && shown.fresh > 0 && (
    <Suspense>
      <FreshPill label={freshLabel(shown.fresh)} onShow={shown.showFresh} inLine={!isMobile} />
    </Suspense>
  )
  return (
    <>
      <ListScreen
        title={title}
        panel={panel}
        above={above}
        tabs={tabs && <Tabs {...tabs} panel={panel} />}
        filters={
          <>
            {search && <SearchBox {...search} />}
            {(isMobile || search?.value) && (
              <Suspense>
                <Narrowing {...props} list={shown} />
              </Suspense>
            )}
            {!isMobile && filters}
          </>
        }
        news={!isMobile && pill}
        actions={actions}
        {...(exported && { exported })}
        tools={
          <>
            {!isMobile && !insteadOfTable && (
              <PanelButton icon={Columns3} label={text.columns} width={320}>
                {() => <ColumnsPanel columns={columns} arrangement={arrangement} onChange={change} />}
              </PanelButton>
            )}
            <PanelButton icon={Bookmark} label={text.views} width={360}>
              {close => <ViewsPanel list={name} passing={passing} onClose={close} />}
            </PanelButton>
          </>
        }
        onAgain={again}
      >
        {asked && !insteadOfTable && <OwnRows asked={asked} list={shown} />}
        {insteadOfTable ?? (
          <Table
            label={title}
            list={shown}
            openId={opened.row?.id}
            onOpen={opened.open}
            onMain={onMain}
            empty={<Empty>{empty}</Empty>}
            columns={arrange(columns, arrangement)}
            onWidth={(key, width) => change({ widths: { ...arrangement.widths, [key]: width } })}
            card={card}
            floating={isMobile && pill}
          />
        )}
        {under}
      </ListScreen>
      <Suspense>{over}</Suspense>
      <Suspense>{hasKeys && <ListKeys onClose={() => setKeys(false)} />}</Suspense>
    </>
  )
}

/** What was made here, once something was. */
function OwnRows<Row extends { id: number }>({ asked, list }: { asked: Asked; list: Listed<Row> }) {
  const answered = useAnswered()
  if (answered.length === 0) return null
  return (
    <Suspense>
      <OwnMade answered={answered} asked={asked} list={list} />
    </Suspense>
  )
}

/** Until the rows of a tab are there, none: never those of the tab before. */
function useRowsOfTab<Row>(list: Listed<Row>, tab: string | undefined): Listed<Row> {
  const [tabOfRows, setTabOfRows] = useState(tab)
  if (!list.isStale && tabOfRows !== tab) setTabOfRows(tab)
  if (!list.isStale || tabOfRows === tab) return list
  return { ...list, rows: [], hasMore: false, isLoading: true, isStale: false, fresh: 0 }
}
