import type { WorkerStep, WorkerSteps } from '#contract/orders/worker-steps.ts'
import { api } from '#web/kit/api.ts'
import { useMay } from '#web/kit/may.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { closest, placed, type Spot, spotOf, type View, viewOf, zoomed } from '#web/shared/map/plot.ts'
import { StillMap } from '#web/shared/map/StillMap.tsx'
import { workerStepWords } from '#words/orders/moves.ts'
import { orderWords } from '#words/orders/order.ts'
import { toneOf } from './toneOf.ts'

type Located = { step: WorkerStep; number: number; spot: Spot }

/** The places of the order and where its workers were; whoever was far from a place is joined with it by a line. */
export function StepsMap({ steps: { service, from, to, steps } }: { steps: WorkerSteps }) {
  const text = useWords(workerStepWords)
  const { places } = useWords(orderWords)
  const mayReadGround = useMay('orders.view')
  const { data } = useRead(api.orders.ground, {}, { enabled: mayReadGround, ignoresRecords: true })
  const points = [from, to, ...steps.map(({ position }) => position)].filter(point => point !== null)
  // Room for the labels of what lies at the edge.
  const view = zoomed(viewOf(points, { most: closest }), 0.75)
  const located = steps.flatMap((step, at): Located[] =>
    step.position ? [{ step, number: at + 1, spot: spotOf(step.position, view) }] : [],
  )
  const [begin = '', end = ''] = places[service]
  return (
    <StillMap label={text.map} view={view} tiles={data?.tiles ?? null} maps={data?.maps ?? []} hasRings={false}>
      {pixel => (
        <g aria-hidden>
          {located
            .filter(({ step }) => toneOf(step) !== 'good')
            .map(one => (
              <Line
                key={one.step.id}
                located={one}
                to={one.step.place === 'from' ? from : to}
                view={view}
                pixel={pixel}
              />
            ))}
          {from && <Place spot={spotOf(from, view)} name={begin} look="fill-warn-ink" pixel={pixel} />}
          {to && <Place spot={spotOf(to, view)} name={end} look="fill-good-ink" pixel={pixel} />}
          {together(located, pixel).map(group => (
            <Position key={group.numbers.join()} {...group} pixel={pixel} />
          ))}
        </g>
      )}
    </StillMap>
  )
}

type Point = { lng: number; lat: number }

function Line({
  located: { spot },
  to,
  view,
  pixel,
}: {
  located: Located
  to: Point | null
  view: View
  pixel: number
}) {
  if (!to) return null
  const end = spotOf(to, view)
  return (
    <line
      x1={spot.x}
      y1={spot.y}
      x2={end.x}
      y2={end.y}
      strokeWidth={2 * pixel}
      strokeDasharray={`${5 * pixel} ${4 * pixel}`}
      className="stroke-bad-ink"
    />
  )
}

function Place({ spot, name, look, pixel }: { spot: Spot; name: string; look: string; pixel: number }) {
  return (
    <g transform={placed(spot, pixel)}>
      <rect x={-7} y={-7} width={14} height={14} rx={3} strokeWidth={2} className={`stroke-surface ${look}`} />
      <text
        y={20}
        textAnchor="middle"
        paintOrder="stroke"
        strokeWidth={3}
        className="fill-ink stroke-surface text-xs font-medium"
      >
        {name}
      </text>
    </g>
  )
}

type Group = { spot: Spot; numbers: number[]; isAway: boolean }

/** In pixels: marks that are closer than this are one. */
const closeBy = 22

function together(located: readonly Located[], pixel: number): Group[] {
  const groups: Group[] = []
  for (const { step, number, spot } of located) {
    const near = groups.find(group => Math.hypot(group.spot.x - spot.x, group.spot.y - spot.y) < closeBy * pixel)
    if (near) near.numbers.push(number)
    if (near) near.isAway ||= toneOf(step) !== 'good'
    else groups.push({ spot, numbers: [number], isAway: toneOf(step) !== 'good' })
  }
  return groups
}

function Position({ spot, numbers, isAway, pixel }: Group & { pixel: number }) {
  const label = numbers.join(' · ')
  const wide = 12 + 8 * label.length
  return (
    <g transform={placed(spot, pixel)}>
      <g transform="translate(0 -16)">
        <rect
          x={-wide / 2}
          y={-10}
          width={wide}
          height={20}
          rx={10}
          strokeWidth={2}
          className={`stroke-surface ${isAway ? 'fill-bad-fill' : 'fill-accent-fill'}`}
        />
        <text textAnchor="middle" dominantBaseline="central" className="fill-on-fill text-xs font-medium">
          {label}
        </text>
      </g>
      <circle r={4} strokeWidth={2} className={`stroke-surface ${isAway ? 'fill-bad-fill' : 'fill-accent-fill'}`} />
    </g>
  )
}
