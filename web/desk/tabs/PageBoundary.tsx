import { Component, type ReactNode } from 'react'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { shellWords } from '#words/desk/shell.ts'
import { UnavailablePage } from './UnavailablePage.tsx'

type Props = {
  children: ReactNode /** Of everything behind the sign-in page, not of one page. */
  isOfFrame?: boolean
  onAgain?: () => void
}

/** An error boundary. That of one page lets frame and other tabs keep working. React supports boundaries only as classes. */
export class PageBoundary extends Component<Props, { error: Error | undefined }> {
  override state = { error: undefined }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  again = () => {
    this.props.onAgain?.()
    this.setState({ error: undefined })
  }

  override render() {
    const { error } = this.state
    return error ? <Broken error={error} isOfFrame={this.props.isOfFrame} onAgain={this.again} /> : this.props.children
  }
}

function Broken({ error, isOfFrame, onAgain }: { error: Error; isOfFrame: boolean | undefined; onAgain: () => void }) {
  const words = useWords(shellWords)
  return (
    <UnavailablePage title={words.broken} hint={isOfFrame ? words.frameBrokenHint : words.brokenHint}>
      <code className="max-w-full rounded-md bg-neutral-soft px-2 py-1 text-xs break-words">{error.message}</code>
      <Button look="primary" onClick={onAgain}>
        {words.reopen}
      </Button>
    </UnavailablePage>
  )
}
