import type { Words } from './text.ts'

export const words: Words = {
  chats: 'Conversations',
  noChats: 'Nobody of this order has written',
  complaints: 'Complaints',
  noComplaints: 'No complaints',
  newComplaint: 'New complaint',
  kinds: { image: 'Picture', voice: 'Voice', packet: 'Red packet', order: 'Order', system: 'System' },
}
