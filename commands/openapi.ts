import { describeOpenApi, descriptionVersion } from '#server/open/index.ts'
import { breaksBetween } from './openapi/breaks.ts'
import { clientPath, generateClient, storeClient } from './openapi/client.ts'
import { lastReleased, release } from './openapi/released.ts'
import { fail } from './start/child-processes.ts'

/** Writes what is made from the declared calls of the open API: the generated client and, with --release, the description. */
async function write(): Promise<void> {
  const [option, ...more] = process.argv.slice(2)
  if ((option !== undefined && option !== '--release') || more.length > 0)
    throw new Error('Only --release can be given.')
  const description = describeOpenApi()
  storeClient(generateClient(description))
  console.log(`${clientPath} is written.`)
  if (option === '--release')
    console.log(`${releaseOf(description)} is written. It is what later changes are compared with.`)
}

function releaseOf(description: ReturnType<typeof describeOpenApi>): string {
  const last = lastReleased()
  if (last?.version === descriptionVersion) {
    throw new Error(`${descriptionVersion} was released before. Raise descriptionVersion first.`)
  }
  const breaks = last ? breaksBetween(last.description, description) : []
  if (breaks.length > 0) throw new Error(`Apps that use ${last?.version} would break:\n${breaks.join('\n')}`)
  return release(descriptionVersion, description)
}

write().catch(fail)
