import type { Words } from './text.ts'

export const words: Words = {
  lines: {
    queued: ({ ahead }) => `Joined the queue, ${ahead ?? 0} ahead`,
    offHours: () => 'Outside the hours: asked to leave a message',
    claimed: ({ name }) => `${name} took the conversation`,
    assigned: ({ name }) => `Assigned to ${name}`,
    takenOver: ({ name }) => `${name} took over`,
    offered: ({ by, name }) => `${by} hands over to ${name}`,
    accepted: ({ name }) => `${name} accepted`,
    declined: ({ name }) => `${name} declined`,
    bounced: () => 'Nobody accepted; it came back',
    requeued: () => 'Back in the queue',
    snoozed: ({ name, until }) => `${name} snoozed it until ${until}`,
    woken: ({ name }) => (name ? `${name} woke it` : 'It came back from snooze'),
    resolved: () => 'Conversation closed',
    closedBySilence: () => 'Closed after a long silence',
    reopened: ({ name }) => `${name} reopened it`,
    muted: ({ name, hours }) => `${name} muted them for ${hours ?? ''} h`,
    unmuted: ({ name }) => `${name} unmuted them`,
    packetOpened: ({ yuan }) => `Red packet of ¥${yuan ?? ''} opened`,
    packetExpired: ({ yuan }) => `Red packet of ¥${yuan ?? ''} expired and came back`,
    packetRevoked: ({ yuan }) => `Red packet of ¥${yuan ?? ''} taken back`,
    packetRejected: ({ yuan }) => `Red packet of ¥${yuan ?? ''} refused`,
    rated: ({ score }) => `They rated it ${score ?? ''} of 5`,
  },
}
