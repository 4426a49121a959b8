import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'

/** What a block will show once there is something. */
export function Hint({ children }: { children: string }) {
  return (
    <div className="grid h-full min-h-24 place-content-center place-items-center gap-2 px-4 py-6 text-center text-sm text-muted">
      <ChartNoAxesColumn size={28} strokeWidth={1.25} aria-hidden />
      <p className="max-w-96">{children}</p>
    </div>
  )
}
