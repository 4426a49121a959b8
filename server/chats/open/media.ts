import type { z } from 'zod'
import type { OpenMedia, OpenMediaAnswer, OpenMediaLinkAnswer } from '#contract/open/open-chats.ts'
import { linkTo, uploadForApp } from '#server/desk/files/index.ts'
import type { Change } from '#server/kit/change.ts'
import type { Config } from '#server/kit/config.ts'
import { refuse } from '#server/kit/refusal.ts'
import { mediaNames } from './media-names.ts'

export async function takeMedia(
  change: Change,
  config: Config,
  appId: string,
  media: z.output<typeof OpenMedia>,
): Promise<z.output<typeof OpenMediaAnswer>> {
  const file = Buffer.from(media.data, 'base64')
  const upload =
    media.kind === 'image'
      ? ({ appId, module: 'chatimg', file } as const)
      : ({ appId, module: 'chatvoice', file, seconds: media.seconds } as const)
  return { mediaId: await uploadForApp(change, config, upload) }
}

/** A link to a file in a conversation of this app, whoever sent it; none to a recalled one. */
export async function mediaLink(
  { db }: Change,
  appId: string,
  { mediaId }: { mediaId: string },
): Promise<z.output<typeof OpenMediaLinkAnswer>> {
  const file = await db
    .selectFrom('files')
    .innerJoin('chat_messages', 'chat_messages.file_id', 'files.id')
    .innerJoin('chats', 'chats.id', 'chat_messages.chat_id')
    .innerJoin('chat_peers', 'chat_peers.user_id', 'chats.peer_id')
    .select('files.name')
    .where('chat_peers.app_id', '=', appId)
    .where('chat_messages.is_private', '=', false)
    .where('chat_messages.recalled_at', 'is', null)
    .where('files.name', 'in', mediaNames(mediaId))
    .executeTakeFirst()
  return file ? { url: await linkTo(db, file.name) } : refuse('notFound')
}
