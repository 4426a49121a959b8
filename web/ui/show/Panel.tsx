import { type ReactNode, useId } from 'react'

type PanelProps = { title: string; hint: string; actions?: ReactNode; children: ReactNode }

/** A section of a page about one's own account. */
export function Panel({ title, hint, actions, children }: PanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-line bg-surface p-5 desktop:rounded-lg desktop:border">
      <div className="mb-3 flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 id={id} className="text-lg font-medium">
            {title}
          </h2>
          <p className="text-sm text-muted">{hint}</p>
        </div>
        {actions}
      </div>
      {children}
    </section>
  )
}
