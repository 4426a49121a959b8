import type { Service } from '#contract/orders/service.ts'
import { services } from '#contract/orders/service-names.ts'
import { useWords } from '#web/kit/words.ts'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { orderNameWords } from '#words/orders/order.ts'

type ServiceFilterProps = {
  /** Without one, it is called like the choice of every service. */
  label?: string
  /** Empty for every service. */
  service: Service | ''
  onChoose: (service: Service | '') => void
}

/** One service, or every one. */
export function ServiceFilter({ label, service, onChoose }: ServiceFilterProps) {
  const { allServices, titles } = useWords(orderNameWords)
  return (
    <FilterSelect
      label={label ?? allServices}
      options={(['', ...services] as const).map(value => ({ value, label: value ? titles[value] : allServices }))}
      value={service}
      onChoose={onChoose}
    />
  )
}
