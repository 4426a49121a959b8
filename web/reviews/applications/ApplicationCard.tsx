import type { ApplicationRow } from '#contract/reviews/application.ts'
import { useWords } from '#web/kit/words.ts'
import { CityNames } from '#web/shared/city/CityNames.tsx'
import { ChooseBox } from '#web/shared/list/chosen/ChooseBox.tsx'
import type { Chosen } from '#web/shared/list/chosen/useChosen.ts'
import { HolderBadge } from '#web/shared/review/HolderBadge.tsx'
import { Clock } from '#web/ui/show/Clock.tsx'
import { applicationWords } from '#words/reviews/applications.ts'
import { ApplicationState, Completeness, PaperChips, RisksInRow } from './ApplicationBadges.tsx'

export const cardHeight = 176

/** The row as a card on a phone. */
export function ApplicationCard({ row, chosen }: { row: ApplicationRow; chosen: Chosen<ApplicationRow> }) {
  const text = useWords(applicationWords)
  return (
    <article className="grid gap-1.5 text-sm">
      <p className="flex items-center gap-2">
        <ChooseBox row={row} chosen={chosen} />
        <span className="truncate font-medium">{row.name}</span>
        <span className="shrink-0">{text.kinds[row.kind]}</span>
        <span className="ml-auto flex shrink-0 items-center gap-1.5">
          {row.case?.state === 'waiting' && <Clock since={row.case.queuedAt} due={row.case.dueAt} />}
          <ApplicationState state={row.state} />
        </span>
      </p>
      <div className="flex items-center gap-3">
        <span className="truncate text-muted">
          <CityNames codes={[row.cityCode]} />
        </span>
        <span className="ml-auto shrink-0">
          <Completeness row={row} isLine />
        </span>
      </div>
      <div className="h-6 overflow-hidden">
        <PaperChips papers={row.papers} />
      </div>
      <div className="h-6 overflow-hidden">
        <RisksInRow risks={row.risks} />
      </div>
      <div className="flex gap-3 text-xs text-muted">
        <span className="truncate">{row.no}</span>
        <span className="ml-auto shrink-0">
          <HolderBadge row={row} />
        </span>
      </div>
    </article>
  )
}
