import { generate } from 'lean-qr'

/** Quiet zone in modules; cameras need it. */
const quiet = 4

/** Black on white in the dark theme as well: not every camera reads an inverted code. */
export function QrCode({ value, label }: { value: string; label: string }) {
  const code = generate(value)
  const whole = code.size + 2 * quiet
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-quiet} ${-quiet} ${whole} ${whole}`}
      shapeRendering="crispEdges"
      className="mx-auto size-46 rounded-md border border-line"
    >
      <rect x={-quiet} y={-quiet} width={whole} height={whole} fill="#fff" />
      <path fill="#000" d={squaresOf(code)} />
    </svg>
  )
}

function squaresOf({ size, get }: { size: number; get: (x: number, y: number) => boolean }): string {
  const all = Array.from({ length: size * size }, (_, at) => [at % size, Math.floor(at / size)] as const)
  return all.map(([x, y]) => (get(x, y) ? `M${x} ${y}h1v1h-1z` : '')).join('')
}
