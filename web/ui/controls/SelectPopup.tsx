import { CSPProvider } from '@base-ui/react/csp-provider'
import { Select } from '@base-ui/react/select'
import Check from 'lucide-react/icons/check'
import { type ReactNode, useState } from 'react'
import { closeBeforePage, listboxClass, optionClass, placeClass } from './listbox.ts'
import type { ChoicesProps, Option } from './Select.tsx'

type SelectPopupProps = {
  value: string
  options: readonly Option<string>[]
  onChoose: (value: string) => void
  naming: Omit<ChoicesProps<string>, 'value' | 'options' | 'onChoose'>
  className: string
  /** Content of the trigger. */
  children: ReactNode
}

/** The listbox behind a `Select`, open from the start because opening it loaded it. */
export function SelectPopup({ value, options, onChoose, naming, className, children }: SelectPopupProps) {
  // A popover is in the top layer, so the listbox of a control inside it must be rendered inside it.
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null)
  const container = trigger?.closest<HTMLElement>('[popover]') ?? undefined
  return (
    <CSPProvider disableStyleElements>
      <Select.Root
        defaultOpen
        modal={false}
        value={value}
        onValueChange={next => next !== null && onChoose(next)}
        items={options}
      >
        <Select.Trigger ref={setTrigger} {...naming} className={className}>
          {children}
        </Select.Trigger>
        <Select.Portal container={container}>
          <Select.Positioner
            alignItemWithTrigger={false}
            align="start"
            sideOffset={4}
            positionMethod="fixed"
            className={placeClass}
          >
            <Select.Popup className={listboxClass} onKeyDown={closeBeforePage}>
              {options.map(option => (
                <Select.Item key={option.value} value={option.value} lang={option.lang} className={optionClass}>
                  <Select.ItemText className="flex-1">{option.label}</Select.ItemText>
                  <Select.ItemIndicator>
                    <Check size={14} aria-hidden />
                  </Select.ItemIndicator>
                </Select.Item>
              ))}
            </Select.Popup>
          </Select.Positioner>
        </Select.Portal>
      </Select.Root>
    </CSPProvider>
  )
}
