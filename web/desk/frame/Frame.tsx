import { QueryClientProvider } from '@tanstack/react-query'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import { Suspense } from 'react'
import { PageBoundary } from '#web/desk/tabs/PageBoundary.tsx'
import { forgetTabs } from '#web/desk/tabs/useTabs.ts'
import { lazily } from '#web/kit/lazily.ts'
import { queryClient } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { keepCompositions } from '#web/ui/controls/timing/composition.ts'
import { Failed } from '#web/ui/show/Empty.tsx'
import { shellWords } from '#words/desk/shell.ts'
import { Dialogs } from './Dialogs.tsx'
import { useEntry } from './entry.ts'
import { Workplace } from './Workplace.tsx'

keepCompositions()

const RequiredStep = lazily(async () => (await import('./RequiredStep.tsx')).RequiredStep)

/** Everything behind the sign-in page. */
export function Frame() {
  return (
    <QueryClientProvider client={queryClient}>
      {/* One of the tabs may be what cannot be drawn. */}
      <PageBoundary isOfFrame onAgain={forgetTabs}>
        <Inside />
      </PageBoundary>
      <Dialogs />
    </QueryClientProvider>
  )
}

function Inside() {
  const { entry, error, again } = useEntry()
  if (entry?.person.mustDo) {
    return (
      <Suspense fallback={<Entering />}>
        <RequiredStep duty={entry.person.mustDo} />
      </Suspense>
    )
  }
  if (entry) return <Workplace key={entry.person.id} person={entry.person} menu={entry.menu} />
  return (
    <main className="grid min-h-dvh place-items-center">
      {error ? <Failed error={error} onAgain={again} /> : <Entering />}
    </main>
  )
}

function Entering() {
  const words = useWords(shellWords)
  return (
    <p role="status" className="flex items-center gap-2 text-sm text-muted">
      <LoaderCircle size={16} aria-hidden className="animate-spin" />
      {words.entering}
    </p>
  )
}
