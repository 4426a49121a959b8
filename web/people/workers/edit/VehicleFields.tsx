import { licenceClasses, vehicleTypes } from '#contract/people/fitness.ts'
import type { WorkerRow } from '#contract/people/worker.ts'
import type { WorkerTerms } from '#contract/people/workers.ts'
import { useWords } from '#web/kit/words.ts'
import type { FieldErrors } from '#web/shared/form/fieldErrors.ts'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { workersWords } from '#words/people/workers.ts'

type VehicleFieldsProps = {
  worker: WorkerRow
  terms: WorkerTerms
  errors: FieldErrors
  onChange: (patch: WorkerTerms) => void
}

/** Vehicle of a rider, or vehicle classes of a chauffeur. A companion has neither. */
export function VehicleFields({ worker, terms, errors, onChange }: VehicleFieldsProps) {
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
