import { navigate } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { shellWords } from '#words/desk/shell.ts'
import { UnavailablePage } from './UnavailablePage.tsx'

function HomeButton() {
  const words = useWords(shellWords)
  return (
    <Button look="primary" onClick={() => navigate('/dashboard')}>
      {words.home}
    </Button>
  )
}

export function NotFound() {
  const words = useWords(shellWords)
  return (
    <UnavailablePage title={words.notFound} hint={words.notFoundHint}>
      <HomeButton />
    </UnavailablePage>
  )
}

export function NotPermitted() {
  const words = useWords(shellWords)
  return (
    <UnavailablePage title={words.notPermitted} hint={words.notPermittedHint}>
      <HomeButton />
    </UnavailablePage>
  )
}

/** The menu names a page that this version of the web does not have. */
export function NotAvailable({ name }: { name: string }) {
  const words = useWords(shellWords)
  return (
    <UnavailablePage title={words.notAvailable(name)} hint={words.notAvailableHint}>
      <HomeButton />
    </UnavailablePage>
  )
}
