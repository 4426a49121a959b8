import { useState } from 'react'
import type { MerchantRow } from '#contract/people/merchants.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useWords } from '#web/kit/words.ts'
import { chosen, isNarrowed, opens, Question, type SetQuestion, shopStatuses } from '#web/people/workers/question.ts'
import { ExpiryFilter } from '#web/people/workers/WorkerFilters.tsx'
import type { ListHeading } from '#web/people/workers/WorkersPage.tsx'
import { CityFilter } from '#web/shared/city/CityFilter.tsx'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { type ShopAction, workersWords } from '#words/people/workers.ts'
import { ShopCard, shopCardHeight, shopColumns } from './shopColumns.tsx'

const ShopDrawer = lazily(async () => (await import('./ShopDrawer.tsx')).ShopDrawer)
const ShopActionDialog = lazily(async () => (await import('./ShopActionDialog.tsx')).ShopActionDialog)

export function ShopsList({ heading }: { heading: ListHeading }) {
  const text = useWords(workersWords)
  const [chosen, setChosen] = useState<{ action: ShopAction; shop: MerchantRow }>()
  const { question, setQuestion, opened, screen } = useRecordList({
    name: 'merchants',
    address: Question,
    operation: () => api.merchants.list,
    input: shopsOf,
    exported: api.merchants.export,
    searchLabel: text.searchShop,
  })
  const chooseAction = (action: ShopAction, shop: MerchantRow) => setChosen({ action, shop })
  return (
    <TableScreen
      {...screen}
      {...heading}
      filters={<ShopFilters question={question} onFilter={setQuestion} />}
      columns={shopColumns(text, chooseAction)}
      card={{ height: shopCardHeight, draw: row => <ShopCard row={row} text={text} /> }}
      empty={isNarrowed(question) ? text.emptyFiltered : text.emptyShops}
    >
      {question.open > 0 && (
        <ShopDrawer
          key={question.open}
          id={question.open}
          row={opened.row}
          onStep={opened.step}
          onAction={chooseAction}
          onClose={opened.close}
        />
      )}
      {chosen && <ShopActionDialog {...chosen} onClose={() => setChosen(undefined)} />}
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

function ShopFilters({ question, onFilter }: { question: Question; onFilter: SetQuestion }) {
  const text = useWords(workersWords)
  const { city, shopStatus, openNow, expiry } = question
  return (
    <>
      <CityFilter city={city} onChoose={next => onFilter({ city: next, open: 0 })} />
      <FilterSelect
        label={text.filters.open}
        options={opens.map(value => ({ value, label: value === 'any' ? text.any.open : text.opens[value] }))}
        value={openNow}
        onChoose={next => onFilter({ openNow: next, open: 0 })}
      />
      <FilterSelect
        label={text.filters.status}
        options={shopStatuses.map(value => ({
          value,
          label: value === 'any' ? text.any.status : text.shopStatuses[value],
        }))}
        value={shopStatus}
        onChoose={next => onFilter({ shopStatus: next, open: 0 })}
      />
      <ExpiryFilter expiry={expiry} onFilter={onFilter} text={text} />
    </>
  )
}
