import { Suspense, useState } from 'react'
import type { DifferenceKind } from '#contract/money/recon/difference.ts'
import type { ReconDay } from '#contract/money/recon/rows.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { lazily } from '#web/kit/lazily.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { RecordDrawer } from '#web/shared/list/RecordDrawer.tsx'
import { useList } from '#web/shared/list/useList.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Tabs } from '#web/ui/list/Tabs.tsx'
import { Balance, Money } from '#web/ui/show/Money.tsx'
import { recordWords } from '#words/desk/shell.ts'
import { reconWords } from '#words/money/recon.ts'
import { DifferencePair } from '../differences/DifferencePair.tsx'
import { Pair } from '../Pair.tsx'
import { PairList } from '../PairList.tsx'
import { type DayPart, dayParts } from '../question.ts'
import { DayBadge } from './DayBadge.tsx'
import { useCoveredTimes } from './useCoveredTimes.ts'

const ConfirmDayDialog = lazily(async () => (await import('./ConfirmDayDialog.tsx')).ConfirmDayDialog)

type DayDrawerProps = {
  day: ReconDay
  part: DayPart | ''
  onPart: (part: DayPart) => void
  onStep: (step: -1 | 1) => void
  onClose: () => void
}

/** One day of a channel: both sums, and every movement under what became of it, ours and theirs beside each other. */
export function DayDrawer({ day, part, onPart, onStep, onClose }: DayDrawerProps) {
  const text = useWords(reconWords)
  const current = part || firstPart(day)
  return (
    <RecordDrawer
      kind={text.title}
      title={
        <>
          <span className="shrink-0 whitespace-nowrap">{day.day}</span>
          <span className="truncate font-normal text-muted">{day.channel.name}</span>
          <DayBadge row={day} />
        </>
      }
      head={<Head day={day} />}
      tabs={
        <Tabs
          label={text.title}
          panel="recon-day"
          current={current}
          onChoose={onPart}
          tabs={dayParts.map(key => ({
            key,
            label: key === 'matched' ? text.matched : text.kinds[key],
            count: key === 'matched' ? day.matched : day.differences[key],
          }))}
        />
      }
      panel="recon-day"
      width="min(760px, 64vw)"
      onStep={onStep}
      onClose={onClose}
    >
      {current === 'matched' ? <DayMatches dayId={day.id} /> : <DayDifferences dayId={day.id} kind={current} />}
    </RecordDrawer>
  )
}

/** What has to be looked at comes first. */
function firstPart({ differences }: ReconDay): DayPart {
  const kinds = Object.entries(differences) as [DifferenceKind, number][]
  return kinds.find(([, count]) => count > 0)?.[0] ?? 'matched'
}

function Head({ day }: { day: ReconDay }) {
  const text = useWords(reconWords)
  const covered = useCoveredTimes(day)
  return (
    <>
      <Sums day={day} />
      <p className="flex flex-wrap gap-x-4 text-xs text-muted">
        <span>{covered}</span>
        {day.waiting > 0 && <span>{text.waiting(day.waiting)}</span>}
      </p>
      {day.confirmed && (
        <p className="rounded-md bg-warn-soft px-3 py-2 text-sm break-words text-warn-ink">
          {text.confirmed(day.confirmed.by.name, day.confirmed.reason)}
        </p>
      )}
      <Actions day={day} />
    </>
  )
}

function Actions({ day }: { day: ReconDay }) {
  const text = useWords(reconWords)
  const { done } = useWords(recordWords)
  const { run, pending } = useCommand(api.recon.compare)
  const [isConfirming, setConfirming] = useState(false)
  const compare = async () => {
    if (await run({ id: day.id })) toast.success(done)
  }
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {day.allowed.includes('confirm') && (
        <Button look="risky" onClick={() => setConfirming(true)}>
          {text.confirm}
        </Button>
      )}
      {day.allowed.includes('compare') && (
        <Button busy={pending} onClick={() => void compare()}>
          {text.compare}
        </Button>
      )}
      <Suspense>{isConfirming && <ConfirmDayDialog day={day} onClose={() => setConfirming(false)} />}</Suspense>
    </div>
  )
}

/** The differences of one kind on a day, each with what may be done. */
function DayDifferences({ dayId, kind }: { dayId: number; kind: DifferenceKind }) {
  const list = useList(api.reconDifferences.list, { dayId, kind })
  return <PairList list={list} draw={difference => <DifferencePair difference={difference} />} />
}

/** The movements of a day that both have alike. */
function DayMatches({ dayId }: { dayId: number }) {
  const list = useList(api.recon.matches, { dayId })
  return <PairList list={list} draw={({ ours, theirs }) => <Pair ours={ours} theirs={theirs} />} />
}

/** What came and left by each side, and how they differ. */
function Sums({ day }: { day: ReconDay }) {
  const text = useWords(reconWords)
  const sides = [
    { key: 'ours', name: text.sides.ours, ...day.ours },
    { key: 'theirs', name: text.sides.theirs, ...day.theirs },
  ]
  return (
    <dl className="grid grid-cols-3 divide-x divide-line rounded-md border border-line text-sm max-desktop:grid-cols-2 max-desktop:[&>:last-child]:col-span-2 max-desktop:[&>:last-child]:border-t max-desktop:[&>:last-child]:border-line">
      {sides.map(({ key, name, inFen, outFen, count }) => (
        <div key={key} className="grid gap-0.5 px-3 py-2">
          <dt className="text-xs text-muted">
            {name} · {text.movements(count)}
          </dt>
          <dd className="text-base font-medium">
            <Money fen={inFen} />
          </dd>
          <dd className="text-xs text-muted">
            <Money fen={outFen} minus={outFen > 0} />
          </dd>
        </div>
      ))}
      <div className="grid content-start gap-0.5 px-3 py-2">
        <dt className="text-xs text-muted">{text.columns.difference}</dt>
        <dd className="text-base font-medium">
          <Balance fen={day.differenceFen} />
        </dd>
        <dd className="text-xs text-muted">
          {text.columns.fee} <Money fen={day.feeFen} />
        </dd>
      </div>
    </dl>
  )
}
