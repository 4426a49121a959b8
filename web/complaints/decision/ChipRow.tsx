import { type ReactNode, useId } from 'react'

/** Choices side by side under their label. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <span id={id} className="text-sm text-muted">
        {label}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of chips everywhere */}
      <div role="group" aria-labelledby={id} className="flex flex-wrap gap-2">
        {children}
      </div>
    </div>
  )
}
