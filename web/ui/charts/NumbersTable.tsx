import { Link } from '#web/kit/route.ts'
import type { Numbers, Opens } from './chart.ts'

type NumbersTableProps = {
  numbers: Numbers
  caption: string
  /** As long as its rows; else it scrolls. */
  isWhole?: boolean
  /** In px, of the drawing whose place it takes. */
  height?: number
}

/** What a chart draws, as a table with the same links. */
export function NumbersTable({
  numbers: { heads, rows, prints, saidHead },
  caption,
  isWhole = false,
  height,
}: NumbersTableProps) {
  const [first, ...rest] = heads
  const table = (
    <table className="w-full text-sm">
      <thead className="sticky top-0 bg-surface text-muted">
        <tr className="max-desktop:whitespace-nowrap">
          <th scope="col" className="py-1.5 text-left font-normal">
            {first}
          </th>
          {rest.map(head => (
            <th key={head} scope="col" className="py-1.5 pl-4 text-right font-normal">
              {head}
            </th>
          ))}
          {saidHead && (
            <th scope="col" className="py-1.5 pl-4 text-left font-normal">
              {saidHead}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, link, onOpen, cells, cellOpens, said }) => (
          <tr key={key} className="border-t border-line max-desktop:whitespace-nowrap">
            <th scope="row" className="py-1.5 text-left font-normal">
              <Opening name={name} link={link ?? null} onOpen={onOpen} />
            </th>
            {cells.map((value, at) => (
              <td key={rest[at]} className="py-1.5 pl-4 text-right">
                {value === null ? '–' : <Opening name={prints[at]?.(value) ?? ''} {...cellOpens?.[at]} />}
              </td>
            ))}
            {saidHead && <td className="py-1.5 pl-4 text-left">{said}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
  if (isWhole) return <div className="overflow-x-auto">{table}</div>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area is reached by keyboard
    <section className="max-h-80 overflow-auto" style={sized(height)} tabIndex={0} aria-label={caption}>
      {table}
    </section>
  )
}

function sized(height: number | undefined) {
  return height ? { height, maxHeight: height } : undefined
}

const nameClass = 'text-left text-accent-ink hover:underline'

function Opening({ name, link, onOpen }: { name: string } & Opens) {
  if (link)
    return (
      <Link to={link} className={nameClass}>
        {name}
      </Link>
    )
  if (!onOpen) return name
  return (
    <button type="button" onClick={onOpen} className={nameClass}>
      {name}
    </button>
  )
}
