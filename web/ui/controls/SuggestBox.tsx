import { Autocomplete } from '@base-ui/react/autocomplete'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { inputClass } from './Field.tsx'
import { listboxClass, optionClass, placeClass } from './listbox.ts'

type SuggestBoxProps = {
  label: string
  placeholder: string
  /** The typed text. */
  value: string
  onType: (typed: string) => void
  /** Suggestions, already filtered by the caller. */
  suggestions: readonly string[]
  onChoose: (suggestion: string) => void
  /** The error of the typed text. */
  error?: string | undefined
  width?: string
}

/** A text box with suggestions. */
export function SuggestBox(props: SuggestBoxProps) {
  const { label, placeholder, value, onType, suggestions, onChoose, error, width = '' } = props
  return (
    <CSPProvider disableStyleElements>
      <Autocomplete.Root
        mode="none"
        items={suggestions}
        value={value}
        onValueChange={(next, { reason }) => (reason === 'item-press' ? onChoose(next) : onType(next))}
      >
        <Autocomplete.Input
          aria-label={label}
          aria-invalid={error !== undefined || undefined}
          title={error ?? label}
          placeholder={placeholder}
          className={`${inputClass} ${width} shrink-0`}
        />
        <Autocomplete.Portal>
          <Autocomplete.Positioner align="start" sideOffset={4} positionMethod="fixed" className={placeClass}>
            <Autocomplete.Popup className={`${listboxClass} data-empty:hidden`}>
              <Autocomplete.List className="outline-none">
                {(suggestion: string) => (
                  <Autocomplete.Item key={suggestion} value={suggestion} className={optionClass}>
                    {suggestion}
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
    </CSPProvider>
  )
}
