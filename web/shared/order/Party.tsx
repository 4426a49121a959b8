import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type PartyProps = { icon: LucideIcon; role: string; name: string; phone: ReactNode; children?: ReactNode }

/** A person or shop of an order, with role and address. */
export function Party({ icon: Icon, role, name, phone, children }: PartyProps) {
  return (
    <section aria-label={role} className="grid grid-cols-[auto_1fr] gap-x-3 text-sm">
      <span className="mt-0.5 grid size-8 place-items-center rounded-md bg-neutral-soft text-neutral-ink">
        <Icon size={16} aria-hidden />
      </span>
      <div className="min-w-0">
        <p className="flex items-baseline gap-2">
          <span className="font-medium">{name}</span>
          <span className="whitespace-nowrap text-muted">{phone}</span>
          <span className="ml-auto text-xs whitespace-nowrap text-muted">{role}</span>
        </p>
        {children && <p className="text-muted">{children}</p>}
      </div>
    </section>
  )
}
