import { useWords } from '#web/kit/words.ts'
import { dispatchWords } from '#words/orders/dispatch.ts'
import { height, placed, type Seen, tilesOf, unitsPerMetre, type View, width } from './plot.ts'

const ringsM = [1000, 3000, 5000]

/** Map tiles; where one fails to load, the background colour remains. */
export function Ground({ tiles, view, seen }: { tiles: string; view: View; seen: Seen }) {
  return (
    <g aria-hidden className="pointer-events-none">
      {tilesOf(tiles, view, seen).map(({ key, url, x, y, size }) => (
        <image key={key} href={url} x={x} y={y} width={size} height={size} />
      ))}
      <rect
        x={(width - seen.width) / 2}
        y={(height - seen.height) / 2}
        width={seen.width}
        height={seen.height}
        className="fill-haze"
      />
    </g>
  )
}

/** Distance circles around the centre, in metres, where there are no map tiles. */
export function Rings({ view, pixel }: { view: View; pixel: number }) {
  const text = useWords(dispatchWords)
  const units = unitsPerMetre(view)
  return ringsM.map(metres => (
    <g key={metres} aria-hidden>
      <circle
        cx={width / 2}
        cy={height / 2}
        r={metres * units}
        className="fill-none stroke-line-strong"
        strokeDasharray="3 5"
      />
      <g transform={placed({ x: width / 2, y: height / 2 - metres * units }, pixel)}>
        <text x={4} y={-4} className="fill-muted text-xs">
          {text.ring(metres / 1000)}
        </text>
      </g>
    </g>
  ))
}
