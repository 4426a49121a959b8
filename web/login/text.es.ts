import type { Words } from './text.ts'

export const words: Words = {
  system: 'CityDesk',
  title: 'Iniciar sesión',
  purpose: 'La oficina de gestión de los servicios locales',
  username: 'Usuario',
  password: 'Contraseña',
  signIn: 'Entrar',
  language: 'Idioma',
  usernameMissing: 'Escribe tu usuario',
  passwordMissing: 'Escribe tu contraseña',
  passwordAgain: 'Repite la contraseña',
  setup: 'Crear el primer administrador',
  setupHint: 'Esta cuenta puede hacerlo todo y abre las cuentas del resto del personal.',
  createAdministrator: 'Crear y entrar',
  usernameShort: 'El usuario tiene al menos 2 caracteres',
  passwordShort: 'La contraseña tiene al menos 8 caracteres',
  passwordsDiffer: 'Las dos contraseñas no coinciden',
  signInWith: company => `Entrar con ${company}`,
  comingBack: 'Terminando el acceso…',
  noTicket: 'El acceso no se ha completado. Vuelve a entrar.',
  backToSignIn: 'Volver a la página de acceso',
}
