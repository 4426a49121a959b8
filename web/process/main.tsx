import '#web/ui/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadLogin } from '#web/access/login/loadLogin.ts'
import { App } from '#web/desk/frame/App.tsx'
import { loadFrame } from '#web/desk/frame/loadFrame.ts'
import { applyPreferences } from '#web/desk/settings/preferences.ts'
import { logError, watchErrors } from '#web/desk/trouble/errors.ts'
import { getToken } from '#web/kit/session.ts'
import { loadWords } from '#web/kit/words.ts'

// Read by zod when it loads: a strict content security policy forbids the functions it would generate for speed.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
applyPreferences()
watchErrors()
// Loaded in parallel with the words.
void (getToken() ? loadFrame() : loadLogin()).catch(() => {})
/** Chromium before 114 and Safari before 17 have no popovers. */
const popovers = 'popover' in HTMLElement.prototype ? undefined : import('#web/process/popovers.ts')
// No top-level await: the words import `plural` from this very chunk.
void Promise.all([loadWords(), popovers]).then(draw)

function draw(): void {
  createRoot(document.getElementById('root') as HTMLElement, {
    onCaughtError: onError,
    onUncaughtError: onError,
  }).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

function onError(error: unknown, { componentStack }: { componentStack?: string | undefined }): void {
  logError('page', error, componentStack?.trim().split('\n', 3).join(' ') ?? '')
}
