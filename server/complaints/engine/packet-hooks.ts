import type { Fen } from '#contract/base/values.ts'
import type { ComplaintRecord } from '#server/complaints/table.ts'
import type { CommandContext } from '#server/kit/serve.ts'

/** What complaints need of red packets. That feature is built on conversations, which know complaints, so that it registers itself here. */
type ComplaintPackets = {
  /** Gives the complainant a red packet; the complaint and its order are locked. */
  give(context: CommandContext, complaint: ComplaintRecord, amountFen: Fen): Promise<void>
}

let registered: ComplaintPackets | undefined

export function registerComplaintPackets(packets: ComplaintPackets): void {
  registered = packets
}

export function packetsOfComplaints(): ComplaintPackets {
  if (!registered) throw new Error('Red packets are not registered: call startPackets() of server/chats/packets first.')
  return registered
}
