import type { WorkerRow } from '#contract/people/worker.ts'
import { type WorkerTerms, workers } from '#contract/people/workers.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { Textarea, TextField } from '#web/ui/controls/TextField.tsx'
import { workersWords } from '#words/people/workers.ts'
import { ServicesField } from './ServicesField.tsx'
import { VehicleFields } from './VehicleFields.tsx'

const levels = ['1', '2', '3', '4', '5'] as const

const untouched: WorkerTerms = {}

/** Edits what staff decide about a worker. Only changed fields are sent. */
export function EditDialog({ worker, onClose }: { worker: WorkerRow; onClose: () => void }) {
  const text = useWords(workersWords)
  const { data } = useRead(api.workers.get, { id: worker.id })
  const form = useForm(workers.pcUpSend, {
    initial: untouched,
    record: worker,
    valuesOf: () => untouched,
    input: terms => terms,
    done: text.done,
    onDone: onClose,
  })
  const { values: terms, errors, set: change } = form

  return (
    <FormDialog
      title={`${text.actions.pcUpSend} · ${worker.name} ${worker.no}`}
      form={form}
      ready={data !== undefined}
      onClose={onClose}
    >
      {worker.kind !== 'chauffeur' && (
        <ServicesField
          kind={worker.kind}
          chosen={terms.serviceTypes ?? worker.serviceTypes}
          error={errors.serviceTypes}
          onChange={serviceTypes => change({ serviceTypes })}
        />
      )}
      <div className="grid items-start gap-4 desktop:grid-cols-2">
        <TextField
          label={text.edit.capacity}
          hint={text.edit.capacityHint}
          error={errors.capacity}
          type="number"
          min={1}
          max={10}
          defaultValue={worker.capacity}
          onChange={event => change({ capacity: event.target.valueAsNumber || 0 })}
        />
        <Select
          label={text.edit.level}
          error={errors.level}
          value={String(terms.level ?? worker.level) as (typeof levels)[number]}
          options={levels.map(value => ({ value, label: text.level(Number(value)) }))}
          onChoose={level => change({ level: Number(level) })}
        />
      </div>
      <VehicleFields worker={worker} terms={terms} errors={errors} onChange={change} />
      {data && (
        <Textarea
          label={text.edit.remark}
          error={errors.remark}
          rows={2}
          maxLength={500}
          defaultValue={data.remark}
          onChange={event => change({ remark: event.target.value })}
        />
      )}
      <p className="text-xs text-muted">{text.edit.identity}</p>
    </FormDialog>
  )
}
