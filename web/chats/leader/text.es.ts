import type { Words } from './text.ts'

export const words: Words = {
  views: { now: 'Ahora', quality: 'Calidad' },
  close: 'Cerrar',
  minutes: count => `${count} min`,
  figures: {
    waiting: 'En espera',
    longest: 'Espera más larga',
    overdue: 'Fuera de plazo',
    firstReply: 'Primera respuesta (mediana)',
    begun: 'Iniciadas hoy',
    resolved: 'Cerradas hoy',
    missed: 'Tarde: primera / otras',
    rating: 'Satisfacción',
  },
  ratingOf: (average, count) => `${average} (${count})`,
  agent: 'Agente',
  load: 'En curso',
  served: 'Atendidas hoy',
  missed: 'Tarde',
  satisfaction: 'Satisfacción',
  skills: 'Grupos',
  capacity: 'Máximo a la vez',
}
