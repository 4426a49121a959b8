import type { Words } from './text.ts'

export const words: Words = {
  packetWaits: 'El sobre rojo espera aprobación',
  packetSent: 'Enviado; puede abrirse durante 24 horas',
  packetTo: name => `Sobre rojo para ${name}`,
  amountYuan: 'Importe (yuanes)',
  packetTooLarge: 'Un sobre rojo admite 200 yuanes como máximo',
  allowance: (single, left) => `Hasta ¥${single} sin aprobación; hoy quedan ¥${left}`,
  aboveAllowance: single => `Más de ¥${single}: debe aprobarlo un jefe`,
  packetOrder: 'Por el pedido',
  chooseOrder: 'Elija un pedido',
  packetCause: 'Motivo',
  greeting: 'Dedicatoria',
  from: 'De',
  to: 'Para',
  platform: 'La plataforma',
  complaint: 'Queja',
  sentAt: 'Enviado',
  decidedBy: 'Decidido por',
  openedAt: 'Abierto',
  expiresAt: 'Válido hasta',
  no: 'Número',
}
