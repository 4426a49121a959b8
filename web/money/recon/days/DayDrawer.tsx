import { Suspense, useState } from 'react'
import type { DifferenceKind } from '#contract/money/recon/difference.ts'
import type { ReconDay } from '#contract/money/recon/rows.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { lazily } from '#web/kit/lazily.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { RecordDrawer } from '#web/shared/list/RecordDrawer.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Tabs } from '#web/ui/list/Tabs.tsx'
import { recordWords } from '#words/desk/shell.ts'
import { reconWords } from '#words/money/recon.ts'
import { type DayPart, dayParts } from '../question.ts'
import { DayBadge } from './DayBadge.tsx'
import { DayDifferences } from './DayDifferences.tsx'
import { DayMatches } from './DayMatches.tsx'
import { Sums } from './Sums.tsx'
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
