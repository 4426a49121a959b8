import type { Runtime } from '#server/kit/runtime.ts'
import { testFromShell } from '#server/open/webhooks/feature.ts'

export const webhookUsage = 'npm run admin -- webhook test APP_ID|ENDPOINT_ID'

/** Webhooks: `words` is what stands after `webhook`. */
export async function administerWebhooks(
  runtime: Pick<Runtime, 'config' | 'db'>,
  words: readonly string[],
): Promise<void> {
  const [action, which, ...more] = words
  if (action !== 'test' || !which || more.length > 0) throw new Error(webhookUsage)
  const tried = await testFromShell(runtime, which)
  for (const { id, url, status, ms, error, answer } of tried) {
    console.log([id, url, status === null ? error : `HTTP ${status}`, `${ms} ms`].join('\t'))
    if (answer) console.log(answer)
  }
  const failed = tried.filter(({ error }) => error !== null).length
  if (failed > 0) throw new Error(`${failed} of ${tried.length} did not take the test.`)
}
