import type { Words } from './text.ts'

export const words: Words = {
  close: 'Cerrar',
  copy: 'Copiar',
  copied: 'Copiado',
  again: 'Reintentar',
  failed: 'No se pudieron leer los datos',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  systemHint: 'Aviso del sistema',
  yes: 'Aceptar',
  no: 'Cancelar',
  soonOverdue: 'vence pronto',
  overdue: 'tarde',
  days: count => (count === 1 ? '1 día' : `${count} días`),
}
