import type { Words } from './text.ts'

export const words: Words = {
  system: 'CityDesk',
  title: 'Iniciar sesión',
  purpose: 'La oficina de gestión de los servicios locales',
  username: 'Cuenta',
  password: 'Contraseña',
  signIn: 'Entrar',
  language: 'Idioma',
  usernameMissing: 'Escribe el nombre de tu cuenta',
  passwordMissing: 'Escribe tu contraseña',
}
