import { api } from '#web/kit/api.ts'
import { useList } from '#web/shared/list/useList.ts'
import { Pair } from '../Pair.tsx'
import { PairList } from '../PairList.tsx'

/** The movements of a day that both have alike. */
export function DayMatches({ dayId }: { dayId: number }) {
  const list = useList(api.recon.matches, { dayId })
  return <PairList list={list} draw={({ ours, theirs }) => <Pair ours={ours} theirs={theirs} />} />
}
