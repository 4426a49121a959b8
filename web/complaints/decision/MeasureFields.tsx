import type { ComplaintRow } from '#contract/complaints/complaint.ts'
import { type MeasureKind, muteDays } from '#contract/complaints/decision.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { complaintDecisionWords } from '#words/complaints/complaints.ts'
import { ChipRow } from './ChipRow.tsx'
import type { ChosenMeasures } from './values.ts'

type MeasureFieldsProps = {
  complaint: ComplaintRow
  chosen: ChosenMeasures
  onChange: (chosen: ChosenMeasures) => void
}

const usual: Record<MeasureKind, string> = { score: '5', freeze: '3', mute: '7', suspend: '0' }

/** What happens to the respondent; nothing as a rule. */
export function MeasureFields({ complaint, chosen, onChange }: MeasureFieldsProps) {
  const text = useWords(complaintDecisionWords)
  const { data } = useRead(api.complaints.measures, { id: complaint.id })
  if (!data || data.kinds.length === 0) return null
  const toggle = (kind: MeasureKind) => {
    const { [kind]: known, ...rest } = chosen
    onChange(known === undefined ? { ...chosen, [kind]: usual[kind] } : rest)
  }
  const set = (kind: MeasureKind) => (amount: string) => onChange({ ...chosen, [kind]: amount })
  return (
    <ChipRow label={text.measuresTitle}>
      {data.kinds.map(kind => (
        <Chip key={kind} chosen={chosen[kind] !== undefined} onChoose={() => toggle(kind)}>
          {text.measures[kind]}
        </Chip>
      ))}
      {Object.keys(chosen).length > 0 && (
        <div className="grid w-full grid-cols-2 gap-3 pt-1">
          <Amount label={text.scorePoints} value={chosen.score} onChange={set('score')} />
          <Amount label={text.freezeDays} value={chosen.freeze} onChange={set('freeze')} />
          {chosen.mute !== undefined && (
            <Select
              label={text.muteDays}
              value={chosen.mute}
              options={muteDays.map(days => ({ value: String(days), label: text.days(days) }))}
              onChoose={set('mute')}
            />
          )}
          <p className="col-span-2 text-xs text-muted">{text.appealHint}</p>
        </div>
      )}
    </ChipRow>
  )
}

type AmountProps = { label: string; value: string | undefined; onChange: (value: string) => void }

function Amount({ label, value, onChange }: AmountProps) {
  if (value === undefined) return null
  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={value}
      onChange={event => onChange(event.target.value.replace(/\D/g, '').slice(0, 3))}
    />
  )
}
