import { type Service, services } from '#contract/orders/service.ts'
import { useWords } from '#web/kit/words.ts'
import { Checkbox } from '#web/ui/controls/Checkbox.tsx'
import { orderNameWords } from '#words/orders/names.ts'
import { cityScreenWords } from '#words/settings/cities.ts'

type OpenServicesProps = {
  chosen: readonly Service[]
  error: string | undefined
  onChange: (services: Service[]) => void
}

/** The services that take orders in a city. */
export function OpenServices({ chosen, error, onChange }: OpenServicesProps) {
  const text = useWords(cityScreenWords)
  const { titles } = useWords(orderNameWords)
  const give = (service: Service, isGiven: boolean) =>
    onChange(services.filter(other => (other === service ? isGiven : chosen.includes(other))))
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm text-muted">{text.services}</legend>
      <div className="grid grid-cols-2 gap-2 desktop:grid-cols-3">
        {services.map(service => (
          <Checkbox key={service} checked={chosen.includes(service)} onChange={isGiven => give(service, isGiven)}>
            {titles[service]}
          </Checkbox>
        ))}
      </div>
      <p role={error ? 'alert' : undefined} className={`text-xs ${error ? 'text-bad-ink' : 'text-muted'}`}>
        {error ?? text.servicesHint}
      </p>
    </fieldset>
  )
}
