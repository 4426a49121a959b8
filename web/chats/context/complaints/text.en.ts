import type { Words } from './text.ts'

export const words: Words = {
  title: 'Complaints',
  none: 'No complaints',
  create: 'New complaint',
  packetComplaint: 'For the complaint',
  noComplaint: 'For no complaint',
}
