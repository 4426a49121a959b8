/** Where words will stand; width in percent of its place. */
export function Skeleton({ width = 100 }: { width?: number }) {
  return (
    <span
      aria-hidden
      className="block h-3.5 animate-breathe rounded-sm bg-neutral-soft"
      style={{ width: `${width}%` }}
    />
  )
}

/** A few lines to come, as wide as said in percent. */
export function Skeletons({ widths }: { widths: readonly number[] }) {
  return (
    <div className="grid gap-4">
      {widths.map(width => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  )
}
