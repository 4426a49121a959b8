import type { ReportRow } from '#contract/dashboard/reports.ts'
import { useWords } from '#web/kit/words.ts'
import { useCityNames } from '#web/shared/city/useCityNames.ts'
import { scheduledReportWords } from '#words/dashboard/reports.ts'
import { orderNameWords } from '#words/orders/order.ts'

/** The fields of the form: what may be everything is an empty text there, and the hour is a text, too. */
export const blank = {
  name: '',
  kind: 'day' as ReportRow['kind'],
  service: '' as NonNullable<ReportRow['service']> | '',
  cityCode: '',
  hour: '8',
  language: 'zh' as ReportRow['language'],
  recipients: [] as ReportRow['recipients'],
  isOn: true,
}
export type Values = typeof blank

export function valuesOf(row: ReportRow): Values {
  const { name, kind, service, cityCode, hour, language, recipients, isOn } = row
  return { name, kind, service: service ?? '', cityCode, hour: String(hour), language, recipients, isOn }
}

export function inputOf({ service, hour, recipients, ...terms }: Values) {
  return { ...terms, service: service || null, hour: Number(hour), recipients: recipients.map(({ id }) => id) }
}

export function clockOf(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}

/** When a report is sent, and what it is about, in words. */
export function useTermNames() {
  const text = useWords(scheduledReportWords)
  const { allServices, allCities } = text
  const { titles } = useWords(orderNameWords)
  const { nameOf } = useCityNames()
  return {
    when: ({ kind, hour }: Pick<ReportRow, 'kind' | 'hour'>) => text.at[kind](clockOf(hour)),
    about: ({ service, cityCode }: Pick<ReportRow, 'service' | 'cityCode'>) =>
      [service ? titles[service] : allServices, cityCode ? nameOf(cityCode) : allCities].join(' · '),
  }
}
