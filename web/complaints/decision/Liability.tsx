import { respondents } from '#contract/complaints/complaint-types.ts'
import { useWords } from '#web/kit/words.ts'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { complaintDecisionWords, complaintsWords } from '#words/complaints/complaints.ts'
import { complaintNameWords } from '#words/complaints/names.ts'
import { ChipRow } from './ChipRow.tsx'
import { isLiable, isWhole, type Percent, sumOf, toggled } from './liability.ts'

/** Who is liable: one side alone by its chip, several with their shares. */
export function Liability({ percent, onChange }: { percent: Percent; onChange: (percent: Percent) => void }) {
  const text = useWords(complaintsWords)
  const { liable } = useWords(complaintDecisionWords)
  const { sides } = useWords(complaintNameWords)
  const chosen = respondents.filter(side => isLiable(percent, side))
  return (
    <ChipRow label={liable}>
      {respondents.map(side => (
        <Chip key={side} chosen={chosen.includes(side)} onChoose={() => onChange(toggled(percent, side))}>
          {sides[side]}
        </Chip>
      ))}
      {chosen.length > 1 && (
        <div className="grid w-full grid-cols-2 gap-3 pt-1">
          {chosen.map(side => (
            <TextField
              key={side}
              label={text.percentOf(sides[side])}
              inputMode="decimal"
              value={percent[side]}
              onChange={event => onChange({ ...percent, [side]: event.target.value })}
            />
          ))}
          <p className={`col-span-2 text-sm ${isWhole(percent) ? 'text-good-ink' : 'text-warn-ink'}`}>
            {text.sumIs(sumOf(percent) / 100)}
          </p>
        </div>
      )}
    </ChipRow>
  )
}
