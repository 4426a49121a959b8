import type { ShownSecret as Shown } from '#contract/open/apps.ts'
import { useWords } from '#web/kit/words.ts'
import { ShownSecret } from '#web/shared/proof/ShownSecret.tsx'
import { appWords } from '#words/open/apps.ts'

/** What an app signs with, shown once. */
export function SecretDialog({ app, secret, onClose }: Shown & { onClose: () => void }) {
  const text = useWords(appWords)
  const values = [
    { name: text.appId, value: app.appId },
    { name: text.secret, value: secret },
  ]
  return <ShownSecret title={app.name} values={values} onClose={onClose} />
}
