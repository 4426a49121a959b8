import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describeOpenApi } from '#server/open/index.ts'
import { breaksBetween } from '../commands/openapi/breaks.ts'
import { clientPath, generateClient, storedClient } from '../commands/openapi/client.ts'
import { lastReleased } from '../commands/openapi/released.ts'
import { report } from './read/tree.ts'

const description = describeOpenApi()
report([...(await lint()), ...breaks(), ...staleClient()])

/** What a linter of others finds, examples that do not fit their schemas among it. */
async function lint(): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] })
  const problems = await lintFromString({ source: JSON.stringify(description), config })
  return problems.map(
    ({ ruleId, message, location }) => `openapi ${location[0]?.pointer ?? ''}: ${message} (${ruleId})`,
  )
}

function breaks(): string[] {
  const last = lastReleased()
  if (!last) return ['No description of the open API was released: npm run openapi -- --release.']
  return breaksBetween(last.description, description).map(
    sentence => `openapi ${sentence} Apps that use ${last.version} would break: add a new field or call instead.`,
  )
}

function staleClient(): string[] {
  if (generateClient(description) === storedClient()) return []
  return [`${clientPath} is not made from the declared calls: run npm run openapi.`]
}
