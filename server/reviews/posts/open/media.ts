import type { z } from 'zod'
import type { OpenPostMedia, OpenPostMediaAnswer } from '#contract/open/open-posts.ts'
import { uploadForPost } from '#server/desk/files/index.ts'
import type { Change } from '#server/kit/change.ts'
import type { Config } from '#server/kit/config.ts'

/** A picture, voice or film for a post that its app sends next. */
export async function takePostUpload(
  change: Change,
  config: Config,
  appId: string,
  medium: z.output<typeof OpenPostMedia>,
): Promise<z.output<typeof OpenPostMediaAnswer>> {
  const file = Buffer.from(medium.data, 'base64')
  const seconds = medium.kind === 'image' ? undefined : medium.seconds
  return { mediaId: await uploadForPost(change, config, { appId, kind: medium.kind, file, seconds }) }
}
