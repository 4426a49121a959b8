import type { ReactNode } from 'react'

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
