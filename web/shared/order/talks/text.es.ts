import type { Words } from './text.ts'

export const words: Words = {
  chats: 'Conversaciones',
  noChats: 'Nadie de este pedido ha escrito',
  complaints: 'Quejas',
  noComplaints: 'Sin quejas',
  newComplaint: 'Nueva queja',
  kinds: { image: 'Imagen', voice: 'Voz', packet: 'Sobre rojo', order: 'Pedido', system: 'Sistema' },
}
