import type { Words } from './text.ts'

export const words: Words = {
  transferOf: name => `Transferir a ${name}`,
  toColleague: 'A un compañero (acepta en 30 s o vuelve a usted)',
  toGroup: 'O de vuelta a la cola de un grupo',
  nobodyThere: 'Nadie está en línea; devuélvala a un grupo',
  transferNote: 'Nota',
  transferHint: 'Diga qué se hizo y qué queda por hacer',
  transferred: 'Transferida, esperando respuesta',
  requeued: 'De vuelta en la cola',
  snoozeOf: name => `Posponer a ${name}`,
  snoozes: { quarter: '15 minutos', hour: '1 hora', three: '3 horas', tomorrow: 'Mañana a las 9:00' },
  snoozeUntil: 'Hasta',
  snoozeHint: until => `Vuelve el ${until}, o en cuanto escriban`,
  resolveOf: name => `Cerrar a ${name}`,
  category: 'De qué se trataba',
  summary: 'Resumen',
  summaryHint: '2–200 caracteres; lo leerá quien atienda después',
  resolved: 'Cerrada; se pidió una valoración',
  assignee: 'Atendida por',
  muteFor: 'Durante',
  hours: count => `${count} h`,
  consequences: {
    takeOver: 'La conversación pasa a usted; su compañero verá que la asumió.',
    mute: 'Mientras tanto no puede escribir, y se le dice por qué.',
    unmute: 'Puede volver a escribir enseguida.',
  },
  reasons: {
    takeOver: ['Mucho tiempo sin respuesta', 'El agente no está', 'Queja elevada'],
    mute: ['Insulta al personal', 'Satura el chat', 'Envía fraudes'],
    unmute: ['Por error', 'Se disculpó'],
  },
}
