import { useWords } from '#web/kit/words.ts'
import { serviceWords } from '#words/orders/order.ts'

/** The name of a service; an unknown value is shown as it is. */
export function useServiceName(): (service: string) => string {
  const known: Readonly<Record<string, string>> = useWords(serviceWords)
  return service => known[service] ?? service
}
