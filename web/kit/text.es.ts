import type { Words } from './text.ts'

export const words: Words = {
  failed: 'La solicitud ha fallado',
  unreachable: 'No se puede conectar con el servidor. Revisa la red e inténtalo de nuevo.',
  timedOut: 'El servidor no ha respondido en 20 segundos. Inténtalo de nuevo en un momento.',
  cancelled: 'Operación cancelada',
}
