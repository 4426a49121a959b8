import type { MerchantRow } from '#contract/people/merchants.ts'
import { type Paper, PapersInRow } from '#web/people/workers/Papers.tsx'
import { Ago } from '#web/people/workers/WorkerState.tsx'
import { CityNames } from '#web/shared/city/CityNames.tsx'
import { RowButton } from '#web/ui/controls/RowButton.tsx'
import type { Column } from '#web/ui/list/TableRow.tsx'
import { Avatar } from '#web/ui/show/Avatar.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import type { ShopAction, WorkersWords } from '#words/people/workers.ts'

export type ChooseShopAction = (action: ShopAction, shop: MerchantRow) => void

export function shopColumns(text: WorkersWords, onAction: ChooseShopAction): readonly Column<MerchantRow>[] {
  const { columns, facts } = text
  return [
    { key: 'shop', head: columns.shop, width: 210, grow: 2, cell: row => <Shop row={row} /> },
    {
      key: 'state',
      head: columns.state,
      width: 110,
      mark: row => `${row.status} ${row.isOpen}`,
      cell: row => <ShopState row={row} text={text} />,
    },
    { key: 'address', head: facts.address, width: 160, grow: 3, cell: row => <Muted>{row.address}</Muted> },
    { key: 'category', spare: 4, head: facts.category, width: 96, cell: row => <Muted>{row.category || '–'}</Muted> },
    { key: 'prep', spare: 3, head: columns.prep, width: 84, align: 'end', cell: row => text.minutes(row.prepMinutes) },
    {
      key: 'licences',
      spare: 2,
      head: columns.licences,
      width: 190,
      grow: 1,
      cell: row => <PapersInRow papers={shopPapers(row, text)} text={text} />,
    },
    {
      key: 'reported',
      spare: 5,
      head: columns.reported,
      width: 100,
      cell: row => <Ago at={row.reportedAt} text={text} />,
    },
    { key: 'city', spare: 6, head: columns.city, width: 104, cell: row => <CityNames codes={[row.cityCode]} /> },
    {
      key: 'actions',
      head: columns.actions,
      width: 136,
      cell: row => <ShopActionsInRow shop={row} text={text} onAction={onAction} />,
    },
  ]
}

export function shopPapers({ licences }: MerchantRow, text: WorkersWords): Paper[] {
  return licences.map(({ kind, ...rest }) => ({ name: text.licences[kind], ...rest }))
}

function Muted({ children }: { children: string }) {
  return <span className="max-w-full truncate text-muted">{children}</span>
}

function Shop({ row }: { row: MerchantRow }) {
  return (
    <span className="flex max-w-full items-center gap-2.5">
      <Avatar name={row.name} size={32} />
      <span className="grid min-w-0">
        <span className="truncate font-medium">{row.name}</span>
        <span className="truncate text-xs text-muted">{`${row.no} · ${row.phone}`}</span>
      </span>
    </span>
  )
}

/** Whether it is allowed to sell, and whether it is open. */
export function ShopState({ row, text }: { row: MerchantRow; text: WorkersWords }) {
  if (row.status === 'suspended') return <ShopBadge tone="bad">{text.shopStatuses.suspended}</ShopBadge>
  return (
    <ShopBadge tone={row.isOpen ? 'good' : 'neutral'}>{row.isOpen ? text.opens.open : text.opens.closed}</ShopBadge>
  )
}

function ShopBadge({ tone, children }: { tone: 'good' | 'bad' | 'neutral'; children: string }) {
  return (
    <span>
      <Badge tone={tone}>{children}</Badge>
    </span>
  )
}

export const shopActions = ['update', 'suspend', 'resume'] as const

function ShopActionsInRow({
  shop,
  text,
  onAction,
}: {
  shop: MerchantRow
  text: WorkersWords
  onAction: ChooseShopAction
}) {
  const allowed = shopActions.filter(action => shop.allowed.includes(action))
  return (
    <span className="-mx-1 flex gap-2">
      {allowed.map(action => (
        <RowButton key={action} look={action === 'suspend' ? 'risky' : 'plain'} onPress={() => onAction(action, shop)}>
          {text.shopActions[action]}
        </RowButton>
      ))}
    </span>
  )
}

export const shopCardHeight = 96

/** The row as a card on a phone. */
export function ShopCard({ row, text }: { row: MerchantRow; text: WorkersWords }) {
  return (
    <article className="flex items-start gap-3 text-sm">
      <Avatar name={row.name} size={36} />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex items-center gap-2">
          <span className="truncate font-medium">{row.name}</span>
          <span className="ml-auto">
            <ShopState row={row} text={text} />
          </span>
        </p>
        <p className="truncate text-xs text-muted">{`${row.no} · ${row.address}`}</p>
        <p className="flex items-center gap-2 text-xs text-muted">
          <PapersInRow papers={shopPapers(row, text)} text={text} />
          <span className="ml-auto shrink-0">{`${text.columns.prep} ${text.minutes(row.prepMinutes)}`}</span>
        </p>
      </div>
    </article>
  )
}
