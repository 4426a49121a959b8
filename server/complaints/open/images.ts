import type { z } from 'zod'
import type { OpenComplaintImage, OpenComplaintImageAnswer } from '#contract/open/open-complaints.ts'
import { uploadForApp } from '#server/desk/files/index.ts'
import type { Change } from '#server/kit/change.ts'
import type { Config } from '#server/kit/config.ts'

/** A picture for a complaint, a statement or an appeal that its app sends next. */
export async function takeComplaintImage(
  change: Change,
  config: Config,
  appId: string,
  { data }: z.output<typeof OpenComplaintImage>,
): Promise<z.output<typeof OpenComplaintImageAnswer>> {
  const file = Buffer.from(data, 'base64')
  return { imageId: await uploadForApp(change, config, { appId, module: 'complaint', file }) }
}
