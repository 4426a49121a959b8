import { type Service, services } from '#contract/orders/service.ts'
import type { CityStanding } from '#contract/settings/city-hours.ts'
import { useWords } from '#web/kit/words.ts'
import { Badge } from '#web/ui/show/Badge.tsx'
import type { Tone } from '#web/ui/show/tone.ts'
import { orderNameWords } from '#words/orders/order.ts'
import { cityScreenWords } from '#words/settings/cities.ts'

const tones: Readonly<Record<CityStanding, Tone>> = { open: 'good', resting: 'neutral', holiday: 'warn', closed: 'bad' }

/** Whether a city takes orders now. */
export function Standing({ standing }: { standing: CityStanding }) {
  const { standings } = useWords(cityScreenWords)
  return <Badge tone={tones[standing]}>{standings[standing]}</Badge>
}

/** `9-22` as 9:00 – 22:00. */
export function OpenHours({ hours }: { hours: string }) {
  const { allDay } = useWords(cityScreenWords)
  if (hours === '') return allDay
  return hours
    .split('-')
    .map(hour => `${hour}:00`)
    .join(' – ')
}

export function ServiceNames({ of }: { of: readonly Service[] }) {
  const text = useWords(cityScreenWords)
  const { titles } = useWords(orderNameWords)
  if (of.length === 0) return text.noServices
  if (of.length === services.length) return text.allServices
  return of.map(service => titles[service]).join(' · ')
}
