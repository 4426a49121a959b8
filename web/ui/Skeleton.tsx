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
