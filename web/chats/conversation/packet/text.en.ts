import type { Words } from './text.ts'

export const words: Words = {
  packetWaits: 'The red packet awaits approval',
  packetSent: 'Sent; it can be opened for 24 hours',
  packetTo: name => `Red packet for ${name}`,
  amountYuan: 'Amount (yuan)',
  packetTooLarge: 'One red packet holds 200 yuan at most',
  allowance: (single, left) => `Up to ¥${single} without approval; ¥${left} left today`,
  aboveAllowance: single => `Above ¥${single}: a leader must approve`,
  packetOrder: 'For the order',
  chooseOrder: 'Choose an order',
  packetCause: 'Why',
  greeting: 'Greeting',
  from: 'From',
  to: 'To',
  platform: 'The platform',
  complaint: 'Complaint',
  sentAt: 'Sent',
  decidedBy: 'Decided by',
  openedAt: 'Opened',
  expiresAt: 'Good until',
  no: 'Number',
}
