import { webhookTypes } from '#contract/open/webhooks/catalogue.ts'
import { deliveryOutcomes } from '#contract/open/webhooks/limits.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { DaySpan } from '#web/shared/list/DaySpan.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { deliveryWords } from '#words/open/webhooks.ts'
import { withoutProtocol } from '../endpoints/columns.tsx'
import type { Question } from './question.ts'
import { useTypeName } from './useTypeName.ts'

type FiltersProps = { question: Question; onFilter: (patch: Partial<Question>) => void }

export function Filters({ question, onFilter }: FiltersProps) {
  const text = useWords(deliveryWords)
  const nameOf = useTypeName()
  const { data } = useRead(api.webhooks.list, { limit: 200 })
  return (
    <>
      <FilterSelect
        label={text.endpoint}
        options={[
          { value: '0', label: text.anyEndpoint },
          ...(data?.rows ?? []).map(({ id, app, url }) => ({
            value: String(id),
            label: `${app.name} · ${withoutProtocol(url)}`,
          })),
        ]}
        value={String(question.endpoint)}
        onChoose={endpoint => onFilter({ endpoint: Number(endpoint), open: 0 })}
      />
      <FilterSelect
        label={text.columns.type}
        options={[
          { value: '', label: text.anyType },
          ...webhookTypes.map(value => ({ value, label: `${nameOf(value)} · ${value}` })),
        ]}
        value={question.type}
        onChoose={type => onFilter({ type, open: 0 })}
      />
      <FilterSelect
        label={text.columns.outcome}
        options={[
          { value: '', label: text.anyOutcome },
          ...deliveryOutcomes.map(value => ({ value, label: text.outcomes[value] })),
        ]}
        value={question.outcome}
        onChoose={outcome => onFilter({ outcome, open: 0 })}
      />
      <DaySpan
        from={question.from}
        to={question.to}
        label={text.columns.at}
        onFilter={days => onFilter({ ...days, open: 0 })}
      />
    </>
  )
}
