import X from 'lucide-react/icons/x'
import { z } from 'zod'
import { addDays, startOfShanghaiDay } from '#contract/base/shanghai.ts'
import { DayLimit } from '#contract/base/values.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { DaySpan } from '#web/shared/list/DaySpan.tsx'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { cardHeight, EventCard, eventColumns } from './columns.tsx'
import { eventsOf } from './eventWords.ts'
import { useEventWords } from './useEventWords.ts'

const EventDrawer = lazily(async () => (await import('./EventDrawer.tsx')).EventDrawer)

/** `actor` and `actorName` are one person's, 0 for everybody; `open` is the entry whose drawer is open. */
const Question = z.object({
  record: z.string().max(64).default(''),
  action: z.string().max(64).default(''),
  actor: z.int().min(0).default(0),
  actorName: z.string().max(64).default(''),
  from: DayLimit,
  to: DayLimit,
  /** Also what apps, customers and the system did. */
  everybody: z.boolean().default(false),
  open: z.int().min(0).default(0),
})

function inputOf({ record, action, actor, from, to, everybody }: z.output<typeof Question>) {
  // About one record or person everything is shown.
  const byStaff = !everybody && !record && !actor
  return {
    byStaff,
    byPress: true,
    record,
    action,
    actorId: actor || undefined,
    from: from ? startOfShanghaiDay(from) : undefined,
    to: to ? startOfShanghaiDay(addDays(to, 1)) : undefined,
  }
}

/** The audit log: action, actor and changes. */
export function EventsPage() {
  const text = useEventWords()
  const { question, setQuestion, opened, screen } = useRecordList({
    name: 'events',
    address: Question,
    operation: () => api.events.list,
    input: inputOf,
    exported: api.events.export,
  })
  const { record, action, actor, actorName, from, to, everybody } = question

  return (
    <TableScreen
      {...screen}
      title={text.title}
      panel="events-list"
      search={{
        label: text.record,
        value: record,
        onSearch: next => setQuestion({ record: next, open: 0 }, { replace: true }),
      }}
      setFilters={[action, actor, from || to, everybody && !record && actor === 0].filter(Boolean).length}
      filters={
        <>
          <ActionFilter action={action} onChoose={next => setQuestion({ action: next, open: 0 })} />
          <DaySpan from={from} to={to} label={text.columns.at} onFilter={days => setQuestion({ ...days, open: 0 })} />
          {!record && actor === 0 && (
            <Chip chosen={everybody} onChoose={() => setQuestion({ everybody: !everybody, open: 0 })}>
              {text.everybody}
            </Chip>
          )}
          {actor > 0 && (
            <button
              type="button"
              title={text.notOnly}
              onClick={() => setQuestion({ actor: 0, actorName: '' })}
              className="flex h-control items-center gap-1 rounded-full bg-accent-soft px-3 text-sm text-accent-ink"
            >
              {text.only(actorName || String(actor))}
              <X size={13} aria-label={text.notOnly} />
            </button>
          )}
        </>
      }
      columns={eventColumns(text)}
      card={{ height: cardHeight, draw: row => <EventCard row={row} text={text} /> }}
      freshLabel={text.fresh}
      empty={text.empty}
    >
      {opened.row && (
        <EventDrawer
          event={opened.row}
          onStep={opened.step}
          onActor={({ id, name }) => setQuestion({ actor: id ?? 0, actorName: name, open: 0 })}
          onRecord={next => setQuestion({ record: next, open: 0 })}
          onClose={opened.close}
        />
      )}
    </TableScreen>
  )
}

/** First the feature, then the verb. `action` is a feature, `feature.verb`, or empty. */
function ActionFilter({ action, onChoose }: { action: string; onChoose: (action: string) => void }) {
  const text = useEventWords()
  const [feature = ''] = action.split('.')
  const features = Object.entries(text.names.features).flatMap(([value, feature]) =>
    feature?.name && Object.values(eventsOf(value, text)).some(Boolean) ? [{ value, label: feature.name }] : [],
  )
  const actions = Object.entries(eventsOf(feature, text)).flatMap(([value, label]) => (label ? [{ value, label }] : []))
  return (
    <>
      <FilterSelect
        label={text.feature}
        options={[{ value: '', label: text.anyFeature }, ...features]}
        value={feature}
        onChoose={onChoose}
      />
      {feature && (
        <FilterSelect
          label={text.action}
          options={[{ value: feature, label: text.anyAction }, ...actions]}
          value={action}
          onChoose={onChoose}
        />
      )}
    </>
  )
}
