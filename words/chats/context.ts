import { labelWords } from '#words/base/labels.ts'
import { words } from '#words/words.ts'

export const chatComplaintsWords = words({
  title: labelWords.complaints,
  none: labelWords.noComplaints,
  create: { zh: '建投诉', en: 'New complaint', es: 'Nueva reclamación', ja: '苦情を登録' },
  packetComplaint: { zh: '关联投诉单', en: 'For the complaint', es: 'Por la reclamación', ja: '関連する苦情' },
  noComplaint: { zh: '不关联投诉', en: 'For no complaint', es: 'Por ninguna reclamación', ja: '関連付けない' },
})
