import type { WorkerKind } from '#contract/base/machine.ts'
import { useWords } from '#web/kit/words.ts'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { workersWords } from '#words/people/workers.ts'
import { settingsWords } from '#words/settings/settings.ts'
import type { FieldTerms } from './ValueFields.tsx'
import { freeOf, percentOf } from './values.ts'

type WithheldTableProps = { label: string; kinds: readonly WorkerKind[]; terms: FieldTerms }

/** Of each kind of worker the share that is withheld, and up to which sum of a month nothing is. */
export function WithheldTable({ label, kinds, terms }: WithheldTableProps) {
  const text = useWords(settingsWords)
  const { kinds: names } = useWords(workersWords)
  return (
    <section aria-label={label} className="grid gap-4">
      {kinds.map(kind => (
        <fieldset key={kind} className="grid grid-cols-2 items-start gap-3">
          <legend className="pb-1 text-sm font-medium">{names[kind]}</legend>
          <TextField
            label={text.withheldPercent}
            inputMode="numeric"
            autoComplete="off"
            value={terms.text(percentOf(kind))}
            error={terms.error(`${kind}.percent`)}
            hint={text.between('0', '45')}
            onChange={event => terms.change({ [percentOf(kind)]: event.target.value })}
          />
          <TextField
            label={text.withheldFree}
            inputMode="decimal"
            autoComplete="off"
            value={terms.text(freeOf(kind))}
            error={terms.error(`${kind}.freeFen`)}
            onChange={event => terms.change({ [freeOf(kind)]: event.target.value })}
          />
        </fieldset>
      ))}
    </section>
  )
}
