import type { Words } from './text.ts'

export const words: Words = {
  title: 'Registro de accesos',
  search: 'Usuario, nombre o IP',
  result: 'Resultado',
  results: {
    all: 'Cualquier resultado',
    success: 'Correctos',
    failure: 'Fallidos',
  },
  fresh: count => (count === 1 ? '1 registro nuevo' : `${count} registros nuevos`),
  empty: 'Ningún acceso coincide.',
  columns: {
    at: 'Cuándo',
    who: 'Quién',
    why: 'Resultado',
    ip: 'Dirección IP',
    device: 'Dispositivo',
  },
  why: {
    ok: 'Correcto',
    wrongPassword: 'Contraseña errónea',
    locked: 'Demasiados intentos',
    disabled: 'Cuenta desactivada',
    wrongCode: 'Código erróneo',
  },
  nobody: 'No existe la cuenta',
  userAgent: 'Navegador',
  event: 'Registro n.º',
}
