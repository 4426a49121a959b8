import { mergeConfig } from 'vitest/config'
import stories from '../vitest.config.ts'

/** The pictures of the guides, which are written to docs/guide/pictures/: `npm run guides:pictures`. */
const config = mergeConfig(stories, { test: { name: 'pictures' } })
export default { ...config, test: { ...config.test, include: ['pictures/guides.ts'], globalSetup: [] } }
