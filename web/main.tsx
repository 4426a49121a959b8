import '#web/ui/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { getToken } from '#web/kit/session.ts'
import { loadWords } from '#web/kit/words.ts'
import { App } from '#web/shell/App.tsx'
import { logError, watchErrors } from '#web/shell/errors.ts'
import { loadFrame, loadLogin } from '#web/shell/parts.ts'
import { applyPreferences } from '#web/shell/preferences.ts'

// Read by zod when it loads: a strict content security policy forbids the functions it would write for speed.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
applyPreferences()
watchErrors()
// On its way while the words are.
void (getToken() ? loadFrame : loadLogin)().catch(() => {})
await loadWords()

const onError = (error: unknown, { componentStack }: { componentStack?: string | undefined }) =>
  logError('page', error, componentStack?.trim().split('\n', 3).join(' ') ?? '')

createRoot(document.getElementById('root') as HTMLElement, {
  onCaughtError: onError,
  onUncaughtError: onError,
}).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
