import type { Service } from '#contract/orders/service.ts'
import { useWords } from '#web/kit/words.ts'
import { Checkbox } from '#web/ui/controls/Checkbox.tsx'
import { orderNameWords } from '#words/orders/order.ts'
import { cityScreenWords } from '#words/settings/cities.ts'

type OpenServicesProps<Offered extends Service> = {
  /** Those to choose from. */
  offered: readonly Offered[]
  chosen: readonly Offered[]
  /** What it means that one is not ticked; without it, of a city. */
  hint?: string
  error: string | undefined
  onChange: (services: Offered[]) => void
}

/** The services that take orders in a city or a part of it. */
export function OpenServices<Offered extends Service>({
  offered,
  chosen,
  hint,
  error,
  onChange,
}: OpenServicesProps<Offered>) {
  const text = useWords(cityScreenWords)
  const { titles } = useWords(orderNameWords)
  const give = (service: Offered, isGiven: boolean) =>
    onChange(offered.filter(other => (other === service ? isGiven : chosen.includes(other))))
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm text-muted">{text.services}</legend>
      <div className="grid grid-cols-2 gap-2 desktop:grid-cols-3">
        {offered.map(service => (
          <Checkbox key={service} checked={chosen.includes(service)} onChange={isGiven => give(service, isGiven)}>
            {titles[service]}
          </Checkbox>
        ))}
      </div>
      <p role={error ? 'alert' : undefined} className={`text-xs ${error ? 'text-bad-ink' : 'text-muted'}`}>
        {error ?? hint ?? text.servicesHint}
      </p>
    </fieldset>
  )
}
