import type { ReactNode } from 'react'

type CheckboxProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  /** Explanation under the label. */
  hint?: string | undefined
  children: ReactNode
}

/** A checkbox with its label. */
export function Checkbox({ checked, onChange, disabled = false, hint, children }: CheckboxProps) {
  return (
    <label className={`flex items-start gap-2 text-sm ${disabled ? 'cursor-not-allowed' : 'cursor-pointer'}`}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={event => onChange(event.target.checked)}
        className="mt-0.5 size-4 shrink-0 accent-accent-fill disabled:opacity-60"
      />
      <span className="min-w-0">
        <span className={disabled ? 'text-muted' : ''}>{children}</span>
        {hint && <span className="block text-xs text-muted">{hint}</span>}
      </span>
    </label>
  )
}
