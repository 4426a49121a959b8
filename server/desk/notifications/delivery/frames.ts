import { ClientFrame } from '#contract/desk/notifications.ts'
import { nudges } from '#contract/desk/nudges.ts'
import { action, pulse, pulseNudge, watchAll } from '#contract/desk/socket.ts'
import { type Connection, closeCode } from '#server/desk/sockets/index.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Reader } from './readers.ts'

type Terms = {
  welcome(connection: Connection): void
  acknowledge(reader: Reader | undefined, caller: Caller, ids: number[]): Promise<void>
  readerOf(connection: Connection): Reader | undefined
}

const pulseFrame = Buffer.from(JSON.stringify(pulseNudge))
const features = new Set(Object.keys(nudges).map(word => word.split('.')[0] ?? ''))

/** Handles a client's frame. A malformed frame is ignored. */
export function frameHandler({ welcome, acknowledge, readerOf }: Terms) {
  return async (connection: Connection, text: string): Promise<void> => {
    const frame = parse(text)
    switch (frame?.action) {
      case action.firstLogin:
        if (String(frame.senderId) === String(connection.caller.userId)) return welcome(connection)
        return connection.close(closeCode.policy, 'not your id')
      case action.watch:
        watch(connection, frame.msg)
        return
      case action.ackChat:
      case action.ackOwn:
      case action.ackAll:
        return acknowledge(readerOf(connection), connection.caller, idsOf(frame.msgIds))
      case action.heartbeat:
        if (frame.msg === pulse && connection.watching.size > 0) connection.send(pulseFrame)
        return
    }
  }
}

/** Adds the features that a watch names. */
function watch({ watching }: Connection, msg: string): void {
  for (const feature of msg === watchAll ? features : msg.split(',')) if (features.has(feature)) watching.add(feature)
}

function parse(text: string) {
  try {
    return ClientFrame.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

function idsOf(msgIds: string): number[] {
  return msgIds
    .split(',')
    .map(Number)
    .filter(id => Number.isSafeInteger(id) && id > 0)
}
