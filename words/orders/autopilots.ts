import type { AutopilotMode } from '#contract/orders/autopilots.ts'
import type { FeatureWords } from '#words/feature.ts'
import { type Phrase, words } from '#words/words.ts'

export const autopilotWords = words({
  name: { zh: '自动派单', en: 'Autopilot', es: 'Piloto automático', ja: '自動配車' },
  modes: {
    off: { zh: '关闭', en: 'Off', es: 'Apagado', ja: 'オフ' },
    propose: { zh: '只建议', en: 'Propose', es: 'Proponer', ja: '提案のみ' },
    assign: { zh: '自动派', en: 'Assign', es: 'Asignar', ja: '自動で割り当て' },
  } satisfies Record<AutopilotMode, Phrase>,
  modeOf: {
    zh: (city: string) => `${city}的自动派单`,
    en: (city: string) => `Autopilot of ${city}`,
    es: (city: string) => `Piloto automático de ${city}`,
    ja: (city: string) => `${city}の自動配車`,
  },
  working: {
    zh: (city: string) => `${city}：系统正在自动派单`,
    en: (city: string) => `${city}: orders are assigned by themselves`,
    es: (city: string) => `${city}: los pedidos se asignan solos`,
    ja: (city: string) => `${city}：システムが自動で配車しています`,
  },
  proposing: {
    zh: (city: string) => `${city}：系统只建议，由您确认`,
    en: (city: string) => `${city}: you confirm what is proposed`,
    es: (city: string) => `${city}: usted confirma lo propuesto`,
    ja: (city: string) => `${city}：提案をあなたが確定します`,
  },
  held: {
    zh: (city: string, name: string) => `${city}：${name} 已接管，系统不派单`,
    en: (city: string, name: string) => `${city}: ${name} assigns, the autopilot rests`,
    es: (city: string, name: string) => `${city}: asigna ${name}, el piloto descansa`,
    ja: (city: string, name: string) => `${city}：${name}が担当中、自動配車は停止`,
  },
  takeOver: { zh: '我来接管', en: 'I take over', es: 'Tomo el mando', ja: '自分が担当' },
  handOver: { zh: '交还系统', en: 'Hand back', es: 'Devolver', ja: 'システムに戻す' },
})

/** Why the system assigned an order, as the timeline says it. */
export const autopilotReasonWords = words({
  by: { zh: '系统自动派单', en: 'Assigned by the system', es: 'Asignado por el sistema', ja: 'システムが配車' },
  near: {
    zh: (minutes: number) => `约 ${minutes} 分钟到取货点`,
    en: (minutes: number) => `at the pick-up in about ${minutes} min`,
    es: (minutes: number) => `en la recogida en unos ${minutes} min`,
    ja: (minutes: number) => `受取場所まで約${minutes}分`,
  },
  done: {
    zh: (time: string) => `预计 ${time} 完成`,
    en: (time: string) => `done at about ${time}`,
    es: (time: string) => `listo hacia las ${time}`,
    ja: (time: string) => `${time}頃に完了見込み`,
  },
  shop: {
    zh: (count: number) => `手上有 ${count} 单同店`,
    en: (count: number) => `${count} in hand from the same shop`,
    es: (count: number) => `${count} en mano de la misma tienda`,
    ja: (count: number) => `同じ店の手持ち ${count} 件`,
  },
  way: {
    zh: (count: number) => `手上有 ${count} 单顺路`,
    en: (count: number) => `${count} in hand on the way`,
    es: (count: number) => `${count} en mano en la misma ruta`,
    ja: (count: number) => `同じ方向の手持ち ${count} 件`,
  },
})

export const autopilotsFeature = words({
  name: autopilotWords.name,
  permissions: {
    'autopilots.edit': {
      zh: '设置自动派单',
      en: 'Switch the autopilot',
      es: 'Configurar el piloto automático',
      ja: '自動配車の設定',
    },
  },
  events: {
    'autopilots.set': {
      zh: '设置自动派单',
      en: 'Autopilot switched',
      es: 'Piloto automático cambiado',
      ja: '自動配車を変更',
    },
    'autopilots.takeOver': {
      zh: '接管派单',
      en: 'Took over from the autopilot',
      es: 'Tomó el mando',
      ja: '自動配車を引き継ぎ',
    },
    'autopilots.handOver': {
      zh: '交还自动派单',
      en: 'Handed back to the autopilot',
      es: 'Devuelto al piloto',
      ja: '自動配車に戻す',
    },
  },
  fields: {
    autopilot_mode: { zh: '方式', en: 'Mode', es: 'Modo', ja: '方式' },
    held_by_name: { zh: '接管人', en: 'Taken over by', es: 'Al mando', ja: '引き継いだ人' },
  },
} satisfies FeatureWords<'autopilots'>)
