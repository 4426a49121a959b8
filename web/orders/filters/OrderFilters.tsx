import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { z } from 'zod'
import type { WorkerKind } from '#contract/base/machine.ts'
import type { OrderRow } from '#contract/orders/order.ts'
import { cancelCodes, liabilities, refundStates } from '#contract/orders/order-names.ts'
import type { OrderQuestion, progressFilters } from '#contract/orders/order-question.ts'
import { dayKinds } from '#contract/orders/order-queues.ts'
import { reasonsFor } from '#contract/orders/reasons.ts'
import { planOf, type Service } from '#contract/orders/service.ts'
import { api } from '#web/kit/api.ts'
import { useMay } from '#web/kit/may.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { CityFilter } from '#web/shared/city/CityFilter.tsx'
import { AmountRange } from '#web/shared/list/AmountRange.tsx'
import { DaySpan } from '#web/shared/list/DaySpan.tsx'
import { FilterChip } from '#web/shared/list/FilterChip.tsx'
import { FoldedFilters } from '#web/shared/list/folded/FoldedFilters.tsx'
import { SpanChip } from '#web/shared/list/SpanChip.tsx'
import { kindName } from '#web/shared/order/about.ts'
import { useStateName } from '#web/shared/order/names/named.ts'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { useIsMobile } from '#web/ui/list/screenWidth.ts'
import { orderFiltersWords } from '#words/orders/filters.ts'
import { progressWords, reasonsWords } from '#words/orders/moves.ts'
import { orderWords } from '#words/orders/order.ts'
import { PickBox } from './PickBox.tsx'
import { RideFilters } from './RideFilters.tsx'

type Narrower = Omit<
  z.output<typeof OrderQuestion>,
  'service' | 'queue' | 'sort' | 'search' | 'ids' | 'after' | 'limit'
>

type OrderFiltersProps = {
  service: Service
  /** The kinds to filter by, if the service has several. */
  kinds: readonly string[]
  question: Narrower
  /** The first row of the list, which has the name of the customer or worker that the list is filtered by. */
  first: OrderRow | undefined
  onFilter: (narrower: Partial<Narrower>) => void
}

/** The filters of a service's orders; on a phone behind their chip. */
export function OrderFilters(props: OrderFiltersProps) {
  const filters = <Filters {...props} />
  if (!useIsMobile()) return filters
  return <FoldedFilters asked={{ input: props.question, whole: () => ({}) }}>{filters}</FoldedFilters>
}

function Filters({ service, kinds, question, first, onFilter }: OrderFiltersProps) {
  const text = useWords(orderFiltersWords)
  const words = useWords(orderWords)
  const { reasons } = useWords(reasonsWords)
  const stateName = useStateName()
  const maySeeWorkers = useMay('workers.view')
  const maySeeComplaints = useMay('complaints.view')
  const { kind, state, refund, cancelCode, shop, cityCode, leastFen, mostFen, customerId, workerId } = question
  const { worker } = planOf(service)
  const states = planOf(service).states as readonly Narrower['state'][]
  const codes = cancelCodes.filter(code => reasonsFor(service, 'staff').includes(code))
  return (
    <span className="order-last flex basis-full flex-wrap items-center gap-2">
      <DayRange {...question} onFilter={onFilter} />
      <ProgressChips question={question} onFilter={onFilter} />
      {kinds.length > 0 && (
        <FilterSelect
          label={text.kind}
          options={withAny(kinds, text.anyKind, one => kindName(service, one, words))}
          value={kind}
          onChoose={next => onFilter({ kind: next })}
        />
      )}
      <FilterSelect
        label={text.state}
        options={withAny(states, text.anyState, stateName)}
        value={state}
        onChoose={next => onFilter({ state: next })}
      />
      <FilterSelect
        label={text.refund}
        options={withAny(refundStates, text.anyRefund, one => words.refunds[one])}
        value={refund}
        onChoose={next => onFilter({ refund: next })}
      />
      <FilterSelect
        label={text.cancelCode}
        options={withAny(codes, text.anyCancelCode, one => reasons[one])}
        value={cancelCode}
        onChoose={next => onFilter({ cancelCode: next })}
      />
      <AmountRange leastFen={leastFen} mostFen={mostFen} onFilter={onFilter} />
      {maySeeWorkers && (
        <>
          {service === 'food' && !shop && (
            <ShopBox label={words.places.food[0] ?? ''} onChoose={next => onFilter({ shop: next })} />
          )}
          {worker && !workerId && (
            <WorkerBox kind={worker} label={words.workers[worker]} onChoose={next => onFilter({ workerId: next })} />
          )}
        </>
      )}
      <CityFilter city={cityCode} onChoose={next => onFilter({ cityCode: next })} />
      {service === 'chauffeur' && <RideFilters question={question} onFilter={onFilter} />}
      <FollowFilters question={question} canSeeComplaints={maySeeComplaints} onFilter={onFilter} />
      {shop && <Only name={shop} onClear={() => onFilter({ shop: '' })} />}
      {(customerId || workerId) && (
        <Only
          name={(customerId ? first?.customer : first?.worker)?.name ?? text.ofPerson}
          onClear={() => onFilter({ customerId: null, workerId: null })}
        />
      )}
    </span>
  )
}

function withAny<Value extends string>(values: readonly Value[], any: string, nameOf: (value: Value) => string) {
  return [
    { value: '' as const, label: any },
    ...values.map(value => ({ value, label: value === '' ? any : nameOf(value) })),
  ]
}

