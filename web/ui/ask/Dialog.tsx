import { Closing, useClosing } from './closing.tsx'
import { Frame, type FrameProps } from './Frame.tsx'
import { GiveUp } from './GiveUp.tsx'

type DialogProps = Omit<FrameProps, 'watching'>

/** A modal dialog. Where something was typed in it, closing it asks first; whoever calls `onClose` after a success does not. */
export function Dialog({ onClose, footer, children, ...rest }: DialogProps) {
  const { watching, request, isAsked, keep, giveUp } = useClosing(onClose)
  return (
    <Frame
      {...rest}
      onClose={() => request()}
      watching={watching}
      footer={footer && <Closing value={request}>{footer}</Closing>}
    >
      <Closing value={request}>{children}</Closing>
      {isAsked && <GiveUp keep={keep} giveUp={giveUp} />}
    </Frame>
  )
}
