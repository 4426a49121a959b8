import type { ComponentProps, ReactNode } from 'react'
import { ChooseBox } from './ChooseBox.tsx'
import type { Chosen } from './useChosen.ts'

type ChooseCellProps<Row extends { id: number; no: string }> = Omit<ComponentProps<typeof ChooseBox<Row>>, 'chosen'> & {
  /** Without it, no rows are chosen together. */
  chosen: Chosen<Row> | undefined
  children: ReactNode
}

/** The first cell of a row: the box that chooses it, and what it is. */
export function ChooseCell<Row extends { id: number; no: string }>({
  row,
  chosen,
  whyNot,
  children,
}: ChooseCellProps<Row>) {
  return (
    <span className="flex max-w-full items-center gap-2.5">
      {chosen && <ChooseBox row={row} chosen={chosen} whyNot={whyNot} />}
      <span className="grid min-w-0">{children}</span>
    </span>
  )
}
