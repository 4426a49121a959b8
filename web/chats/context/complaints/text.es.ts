import type { Words } from './text.ts'

export const words: Words = {
  title: 'Reclamaciones',
  none: 'Sin reclamaciones',
  create: 'Nueva reclamación',
  packetComplaint: 'Por la reclamación',
  noComplaint: 'Por ninguna reclamación',
}
