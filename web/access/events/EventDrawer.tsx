import Filter from 'lucide-react/icons/funnel'
import type { EventRow } from '#contract/access/events.ts'
import { pressOf } from '#contract/access/press.ts'
import { RecordDrawer } from '#web/shared/list/RecordDrawer.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Copy } from '#web/ui/show/Copy.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { Differences } from './Differences.tsx'
import { actionOf, recordsOf } from './eventWords.ts'
import { PressLines, RecordLink } from './PressLines.tsx'
import { useEventWords } from './useEventWords.ts'

type EventDrawerProps = {
  event: EventRow
  onStep: (step: -1 | 1) => void
  onActor: (actor: EventRow['actor']) => void
  onRecord: (record: string) => void
  onClose: () => void
}

/** All details of one audit event. */
export function EventDrawer({ event, onStep, onActor, onRecord, onClose }: EventDrawerProps) {
  const text = useEventWords()
  const { columns } = text
  const { actor } = event
  const isSeveral = event.press.records > 1
  const action = actionOf(event, text)
  const kind = text.kinds[actor.kind] ?? actor.kind
  return (
    <RecordDrawer
      kind={`${columns.action} ${action}`}
      title={<span className="truncate">{isSeveral ? `${action} · ${recordsOf(event, text)}` : action}</span>}
      head={
        <div className="flex flex-wrap gap-2">
          {actor.kind === 'staff' && actor.id !== null && (
            <Button icon={Filter} onClick={() => onActor(actor)}>
              {text.theirs}
            </Button>
          )}
          {!isSeveral && (
            <Button icon={Filter} onClick={() => onRecord(event.subjectNo || String(event.subjectId))}>
              {text.itsOwn}
            </Button>
          )}
        </div>
      }
      panel="event-facts"
      onStep={onStep}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <Facts>
          <Fact name={columns.at}>
            <Time at={event.at} shape="full" />
          </Fact>
          <Fact name={columns.actor}>{[actor.name, kind].filter(Boolean).join(' · ')}</Fact>
          <Fact name={columns.record}>
            {isSeveral ? recordsOf(event, text) : <RecordLink event={event} text={text} />}
          </Fact>
          <Fact name={columns.reason}>{event.reason ?? '–'}</Fact>
        </Facts>
        {!isSeveral && (
          <section aria-label={columns.changes}>
            <Differences event={event} />
          </section>
        )}
        {event.requestId !== null && <PressLines event={event} />}
        <div className="border-t border-line pt-4 text-muted">
          <Facts>
            <Fact name={text.event}>{event.id}</Fact>
            <Code name={text.requestId} value={event.requestId && pressOf(event.requestId)} />
            <Code name={text.traceId} value={event.traceId} />
          </Facts>
        </div>
      </div>
    </RecordDrawer>
  )
}

function Code({ name, value }: { name: string; value: string | null }) {
  if (value === null) return null
  return (
    <Fact name={name}>
      <span className="flex items-center gap-1">
        <code className="truncate text-xs">{value}</code>
        <Copy value={value} />
      </span>
    </Fact>
  )
}
