import { useState } from 'react'
import { licenceClasses, riderServices, type ServiceType, vehicleTypes } from '#contract/people/fitness.ts'
import type { WorkerRow } from '#contract/people/worker.ts'
import { type WorkerTerms, workers } from '#contract/people/workers.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import type { FieldErrors } from '#web/shared/form/fieldErrors.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { Checkbox } from '#web/ui/controls/Checkbox.tsx'
import { FieldGroup } from '#web/ui/controls/Field.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { Textarea, TextField } from '#web/ui/controls/TextField.tsx'
import { workersWords } from '#words/people/workers.ts'

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

type ServicesFieldProps = {
  kind: 'rider' | 'companion'
  chosen: readonly ServiceType[]
  error: string | undefined
  onChange: (types: ServiceType[]) => void
}

/** The services of a rider, or the games of a companion. */
function ServicesField({ kind, chosen, error, onChange }: ServicesFieldProps) {
  const text = useWords(workersWords)
  if (kind === 'companion') return <GamesField chosen={chosen} error={error} onChange={onChange} />
  const give = (type: ServiceType, isGiven: boolean) =>
    onChange(riderServices.filter(each => (each === type ? isGiven : chosen.includes(each))))
  return (
    <FieldGroup legend={text.edit.services} error={error}>
      <div className="grid grid-cols-3 gap-2">
        {riderServices.map(type => (
          <Checkbox key={type} checked={chosen.includes(type)} onChange={isGiven => give(type, isGiven)}>
            {text.services[type]}
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  )
}

function GamesField({ chosen, error, onChange }: Omit<ServicesFieldProps, 'kind'>) {
  const text = useWords(workersWords)
  const [typed, setTyped] = useState(() => chosen.map(type => type.replace(/^game:/, '')).join('、'))
  return (
    <TextField
      label={text.edit.games}
      error={error}
      value={typed}
      onChange={event => {
        setTyped(event.target.value)
        const names = event.target.value.split(/[,，、]/).map(name => name.trim())
        onChange([...new Set(names)].filter(Boolean).map(name => `game:${name}`))
      }}
    />
  )
}

type VehicleFieldsProps = {
  worker: WorkerRow
  terms: WorkerTerms
  errors: FieldErrors
  onChange: (patch: WorkerTerms) => void
}

/** Vehicle of a rider, or vehicle classes of a chauffeur. A companion has neither. */
function VehicleFields({ worker, terms, errors, onChange }: VehicleFieldsProps) {
  const text = useWords(workersWords)
  const vehicle = terms.vehicle === undefined ? worker.vehicle : terms.vehicle
  const licence = terms.licenceClass === undefined ? worker.licenceClass : terms.licenceClass
  if (worker.kind === 'companion') return null
  if (worker.kind === 'chauffeur') {
    return (
      <Select
        label={text.edit.licenceClass}
        error={errors.licenceClass}
        value={licence ?? ''}
        options={[{ value: '', label: text.edit.noLicence }, ...licenceClasses.map(value => ({ value, label: value }))]}
        onChoose={next => onChange({ licenceClass: next === '' ? null : next })}
      />
    )
  }
  return (
    <div className="grid items-start gap-4 desktop:grid-cols-2">
      <Select
        label={text.edit.vehicle}
        error={errors.vehicle}
        value={vehicle?.type ?? ''}
        options={[
          { value: '', label: text.edit.noVehicle },
          ...vehicleTypes.map(value => ({ value, label: text.vehicles[value] })),
        ]}
        onChoose={type => onChange({ vehicle: type === '' ? null : { type, plate: vehicle?.plate ?? '' } })}
      />
      {vehicle && (
        <TextField
          label={text.edit.plate}
          error={errors['vehicle.plate']}
          maxLength={16}
          value={vehicle.plate}
          onChange={event => onChange({ vehicle: { ...vehicle, plate: event.target.value } })}
        />
      )}
    </div>
  )
}
