import { payloadCall } from '../security/payloads.ts'
import type { Person } from './browser.ts'

/** Reports what is executed and what the content security policy refuses. */
export async function watchForScripts(page: Person): Promise<void> {
  page.on('dialog', dialog => {
    // The product asks before a person leaves what they typed.
    if (dialog.type() !== 'beforeunload') page.reportedErrors.push(`a dialog: ${dialog.message()}`)
    void dialog.accept()
  })
  await page.addInitScript(name => {
    Object.assign(globalThis, { [name]: (number: number) => console.error(`executed: ${name}(${number})`) })
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`violated: ${violatedDirective} by ${blockedURI}`),
    )
  }, payloadCall)
}
