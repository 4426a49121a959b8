import type { z } from 'zod'
import type { OpenMedia, OpenMediaLinkAnswer } from '#contract/open/open-chats.ts'
import { linkTo, type StoredUpload, storeUpload } from '#server/desk/files/index.ts'
import type { Change } from '#server/kit/change.ts'
import type { Config } from '#server/kit/config.ts'
import { refuse } from '#server/kit/refusal.ts'
import { mediaNames } from './media-names.ts'

/** A picture or a voice for a message that its app sends next. */
export function storeMedia(config: Config, media: z.output<typeof OpenMedia>): Promise<StoredUpload> {
  const file = Buffer.from(media.data, 'base64')
  return media.kind === 'image'
    ? storeUpload(config, { module: 'chatimg', file })
    : storeUpload(config, { module: 'chatvoice', file, seconds: media.seconds })
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
