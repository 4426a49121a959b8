import { openCalls } from '#contract/open/open-calls.ts'
import { mediaLink, notePeerTyping, noteRead, rate, receiveMessage, takeMedia } from '#server/chats/index.ts'
import { openByPeer } from '#server/chats/packets/index.ts'
import type { Config } from '#server/kit/config.ts'
import type { Route } from './route.ts'

/** Conversations: messages, media and red packets of people outside. */
export function chatRoutes(route: Route, config: Config): void {
  route(openCalls.sendMessage, ({ change, app, input }) => receiveMessage(change, app.id, input))
  route(openCalls.sendMedia, ({ change, app, input }) => takeMedia(change, config, app.id, input))
  route(openCalls.linkMedia, ({ change, app, input }) => mediaLink(change, app.id, input))
  route(openCalls.readMessages, ({ change, app, input }) => noteRead(change, app.id, input))
  route(openCalls.showTyping, ({ change, app, input }) => notePeerTyping(change, app.id, input))
  route(openCalls.rate, ({ change, app, input }) => rate(change, app.id, input))
  route(openCalls.openPacket, ({ change, app, input, params }) =>
    openByPeer(change, app.id, params.no ?? '', input.from),
  )
}
