import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { eventsOf } from './eventWords.ts'
import { useEventWords } from './useEventWords.ts'

/** First the feature, then the verb. `action` is a feature, `feature.verb`, or empty. */
export function ActionFilter({ action, onChoose }: { action: string; onChoose: (action: string) => void }) {
  const text = useEventWords()
  const [feature = ''] = action.split('.')
  const features = Object.entries(text.names.features).flatMap(([value, feature]) =>
    feature?.name && Object.values(eventsOf(value, text)).some(Boolean) ? [{ value, label: feature.name }] : [],
  )
  const actions = Object.entries(eventsOf(feature, text)).flatMap(([value, label]) => (label ? [{ value, label }] : []))
  return (
    <>
      <FilterSelect
        label={text.feature}
        options={[{ value: '', label: text.anyFeature }, ...features]}
        value={feature}
        onChoose={onChoose}
      />
      {feature && (
        <FilterSelect
          label={text.action}
          options={[{ value: feature, label: text.anyAction }, ...actions]}
          value={action}
          onChoose={onChoose}
        />
      )}
    </>
  )
}
