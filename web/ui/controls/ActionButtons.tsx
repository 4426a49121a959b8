import { Button } from '#web/ui/controls/Button.tsx'
import { RowAct } from '#web/ui/controls/RowAct.tsx'

type ActionButtonsProps<Act extends string> = {
  /** What this reader may do with the record now, in the order of use; a row has room for the first two. */
  acts: readonly Act[]
  names: Readonly<Record<Act, string>>
  risky: readonly Act[]
  onAsk: (act: Act) => void
  place: 'row' | 'bar'
  /** In a bar, the first stands out unless it is risky. */
  leads?: boolean
}

/** One button for each thing that may be done with a record, and no other. */
export function ActionButtons<Act extends string>({
  acts,
  names,
  risky,
  onAsk,
  place,
  leads = false,
}: ActionButtonsProps<Act>) {
  const lookOf = (act: Act) => (risky.includes(act) ? 'risky' : 'plain')
  if (place === 'bar') {
    return acts.map((act, at) => (
      <Button
        key={act}
        look={leads && at === 0 && !risky.includes(act) ? 'primary' : lookOf(act)}
        onClick={() => onAsk(act)}
      >
        {names[act]}
      </Button>
    ))
  }
  return (
    <span className="-mx-1 flex gap-2">
      {acts.slice(0, 2).map(act => (
        <RowAct key={act} look={lookOf(act)} onPress={() => onAsk(act)}>
          {names[act]}
        </RowAct>
      ))}
    </span>
  )
}
