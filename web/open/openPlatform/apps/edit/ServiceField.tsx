import { type Service, services } from '#contract/orders/service.ts'
import { useWords } from '#web/kit/words.ts'
import { Checkbox } from '#web/ui/controls/Checkbox.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { FieldGroup } from '#web/ui/controls/Field.tsx'
import { appWords } from '#words/open/apps.ts'
import { orderNameWords } from '#words/orders/order.ts'

type ServiceFieldProps = {
  /** Null means all. */
  chosen: readonly Service[] | null
  error?: string | undefined
  onChange: (services: Service[] | null) => void
}

/** All services, or some of them. */
export function ServiceField({ chosen, error, onChange }: ServiceFieldProps) {
  const text = useWords(appWords)
  const { titles } = useWords(orderNameWords)
  const give = (service: Service, isGiven: boolean) =>
    onChange(services.filter(other => (other === service ? isGiven : chosen?.includes(other))))
  return (
    <FieldGroup legend={text.services} error={error}>
      <div className="flex gap-2">
        <Chip chosen={chosen === null} onChoose={() => onChange(null)}>
          {text.allServices}
        </Chip>
        <Chip chosen={chosen !== null} onChoose={() => onChange([...(chosen ?? [])])}>
          {text.someServices}
        </Chip>
      </div>
      {chosen !== null && (
        <div className="grid grid-cols-2 gap-2 desktop:grid-cols-3">
          {services.map(service => (
            <Checkbox key={service} checked={chosen.includes(service)} onChange={isGiven => give(service, isGiven)}>
              {titles[service]}
            </Checkbox>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
