import type { ReactNode } from 'react'

/** An error page: what is wrong, and where to go. */
export function UnavailablePage({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <div className="grid min-h-full place-items-center p-6">
      <div className="grid max-w-md justify-items-center gap-3 text-center">
        <h1 className="text-xl font-medium">{title}</h1>
        <p className="text-sm text-muted">{hint}</p>
        {children}
      </div>
    </div>
  )
}
