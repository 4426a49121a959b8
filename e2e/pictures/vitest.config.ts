import { mergeConfig } from 'vitest/config'
import stories from '../vitest.config.ts'

/** The city is filled as if it were noon then. */
process.env.DEMO_HOUR = '12'

/** The pictures of the guides, which are written to docs/guide/pictures/: `npm run guides:pictures`. */
const config = mergeConfig(stories, { test: { name: 'pictures' } })
export default { ...config, test: { ...config.test, include: ['pictures/guides.ts'] } }
