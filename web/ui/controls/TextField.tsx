import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentProps, useState } from 'react'
import { useWords } from '#web/kit/words.ts'
import { uiWords } from '#words/base/ui.ts'
import { Field, type FieldProps, inputClass } from './Field.tsx'

type InputProps = FieldProps & Omit<ComponentProps<'input'>, 'id'>

export function TextField({ label, hint, error, className = '', ...rest }: InputProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {wiring => <input {...rest} {...wiring} className={`${inputClass} ${className}`} />}
    </Field>
  )
}

export function PasswordField({ label, hint, error, ...rest }: InputProps) {
  const text = useWords(uiWords)
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field label={label} hint={hint} error={error}>
      {wiring => (
        <span className="relative">
          <input {...rest} {...wiring} type={isShown ? 'text' : 'password'} className={`${inputClass} pr-9`} />
          <button
            type="button"
            aria-label={isShown ? text.hidePassword : text.showPassword}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 right-0 grid w-9 place-items-center rounded-md text-muted hover:text-ink"
          >
            <Icon size={16} aria-hidden />
          </button>
        </span>
      )}
    </Field>
  )
}

export function Textarea({ label, hint, error, ...rest }: FieldProps & Omit<ComponentProps<'textarea'>, 'id'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {wiring => <textarea rows={3} {...rest} {...wiring} className={`${inputClass} h-auto! resize-y py-1.5`} />}
    </Field>
  )
}
