import { Button } from '#web/ui/controls/Button.tsx'
import { RowButton } from '#web/ui/controls/RowButton.tsx'

type ActionButtonsProps<Act extends string> = {
  /** Actions that this reader may take now, in the order of use; a row has room for the first two. */
  actions: readonly Act[]
  names: Readonly<Record<Act, string>>
  risky: readonly Act[]
  onAction: (action: Act) => void
  place: 'row' | 'bar'
  /** In a bar, the first one is the main action unless it is risky: primary, and focused when a drawer opens. */
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
    const [first] = leads ? actions : []
    const main = first !== undefined && !risky.includes(first) ? first : undefined
    return actions.map(action => (
      <Button
        key={action}
        data-main-action={action === main || undefined}
        look={action === main ? 'primary' : lookOf(action)}
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
