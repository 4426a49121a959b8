import { Button } from '#web/ui/controls/Button.tsx'
import { RowButton } from '#web/ui/controls/RowButton.tsx'

type ActionButtonsProps<Act extends string> = {
  /** Actions that this reader may take now, in the order of use; a row has room for the first two. */
  actions: readonly Act[]
  names: Readonly<Record<Act, string>>
  risky: readonly Act[]
  onAction: (action: Act) => void
  place: 'row' | 'bar'
  /** In a bar, the first one is primary unless it is risky. */
  leads?: boolean
}

/** A button for each action that may be taken now. */
export function ActionButtons<Act extends string>({
  actions,
  names,
  risky,
  onAction,
  place,
  leads = false,
}: ActionButtonsProps<Act>) {
  const lookOf = (action: Act) => (risky.includes(action) ? 'risky' : 'plain')
  if (place === 'bar') {
    return actions.map((action, at) => (
      <Button
        key={action}
        look={leads && at === 0 && !risky.includes(action) ? 'primary' : lookOf(action)}
        onClick={() => onAction(action)}
      >
        {names[action]}
      </Button>
    ))
  }
  return (
    <span className="-mx-1 flex gap-2">
      {actions.slice(0, 2).map(action => (
        <RowButton key={action} look={lookOf(action)} onPress={() => onAction(action)}>
          {names[action]}
        </RowButton>
      ))}
    </span>
  )
}
