import { feedbackTermsFeature } from '#words/feedback/feature.ts'
import { words } from '#words/words.ts'

/** The screen of words of trouble and tags. */
export const feedbackTermWords = words({
  title: feedbackTermsFeature.name,
  search: { zh: '搜索词语', en: 'Search words', es: 'Buscar palabras', ja: '語句を検索' },
  term: feedbackTermsFeature.fields.feedback_term,
  kind: feedbackTermsFeature.fields.feedback_term_kind,
  anyKind: { zh: '用途不限', en: 'Any use', es: 'Cualquier uso', ja: '用途を問わない' },
  kinds: {
    trouble: { zh: '事件告警', en: 'Alarm', es: 'Alarma', ja: '警告' },
    tag: { zh: '常用标签', en: 'Offered tag', es: 'Etiqueta ofrecida', ja: '候補のタグ' },
  },
  hints: {
    trouble: {
      zh: '10 分钟内 5 条反馈含有该词时建立事件并告警；写法中的空格和符号不影响匹配。',
      en: 'Five reports with it in ten minutes open an incident and ring. Spaces and signs in it do not matter.',
      es: 'Cinco informes con ella en diez minutos abren una incidencia y avisan. No importan espacios ni signos.',
      ja: '10 分以内に 5 件あると障害報告を作成して警告します。空白や記号は無視して照合します。',
    },
    tag: {
      zh: '打标签时可直接选择；也可以输入其他标签。',
      en: 'Offered to whoever tags feedback; other tags can be typed.',
      es: 'Se ofrece al etiquetar; también se pueden escribir otras.',
      ja: 'タグ付けの際に選べます。他のタグも入力できます。',
    },
  },
  add: feedbackTermsFeature.events['feedbackTerms.add'],
  sureToRemove: {
    zh: (it: string) => `删除“${it}”？已有的反馈和事件不变。`,
    en: (it: string) => `Remove “${it}”? Feedback and incidents stay as they are.`,
    es: (it: string) => `¿Eliminar «${it}»? Las sugerencias e incidencias no cambian.`,
    ja: (it: string) => `「${it}」を削除しますか？既存のご意見と障害報告は変わりません。`,
  },
  empty: { zh: '还没有词语', en: 'No words yet', es: 'Aún no hay palabras', ja: '語句はまだありません' },
})
