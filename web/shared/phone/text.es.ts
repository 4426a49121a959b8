import type { Words } from './text.ts'

export const words: Words = {
  reveal: 'Ver teléfono',
  consequence: 'El número se muestra 60 segundos. La consulta y su motivo quedan en el registro de operaciones.',
  reasons: ['Hay que devolver la llamada', 'Comprobar una queja', 'Comprobar la identidad'],
  secondsLeft: seconds => `se oculta en ${seconds} s`,
  hide: 'Ocultar número',
}
