import type { Words } from './text.ts'

export const words: Words = {
  lines: {
    queued: ({ ahead }) => `Entró en la cola, ${ahead ?? 0} por delante`,
    offHours: () => 'Fuera de horario: se le pidió dejar un mensaje',
    claimed: ({ name }) => `${name} atiende`,
    assigned: ({ name }) => `Asignada a ${name}`,
    takenOver: ({ name }) => `${name} la asumió`,
    offered: ({ by, name }) => `${by} la pasa a ${name}`,
    accepted: ({ name }) => `${name} aceptó`,
    declined: ({ name }) => `${name} la devolvió`,
    bounced: () => 'Nadie aceptó; volvió',
    requeued: () => 'De vuelta en la cola',
    snoozed: ({ name, until }) => `${name} la pospuso hasta ${until}`,
    woken: ({ name }) => (name ? `${name} la reactivó` : 'Terminó la pausa y volvió'),
    resolved: () => 'Conversación cerrada',
    closedBySilence: () => 'Cerrada tras un largo silencio',
    reopened: ({ name }) => `${name} la reabrió`,
    muted: ({ name, hours }) => `${name} silenció a la persona ${hours ?? ''} h`,
    unmuted: ({ name }) => `${name} quitó el silencio`,
    packetOpened: ({ yuan }) => `Sobre rojo de ¥${yuan ?? ''} abierto`,
    packetExpired: ({ yuan }) => `Sobre rojo de ¥${yuan ?? ''} caducado y devuelto`,
    packetRevoked: ({ yuan }) => `Sobre rojo de ¥${yuan ?? ''} retirado`,
    packetRejected: ({ yuan }) => `Sobre rojo de ¥${yuan ?? ''} rechazado`,
    rated: ({ score }) => `La valoraron con ${score ?? ''} de 5`,
  },
}