/** Shows that the list is limited to one person or shop, and removes that filter. */
function Only({ name, onClear }: { name: string; onClear: () => void }) {
  return (
    <Chip chosen onChoose={onClear}>
      <span className="flex items-center gap-1">
        {name}
        <X size={12} aria-hidden />
      </span>
    </Chip>
  )
}

type Days = Pick<z.output<typeof OrderQuestion>, 'firstDay' | 'lastDay' | 'dayOf'>

/** First and last day, either of them optional, and which time they refer to. */
function DayRange({ firstDay, lastDay, dayOf, onFilter }: Days & { onFilter: (days: Partial<Days>) => void }) {
  const text = useWords(orderFiltersWords)
  return (
    <span className="flex flex-wrap items-center gap-1">
      <FilterSelect
        label={text.dayOf}
        options={dayKinds.map(value => ({ value, label: text.days[value] }))}
        value={dayOf}
        onChoose={next => onFilter({ dayOf: next })}
      />
      <DaySpan
        from={firstDay}
        to={lastDay}
        label={text.days[dayOf]}
        isNamedBeside
        onFilter={({ from, to }) => onFilter({ firstDay: from, lastDay: to })}
      />
    </span>
  )
}

type Followed = Pick<z.output<typeof OrderQuestion>, 'liability' | 'urged' | 'complained' | 'noted' | 'claimed'>

type FollowFiltersProps = {
  question: Followed
  canSeeComplaints: boolean
  onFilter: (followed: Partial<Followed>) => void
}

/** Filters by notes, claims, complaints and liability. */
function FollowFilters({ question, canSeeComplaints, onFilter }: FollowFiltersProps) {
  const text = useWords(orderFiltersWords)
  const names = useWords(reasonsWords).liabilities
  const chips = ['urged', ...(canSeeComplaints ? (['complained'] as const) : []), 'noted', 'claimed'] as const
  return (
    <>
      <FilterSelect
        label={text.liability}
        options={[
          { value: '', label: text.anyLiability },
          ...liabilities.map(value => ({ value, label: names[value] })),
        ]}
        value={question.liability}
        onChoose={next => onFilter({ liability: next })}
      />
      {chips.map(name => (
        <Chip key={name} chosen={question[name]} onChoose={() => onFilter({ [name]: !question[name] })}>
          {text[name]}
        </Chip>
      ))}
    </>
  )
}

type Asked = z.output<typeof OrderQuestion>
type Progress = Pick<Asked, keyof typeof progressFilters>

type ProgressChipsProps = { question: Progress; onFilter: (filters: Partial<Progress>) => void }

/** The filters that a figure of the dashboard brought along; each can be dropped. */
function ProgressChips({ question, onFilter }: ProgressChipsProps) {
  const text = useWords(progressWords)
  const { since, until, reached, furthest, stillAt, lateness, valid, refunded } = question
  const { endedBy, cancelFault, dispatch, timed, cell, zone } = question
  const { liabilities } = useWords(reasonsWords)
  const chips: { name: string | false; drop: Partial<Progress> }[] = [
    { name: reached && text.reached(text.steps[reached]), drop: { reached: '' } },
    { name: furthest && text.furthest(text.steps[furthest]), drop: { furthest: '' } },
    { name: stillAt && text.stillAt(text.steps[stillAt]), drop: { stillAt: '' } },
    { name: lateness && text.latenesses[lateness], drop: { lateness: '' } },
    { name: valid && text.valid, drop: { valid: false } },
    { name: refunded && text.refunded, drop: { refunded: false } },
    { name: endedBy && text.endedBy[endedBy], drop: { endedBy: '' } },
    { name: cancelFault && text.cancelFault(liabilities[cancelFault]), drop: { cancelFault: '' } },
    { name: dispatch && text.dispatch[dispatch], drop: { dispatch: '' } },
    { name: timed && text.timed[timed], drop: { timed: '' } },
    { name: cell && text.cell(cell), drop: { cell: '' } },
    { name: Boolean(zone) && text.zone, drop: { zone: null } },
  ]
  return (
    <>
      <SpanChip since={since} until={until} onFilter={onFilter} />
      {chips.map(
        ({ name, drop }) =>
          name && <FilterChip key={Object.keys(drop).join()} name={name} onDrop={() => onFilter(drop)} />,
      )}
    </>
  )
}

/** Filters by shop, searched by name. */
function ShopBox({ label, onChoose }: { label: string; onChoose: (shop: string) => void }) {
  const [search, setSearch] = useState('')
  const { data } = useRead(api.merchants.list, { search, limit: 8 }, { enabled: search.length >= 2 })
  const found = data?.rows.map(row => row.name)
  return (
    <PickBox
      label={label}
      search={search}
      onSearch={setSearch}
      found={found && [...new Set(found)]}
      onPick={place => onChoose([...new Set(found)][place] ?? '')}
    />
  )
}

type WorkerBoxProps = { kind: WorkerKind; label: string; onChoose: (workerId: number) => void }

/** Filters by worker, searched by number, name or phone. */
function WorkerBox({ kind, label, onChoose }: WorkerBoxProps) {
  const [typed, setTyped] = useState('')
  // A chosen suggestion is number and name; the number alone identifies the worker.
  const [search = ''] = typed.split(' ')
  const { data } = useRead(api.workers.list, { queue: kind, search, limit: 8 }, { enabled: search.length >= 2 })
  return (
    <PickBox
      label={label}
      search={typed}
      onSearch={setTyped}
      found={data?.rows.map(({ no, name }) => `${no} ${name}`)}
      onPick={place => onChoose(data?.rows[place]?.id ?? 0)}
    />
  )
}
