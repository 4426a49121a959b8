import type { ComplaintDetail } from '#contract/complaints/complaint.ts'
import type { PunishmentRow, PunishmentState } from '#contract/complaints/decision.ts'
import type { ChooseJudging } from '#web/complaints/decision/JudgeDialog.tsx'
import { useTimeFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import type { Tone } from '#web/ui/show/tone.ts'
import { complaintDecisionWords } from '#words/complaints/complaints.ts'

const tones: Record<PunishmentState, Tone> = { in_force: 'bad', appealed: 'warn', upheld: 'bad', lifted: 'neutral' }

type PunishmentsProps = { punishments: ComplaintDetail['punishments']; onJudge: ChooseJudging }

/** What happened to the respondent, their appeal and what became of it. */
export function Punishments({ punishments, onJudge }: PunishmentsProps) {
  return (
    <ul className="grid gap-3">
      {punishments.map(punishment => (
        <Punishment key={punishment.id} punishment={punishment} onJudge={onJudge} />
      ))}
    </ul>
  )
}

function Punishment({ punishment, onJudge }: { punishment: PunishmentRow; onJudge: ChooseJudging }) {
  const text = useWords(complaintDecisionWords)
  const print = useTimeFormat('short')
  const { id, state, by, at, appealUntil, appeal, judgement, allowed } = punishment
  return (
    <li className="grid gap-1 rounded-md border border-line px-3 py-2 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <Measures punishment={punishment} />
        <span className="ml-auto">
          <Badge tone={tones[state]}>{text.punishmentStates[state]}</Badge>
        </span>
      </p>
      <p className="text-xs text-muted">
        {`${by} · ${print(at)}`}
        {state === 'in_force' && ` · ${text.appealUntil} ${print(appealUntil)}`}
      </p>
      {appeal && <Said name={text.appeal} text={appeal.text} />}
      {judgement && <Said name={`${text.judgement} · ${judgement.by}`} text={judgement.text} />}
      {allowed.length > 0 && (
        <p className="flex flex-wrap gap-2 pt-1">
          {allowed.map(move => (
            <Button key={move} onClick={() => onJudge({ move, id })}>
              {text.judging[move]}
            </Button>
          ))}
        </p>
      )}
    </li>
  )
}

/** 扣分 5 分 · 冻结接单 3 天 */
function Measures({ punishment: { measures } }: { punishment: PunishmentRow }) {
  const text = useWords(complaintDecisionWords)
  const said = measures.map(({ kind, amount }) => {
    if (kind === 'suspend') return text.measures[kind]
    return kind === 'score' ? text.points(amount) : `${text.measures[kind]} ${text.days(amount)}`
  })
  return <span className="font-medium">{said.join(' · ')}</span>
}

function Said({ name, text }: { name: string; text: string }) {
  return (
    <p className="rounded-sm bg-ground px-2 py-1 text-xs break-words">
      <span className="mr-2 text-muted">{name}</span>
      {text}
    </p>
  )
}
