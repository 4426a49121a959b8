import type { DifferenceKind } from '#contract/money/recon/difference.ts'
import { api } from '#web/kit/api.ts'
import { useList } from '#web/shared/list/useList.ts'
import { DifferencePair } from '../differences/DifferencePair.tsx'
import { PairList } from '../PairList.tsx'

/** The differences of one kind on a day, each with what may be done. */
export function DayDifferences({ dayId, kind }: { dayId: number; kind: DifferenceKind }) {
  const list = useList(api.reconDifferences.list, { dayId, kind })
  return <PairList list={list} draw={difference => <DifferencePair difference={difference} />} />
}
