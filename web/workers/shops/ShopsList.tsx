import { useState } from 'react'
import { type MerchantRow, merchants } from '#contract/people/merchants.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useWords } from '#web/kit/words.ts'
import { CityFilter } from '#web/shared/city/CityFilter.tsx'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import type { TabsProps } from '#web/ui/list/Tabs.tsx'
import { type Ask, chosen, isNarrowed, opens, Question, shopStatuses } from '#web/workers/question.ts'
import { ExpiryFilter } from '#web/workers/WorkerFilters.tsx'
import { type ListTab, type ShopAct, workersWords } from '#words/people/workers.ts'
import { ShopCard, shopCardHeight, shopColumns } from './shopColumns.tsx'

const ShopDrawer = lazily(async () => (await import('./ShopDrawer.tsx')).ShopDrawer)
const AskedShopAct = lazily(async () => (await import('./AskedShopAct.tsx')).AskedShopAct)

type ShopsListProps = { tabs: Omit<TabsProps<ListTab>, 'panel'> }

export function ShopsList({ tabs }: ShopsListProps) {
  const text = useWords(workersWords)
  const [asked, setAsked] = useState<{ act: ShopAct; shop: MerchantRow }>()
  const { question, ask, opened, screen } = useRecordList({
    name: 'merchants',
    address: Question,
    operation: () => merchants.list,
    asked: shopsOf,
    exported: merchants.export,
    searchLabel: text.searchShop,
  })
  const askAct = (act: ShopAct, shop: MerchantRow) => setAsked({ act, shop })
  return (
    <TableScreen
      {...screen}
      title={text.title}
      panel="workers-list"
      tabs={tabs}
      filters={<ShopFilters question={question} onAsk={ask} />}
      columns={shopColumns(text, askAct)}
      card={{ height: shopCardHeight, draw: row => <ShopCard row={row} text={text} /> }}
      freshLabel={text.fresh}
      empty={isNarrowed(question) ? text.emptyFiltered : text.emptyShops}
    >
      {question.open > 0 && (
        <ShopDrawer
          key={question.open}
          id={question.open}
          row={opened.row}
          onStep={opened.step}
          onAsk={askAct}
          onClose={opened.close}
        />
      )}
      {asked && <AskedShopAct {...asked} onClose={() => setAsked(undefined)} />}
    </TableScreen>
  )
}

function shopsOf({ search, city, shopStatus, openNow, expiry }: Question) {
  const days = chosen(expiry)
  return {
    search,
    cityCode: chosen(city),
    status: chosen(shopStatus),
    isOpen: openNow === 'any' ? undefined : openNow === 'open',
    expiresIn: days === undefined ? undefined : Number(days),
  }
}

function ShopFilters({ question, onAsk }: { question: Question; onAsk: Ask }) {
  const text = useWords(workersWords)
  const { city, shopStatus, openNow, expiry } = question
  return (
    <>
      <CityFilter city={city} onChoose={next => onAsk({ city: next, open: 0 })} />
      <FilterSelect
        label={text.filters.open}
        options={opens.map(value => ({ value, label: value === 'any' ? text.any.open : text.opens[value] }))}
        value={openNow}
        onChoose={next => onAsk({ openNow: next, open: 0 })}
      />
      <FilterSelect
        label={text.filters.status}
        options={shopStatuses.map(value => ({
          value,
          label: value === 'any' ? text.any.status : text.shopStatuses[value],
        }))}
        value={shopStatus}
        onChoose={next => onAsk({ shopStatus: next, open: 0 })}
      />
      <ExpiryFilter expiry={expiry} onAsk={onAsk} text={text} />
    </>
  )
}
