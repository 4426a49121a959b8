import '#web/ui/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { getToken } from '#web/kit/session.ts'
import { loadWords } from '#web/kit/words.ts'
import { App } from '#web/shell/App.tsx'
import { loadFrame, loadSignIn } from '#web/shell/parts.ts'
import { applyPreferences } from '#web/shell/preferences.ts'

// Read by zod when it loads: a strict content security policy forbids the functions it would write for speed.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
applyPreferences()
// Both are on their way while the words are; whichever the guard wants is asked for at once.
void (getToken() ? loadFrame() : loadSignIn())
await loadWords()

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
