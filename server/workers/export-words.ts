import type { WorkerKind } from '#contract/base/machine.ts'
import type { Named } from '#contract/orders/state-words.ts'
import type { CredentialKind, riderServices, Vehicle } from '#contract/people/fitness.ts'
import type { WorkerRow } from '#contract/people/worker.ts'

type Words<Word extends string> = Readonly<Record<Word, Named>>

export const workerKindWords: Words<WorkerKind> = {
  rider: ['骑手', 'Rider', 'Repartidor', '配達員'],
  chauffeur: ['代驾司机', 'Chauffeur', 'Chófer', '運転代行'],
  companion: ['陪玩师', 'Companion', 'Acompañante', 'コンパニオン'],
}

export const standingWords: Words<WorkerRow['status']> = {
  enabled: ['正常', 'Active', 'Activo', '有効'],
  disabled: ['停用', 'Disabled', 'Desactivado', '停止中'],
  frozen: ['冻结', 'Frozen', 'Suspendido', '凍結中'],
  resigned: ['离职', 'Resigned', 'De baja', '退職'],
}

export const workStatusWords: Words<WorkerRow['workStatus']> = {
  online: ['在线', 'Online', 'En línea', 'オンライン'],
  rest: ['小休', 'Resting', 'En pausa', '休憩中'],
  offline: ['离线', 'Offline', 'Desconectado', 'オフライン'],
}

export const riderServiceWords: Words<(typeof riderServices)[number]> = {
  food: ['外卖', 'Food', 'Comida', '出前'],
  buy: ['帮买', 'Buy', 'Compras', '買い物'],
  fetch: ['帮取', 'Fetch', 'Recogida', '引き取り'],
  deliver: ['帮送', 'Deliver', 'Envíos', '届け物'],
  queue: ['帮排队', 'Queue', 'Colas', '行列'],
  do: ['帮办', 'Chores', 'Gestiones', '用事'],
}

export const vehicleWords: Words<Vehicle['type']> = {
  ebike: ['电动车', 'E-bike', 'Bici eléctrica', '電動自転車'],
  motorcycle: ['摩托车', 'Motorcycle', 'Moto', 'バイク'],
  car: ['汽车', 'Car', 'Coche', '自動車'],
  foot: ['步行', 'On foot', 'A pie', '徒歩'],
}

export const credentialWords: Words<CredentialKind> = {
  identity: ['身份证', 'ID card', 'Identidad', '身分証'],
  health: ['健康证', 'Health', 'Sanidad', '健康証明書'],
  licence: ['驾驶证', 'Driving licence', 'Permiso', '運転免許証'],
  insurance: ['保险', 'Insurance', 'Seguro', '保険'],
  vehicle: ['行驶证', 'Vehicle papers', 'Circulación', '車検証'],
}
