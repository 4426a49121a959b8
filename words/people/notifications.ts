import { words } from '#words/words.ts'

/** By kind: workers, shops and their papers. */
export const workerNotificationWords = words({
  'credential.identity': {
    zh: '服务人员 {no} 的身份证 {days} 日后到期',
    en: 'Worker {no}: the ID card ends in {days} days.',
    es: 'Trabajador {no}: documento de identidad, vence en {days} días.',
    ja: 'スタッフ {no}：身分証の期限まであと {days} 日です。',
  },
  'credential.identity.ended': {
    zh: '服务人员 {no} 的身份证已过期，已停止接单',
    en: 'Worker {no}: the ID card has ended; no more orders until it is renewed.',
    es: 'Trabajador {no}: documento de identidad vencido; sin pedidos hasta que se renueve.',
    ja: 'スタッフ {no}：身分証の期限が切れ、受注を停止しました。',
  },
  'credential.health': {
    zh: '服务人员 {no} 的健康证 {days} 日后到期',
    en: 'Worker {no}: the health certificate ends in {days} days.',
    es: 'Trabajador {no}: certificado sanitario, vence en {days} días.',
    ja: 'スタッフ {no}：健康証明書の期限まであと {days} 日です。',
  },
  'credential.health.ended': {
    zh: '服务人员 {no} 的健康证已过期，已停止接单',
    en: 'Worker {no}: the health certificate has ended; no more orders until it is renewed.',
    es: 'Trabajador {no}: certificado sanitario vencido; sin pedidos hasta que se renueve.',
    ja: 'スタッフ {no}：健康証明書の期限が切れ、受注を停止しました。',
  },
  'credential.licence': {
    zh: '服务人员 {no} 的驾驶证 {days} 日后到期',
    en: 'Worker {no}: the driving licence ends in {days} days.',
    es: 'Trabajador {no}: permiso de conducir, vence en {days} días.',
    ja: 'スタッフ {no}：運転免許証の期限まであと {days} 日です。',
  },
  'credential.licence.ended': {
    zh: '服务人员 {no} 的驾驶证已过期，已停止接单',
    en: 'Worker {no}: the driving licence has ended; no more orders until it is renewed.',
    es: 'Trabajador {no}: permiso de conducir vencido; sin pedidos hasta que se renueve.',
    ja: 'スタッフ {no}：運転免許証の期限が切れ、受注を停止しました。',
  },
  'credential.insurance': {
    zh: '服务人员 {no} 的保险 {days} 日后到期',
    en: 'Worker {no}: the insurance ends in {days} days.',
    es: 'Trabajador {no}: seguro, vence en {days} días.',
    ja: 'スタッフ {no}：保険の期限まであと {days} 日です。',
  },
  'credential.insurance.ended': {
    zh: '服务人员 {no} 的保险已过期，已停止接单',
    en: 'Worker {no}: the insurance has ended; no more orders until it is renewed.',
    es: 'Trabajador {no}: seguro vencido; sin pedidos hasta que se renueve.',
    ja: 'スタッフ {no}：保険の期限が切れ、受注を停止しました。',
  },
  'credential.vehicle': {
    zh: '服务人员 {no} 的行驶证 {days} 日后到期',
    en: 'Worker {no}: the vehicle licence ends in {days} days.',
    es: 'Trabajador {no}: permiso de circulación, vence en {days} días.',
    ja: 'スタッフ {no}：車検証の期限まであと {days} 日です。',
  },
  'credential.vehicle.ended': {
    zh: '服务人员 {no} 的行驶证已过期，已停止接单',
    en: 'Worker {no}: the vehicle licence has ended; no more orders until it is renewed.',
    es: 'Trabajador {no}: permiso de circulación vencido; sin pedidos hasta que se renueve.',
    ja: 'スタッフ {no}：車検証の期限が切れ、受注を停止しました。',
  },
  'licence.business': {
    zh: '商家 {no} 的营业执照 {days} 日后到期',
    en: 'Shop {no}: the business licence ends in {days} days.',
    es: 'Tienda {no}: licencia comercial, vence en {days} días.',
    ja: '店舗 {no}：営業許可証の期限まであと {days} 日です。',
  },
  'licence.business.ended': {
    zh: '商家 {no} 的营业执照已过期，请核实处理',
    en: 'Shop {no}: the business licence has ended. Please look into it.',
    es: 'Tienda {no}: licencia comercial vencida. Revíselo.',
    ja: '店舗 {no}：営業許可証の期限が切れました。ご確認ください。',
  },
  'licence.food': {
    zh: '商家 {no} 的食品经营许可证 {days} 日后到期',
    en: 'Shop {no}: the food licence ends in {days} days.',
    es: 'Tienda {no}: licencia alimentaria, vence en {days} días.',
    ja: '店舗 {no}：食品営業許可証の期限まであと {days} 日です。',
  },
  'licence.food.ended': {
    zh: '商家 {no} 的食品经营许可证已过期，请核实处理',
    en: 'Shop {no}: the food licence has ended. Please look into it.',
    es: 'Tienda {no}: licencia alimentaria vencida. Revíselo.',
    ja: '店舗 {no}：食品営業許可証の期限が切れました。ご確認ください。',
  },
  'workers.thawed': {
    zh: '服务人员 {no} 冻结期满，已自动解冻',
    en: 'Worker {no}: the freeze has ended by itself.',
    es: 'Trabajador {no}: la suspensión terminó automáticamente.',
    ja: 'スタッフ {no} の凍結期間が満了し、自動で解除されました。',
  },
})
