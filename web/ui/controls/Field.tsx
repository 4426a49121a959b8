import { type ReactNode, useId } from 'react'

type Wiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean | undefined }

export type FieldProps = { label: string; hint?: string | undefined; error?: string | undefined }

export const inputClass =
  'h-control w-full rounded-md border border-line-strong bg-surface px-2.5 text-base text-ink placeholder:text-muted ' +
  'transition-colors duration-100 -outline-offset-1 hover:border-accent focus:border-accent-ink aria-invalid:border-bad-ink disabled:opacity-60'

/** A label above its control, and hint or error under it. `children` receives the ids that connect them. */
export function Field({ label, hint, error, children }: FieldProps & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  const note = error ?? hint
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm text-muted">
        {label}
      </label>
      {children({ id, 'aria-describedby': note && `${id}-note`, 'aria-invalid': error !== undefined || undefined })}
      {note && (
        <p
          id={`${id}-note`}
          role={error ? 'alert' : undefined}
          className={`text-xs ${error ? 'text-bad-ink' : 'text-muted'}`}
        >
          {note}
        </p>
      )}
    </div>
  )
}

type FieldGroupProps = { legend: string; error?: string | undefined; children: ReactNode }

/** Controls that make one field, with its label above and its error under them. */
export function FieldGroup({ legend, error, children }: FieldGroupProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm text-muted">{legend}</legend>
      {children}
      {error && (
        <p role="alert" className="text-xs text-bad-ink">
          {error}
        </p>
      )}
    </fieldset>
  )
}
