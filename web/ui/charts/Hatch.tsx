/** The ground of shaded points: lines, not only a colour. */
export function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width={8} height={8} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={8} height={8} className="fill-bad-soft" />
        <line x1={0} x2={0} y1={0} y2={8} strokeWidth={3} className="stroke-bad-ink" opacity={0.35} />
      </pattern>
    </defs>
  )
}
