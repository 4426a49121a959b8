import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import Clock3 from 'lucide-react/icons/clock-3'
import type { ReactNode } from 'react'
import type { ApplicationDetail } from '#contract/reviews/application.ts'
import { applicationLimits, type ManualCheck, manualChecks } from '#contract/reviews/application-terms.ts'
import { type PaperKind, paperKinds } from '#contract/reviews/paper.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { keyOf, queryClient } from '#web/kit/read.ts'
import { useTimeFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { PaperStanding } from '#web/reviews/applications/ApplicationBadges.tsx'
import { Checkbox } from '#web/ui/controls/Checkbox.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { applicationsWords, applicationWords } from '#words/reviews/applications.ts'

type ChecklistItem = ApplicationDetail['checklist'][number]

/** Everything that must be there before the applicant can work. */
export function Checklist({ application }: { application: ApplicationDetail }) {
  const text = useWords(applicationsWords)
  return (
    <section className="grid gap-1">
      <h3 className="text-xs font-medium text-muted">{text.checklist}</h3>
      <ul className="grid divide-y divide-line text-sm">
        {application.checklist.map(item => (
          <li key={item.check}>
            <Item item={item} application={application} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Item({ item, application }: { item: ChecklistItem; application: ApplicationDetail }) {
  const { check } = item
  if (isManual(check)) return <CheckMark check={check} item={item} application={application} />
  if (isPaper(check)) return <PaperItem kind={check} isDone={item.isDone} application={application} />
  return <ConditionItem condition={check} isDone={item.isDone} application={application} />
}

function isManual(check: ChecklistItem['check']): check is ManualCheck {
  return (manualChecks as readonly string[]).includes(check)
}

function isPaper(check: ChecklistItem['check']): check is PaperKind {
  return (paperKinds as readonly string[]).includes(check)
}

type LineProps = { isDone: boolean; waits?: boolean; name: ReactNode; children: ReactNode }

function Line({ isDone, waits = false, name, children }: LineProps) {
  const text = useWords(applicationsWords)
  const Icon = isDone ? CircleCheck : waits ? Clock3 : CircleDashed
  const tone = isDone ? 'text-good-ink' : waits ? 'text-warn-ink' : 'text-muted'
  return (
    <p className="flex min-h-control items-center gap-x-2 py-1">
      <Icon size={16} aria-hidden className={`shrink-0 ${tone}`} />
      <span className="min-w-0">{name}</span>
      {!waits && <span className="sr-only">{isDone ? text.isDone : text.isOpen}</span>}
      <span className="ml-auto shrink-0">{children}</span>
    </p>
  )
}

type PaperItemProps = { kind: PaperKind; isDone: boolean; application: ApplicationDetail }

/** A paper, whose images stand among the papers. */
function PaperItem({ kind, isDone, application }: PaperItemProps) {
  const { papers } = useWords(applicationWords)
  const paper = application.papers.find(one => one.kind === kind)
  return (
    <Line isDone={isDone} waits={!isDone && paper?.state === 'pending'} name={papers[kind]}>
      {paper && <PaperStanding state={paper.state} />}
    </Line>
  )
}

type ConditionItemProps = { condition: 'training' | 'deposit'; isDone: boolean; application: ApplicationDetail }

function ConditionItem({ condition, isDone, application }: ConditionItemProps) {
  const text = useWords(applicationsWords)
  const { conditions } = useWords(applicationWords)
  const { trainingScore, depositPaidFen, depositFen } = application
  const least = applicationLimits.trainingScore
  return (
    <Line isDone={isDone} name={conditions[condition]}>
      <span className="text-xs text-muted">
        {condition === 'training' ? (
          trainingScore === null ? (
            text.noScore(least)
          ) : (
            text.score(trainingScore, least)
          )
        ) : (
          <>
            <Money fen={depositPaidFen} />
            {' / '}
            <Money fen={depositFen} />
          </>
        )}
      </span>
    </Line>
  )
}

type CheckMarkProps = { check: ManualCheck; item: ChecklistItem; application: ApplicationDetail }

/** What the reviewer does besides reading, to be marked as done. */
function CheckMark({ check, item, application }: CheckMarkProps) {
  const { checks } = useWords(applicationWords)
  const time = useTimeFormat('short')
  const marking = useCommand(api.applications.check)
  const { id, version, allowed } = application

  async function mark(isDone: boolean): Promise<void> {
    if (marking.pending) return
    const answer = await marking.run({ id, version, check, isDone })
    if (answer) queryClient.setQueryData(keyOf(api.applications.get, { id }), answer)
  }

  return (
    <div className="flex min-h-control items-center py-1">
      <Checkbox
        checked={item.isDone}
        disabled={!allowed.includes('check')}
        hint={item.by === null || item.at === null ? undefined : `${item.by} · ${time(item.at)}`}
        onChange={isDone => void mark(isDone)}
      >
        {checks[check]}
      </Checkbox>
    </div>
  )
}
