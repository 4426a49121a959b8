import {
  OpenMedia,
  OpenMediaLink,
  OpenMessage,
  OpenPacketOpening,
  OpenRating,
  OpenRead,
  OpenTyping,
} from '#contract/open/open-chats.ts'
import { mediaLink, notePeerTyping, noteRead, rate, receiveMessage, takeMedia } from '#server/chats/index.ts'
import type { Config } from '#server/kit/config.ts'
import { openByPeer } from '#server/packets/index.ts'
import { pictureBodyLimit, type Route } from './route.ts'

const scope = () => 'chat.write' as const

/** Conversations: messages, media and red packets of people outside. */
export function chatRoutes(route: Route, config: Config): void {
  route('/chat/messages', scope, OpenMessage, ({ change, app, input }) => receiveMessage(change, config, app.id, input))
  route('/chat/media', scope, OpenMedia, ({ change, app, input }) => takeMedia(change, config, app.id, input), {
    bodyLimit: pictureBodyLimit,
  })
  route('/chat/media/link', scope, OpenMediaLink, ({ change, app, input }) => mediaLink(change, app.id, input))
  route('/chat/read', scope, OpenRead, ({ change, app, input }) => noteRead(change, app.id, input))
  route('/chat/typing', scope, OpenTyping, ({ change, app, input }) => notePeerTyping(change, app.id, input))
  route('/chat/rating', scope, OpenRating, ({ change, app, input }) => rate(change, app.id, input))
  route('/redpackets/:no/open', scope, OpenPacketOpening, ({ change, app, input, params }) =>
    openByPeer(change, app.id, params.no ?? '', input.from),
  )
}
