/** Placeholder of a text; width in percent. */
export function Skeleton({ width = 100 }: { width?: number }) {
  return (
    <span
      aria-hidden
      className="block h-3.5 animate-breathe rounded-sm bg-neutral-soft"
      style={{ width: `${width}%` }}
    />
  )
}

/** Placeholder lines; widths in percent. */
export function Skeletons({ widths }: { widths: readonly number[] }) {
  return (
    <div className="grid gap-4">
      {widths.map(width => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  )
}
