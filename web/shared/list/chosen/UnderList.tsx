import { type ReactNode, Suspense, useState } from 'react'
import type { Chosen } from './useChosen.ts'

/** Loaded with the first row that is chosen. What came of the rows stays when none is chosen any more. */
export function UnderList<Row>({ chosen, children }: { chosen: Chosen<Row>; children: ReactNode }) {
  const [isUsed, setUsed] = useState(false)
  if (!isUsed && chosen.rows.length > 0) setUsed(true)
  return isUsed && <Suspense>{children}</Suspense>
}
