import { Button } from '#web/ui/controls/Button.tsx'
import { RowButton } from '#web/ui/controls/RowButton.tsx'

/** Every action there is, in the order of use: one that is missing would have no button, so it does not compile. */
export type Looks<Act extends string> = Readonly<Record<Act, 'plain' | 'risky'>>

type ActionButtonsProps<Act extends string> = {
  looks: Looks<Act>
  /** What this reader may do now; a row has room for the first two. */
  allowed: readonly string[]
  /** Those that come before the others for this record. */
  first?: readonly Act[]
  names: Readonly<Record<NoInfer<Act>, string>>
  onAction: (action: Act) => void
  place: 'row' | 'bar'
  /** In a bar, the first one is the main action unless it is risky: primary, and focused when a drawer opens. */
  leads?: boolean
}

/** A button for each action that may be taken now. */
export function ActionButtons<Act extends string>({
  looks,
  allowed,
  first = [],
  names,
  onAction,
  place,
  leads = false,
}: ActionButtonsProps<Act>) {
  const ordered = new Set([...first, ...(Object.keys(looks) as Act[])])
  const actions = [...ordered].filter(action => allowed.includes(action))
  if (place === 'bar') {
    const [leading] = leads ? actions : []
    const main = leading !== undefined && looks[leading] !== 'risky' ? leading : undefined
    return actions.map(action => (
      <Button
        key={action}
        data-main-action={action === main || undefined}
        look={action === main ? 'primary' : looks[action]}
        onClick={() => onAction(action)}
      >
        {names[action]}
      </Button>
    ))
  }
  return (
    <span className="-mx-1 flex gap-2">
      {actions.slice(0, 2).map(action => (
        <RowButton key={action} look={looks[action]} onPress={() => onAction(action)}>
          {names[action]}
        </RowButton>
      ))}
    </span>
  )
}
