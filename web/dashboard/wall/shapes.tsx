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

/** One order as it is; of several, how many, and in the corner how many of them are late. */
export function ClusterShape({ count, late }: { count: number; late: number }) {
  if (count === 1) return <OrderShape isLate={late > 0} />
  return (
    <>
      <rect x={-12} y={-9} width={24} height={18} rx={4} className="fill-warn-ink stroke-surface" />
      <Count y={4.5} of={count} className="fill-surface" />
      {late > 0 && (
        <g transform="translate(13 -9)">
          <rect
            x={-7}
            y={-7}
            width={14}
            height={14}
            rx={2}
            transform="rotate(45)"
            className="fill-bad-fill stroke-surface"
          />
          <Count y={4} of={late} className="fill-on-fill" />
        </g>
      )}
    </>
  )
}

function Count({ of, y, className }: { of: number; y: number; className: string }) {
  return (
    <text y={y} textAnchor="middle" className={`text-xs font-semibold ${className}`}>
      {of > 99 ? '99+' : of}
    </text>
  )
}
