import type { Words } from './text.ts'

export const words: Words = {
  keys: {
    step: 'Conversación siguiente / anterior',
    answer: 'Empezar a responder',
    send: 'Enviar (al escribir)',
    line: 'Nueva línea',
    next: 'Enviar e ir a la siguiente',
    quick: 'Respuestas rápidas',
    card: 'Enviar ficha de pedido (con el cuadro vacío)',
    claim: 'Atender',
    resolve: 'Cerrar',
    transfer: 'Transferir',
    accept: 'Aceptar un traspaso',
    snooze: 'Posponer',
    reopen: 'Reabrir',
    find: 'Buscar mensajes',
    context: 'Detalles',
    leave: 'Salir del campo / cerrar',
    help: 'Esta hoja',
  },
}
