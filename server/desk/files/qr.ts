import { setImmediate as giveWay } from 'node:timers/promises'

/** A finder is dark, light, dark, light, dark, as 1:1:3:1:1, along any line through its middle. */
const shares = [1, 1, 3, 1, 1] as const
const modules = 7
/** Where the pattern begins along a line, and how many pixels its smallest part has. */
type Run = { start: number; unit: number }
type Size = { width: number; height: number }
/** A mark, and on how many lines it was found. */
type Mark = { x: number; y: number; unit: number; lines: number }

/** Lines that are looked at before others have a turn. */
const linesAtOnce = 40

/**
 * Whether a grey picture shows the three corner marks of a QR code, so that people see it blurred before they scan it. It
 * errs on the side of blurring, and reads no code.
 */
export async function hasFinders(grey: Buffer, size: Size): Promise<boolean> {
  const isDark = darkness(grey, size)
  const columns = new Map<number, Run[]>()
  const columnAt = (x: number) => {
    const known = columns.get(x) ?? finderRuns(size.height, line => isDark(x, line))
    columns.set(x, known)
    return known
  }
  const marks: Mark[] = []
  for (let y = 0; y < size.height; y += 2) {
    if (y % linesAtOnce === 0) await giveWay()
    for (const { start, unit } of finderRuns(size.width, x => isDark(x, y))) {
      const x = Math.round(start + (unit * modules) / 2)
      const crossing = columnAt(x).some(
        run => Math.abs(run.start + (run.unit * modules) / 2 - y) < unit * 2 && Math.abs(run.unit - unit) < unit / 2,
      )
      if (crossing) note(marks, { x, y, unit, lines: 1 })
    }
  }
  return isCode(marks.filter(({ lines }) => lines > 1))
}

/** The middle of a mark is three parts thick, so that neighbouring lines cross it as well. */
function note(marks: Mark[], found: Mark): void {
  const known = marks.find(mark => distance(mark, found) < found.unit * 4)
  if (known) known.lines += 1
  else marks.push(found)
}

function distance(one: Mark, other: Mark): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

/** Three of one size, in a corner: two equal sides and the diagonal of their square. */
function isCode(marks: Mark[]): boolean {
  return marks.some(corner =>
    marks.some(one => marks.some(other => one !== other && isCorner(corner, one, other) && corner !== one)),
  )
}

function isCorner(corner: Mark, one: Mark, other: Mark): boolean {
  const [side, width, diagonal] = [distance(corner, one), distance(corner, other), distance(one, other)]
  const isAlike = [one, other].every(({ unit }) => Math.abs(unit - corner.unit) < corner.unit / 2)
  const isSquare = Math.abs(side - width) < side / 4 && Math.abs(diagonal - side * Math.SQRT2) < side / 3
  return isAlike && isSquare && side > corner.unit * modules * 2
}

/** Darker than its surroundings, which is what survives a shadow over the picture. */
function darkness(grey: Buffer, { width, height }: Size): (x: number, y: number) => boolean {
  const block = 32
  const columns = Math.ceil(width / block)
  const sums = new Float64Array(columns * Math.ceil(height / block))
  const counts = new Float64Array(sums.length)
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const place = Math.floor(y / block) * columns + Math.floor(x / block)
      sums[place] = (sums[place] ?? 0) + (grey[y * width + x] ?? 0)
      counts[place] = (counts[place] ?? 0) + 1
    }
  }
  const overall = sums.reduce((sum, part) => sum + part, 0) / counts.reduce((sum, part) => sum + part, 0)
  return (x, y) => {
    const place = Math.floor(y / block) * columns + Math.floor(x / block)
    const around = (sums[place] ?? 0) / (counts[place] || 1)
    return (grey[y * width + x] ?? 255) < (around + overall) / 2 - 8
  }
}

function finderRuns(length: number, isDark: (at: number) => boolean): Run[] {
  const found: Run[] = []
  const runs: { dark: boolean; start: number; length: number }[] = []
  for (let at = 0; at <= length; at += 1) {
    const dark = at < length && isDark(at)
    const last = runs.at(-1)
    if (last && last.dark === dark && at < length) last.length += 1
    else {
      const five = runs.slice(-5)
      const unit = five.reduce((sum, run) => sum + run.length, 0) / modules
      if (five.length === 5 && five[0]?.dark && unit >= 1.5 && five.every((run, i) => isShare(run.length, unit, i))) {
        found.push({ start: five[0].start, unit })
      }
      runs.push({ dark, start: at, length: 1 })
    }
  }
  return found
}

function isShare(length: number, unit: number, place: number): boolean {
  const expected = (shares[place] ?? 1) * unit
  return Math.abs(length - expected) <= expected / 2
}
