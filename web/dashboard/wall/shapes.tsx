/** Orders are square, late ones a larger diamond with a sign; workers are round, those with an order full. */
export function OrderShape({ isLate }: { isLate: boolean }) {
  if (!isLate) return <rect x={-5} y={-5} width={10} height={10} rx={2} className="fill-warn-ink stroke-surface" />
  return (
    <>
      <rect
        x={-8}
        y={-8}
        width={16}
        height={16}
        rx={2}
        transform="rotate(45)"
        className="fill-bad-fill stroke-surface"
      />
      <text y={4} textAnchor="middle" className="fill-on-fill text-xs font-semibold">
        !
      </text>
    </>
  )
}

export function WorkerShape({ isBusy }: { isBusy: boolean }) {
  return (
    <circle
      r={6}
      strokeWidth={isBusy ? 1 : 2.5}
      className={isBusy ? 'fill-good-ink stroke-surface' : 'fill-surface stroke-accent-fill'}
    />
  )
}
