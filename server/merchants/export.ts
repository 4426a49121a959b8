import type { Language } from '#contract/base/values.ts'
import { inLanguage, type Named } from '#contract/orders/state-words.ts'
import { type MerchantRow, merchants } from '#contract/people/merchants.ts'
import { choice, exportOf, moment, number, text, yesOrNo } from '#server/exports/index.ts'
import { list } from './list.ts'

const statusWords: Readonly<Record<MerchantRow['status'], Named>> = {
  enabled: ['正常', 'Active', 'Activa', '有効'],
  suspended: ['已暂停', 'Suspended', 'Suspendida', '停止中'],
}

const licenceWords: Readonly<Record<MerchantRow['licences'][number]['kind'], Named>> = {
  business: ['营业执照', 'Business licence', 'Licencia comercial', '営業許可証'],
  food: ['食品经营许可', 'Food licence', 'Licencia alimentaria', '食品営業許可証'],
}

export const merchantsExport = exportOf(merchants, {
  title: ['商家', 'Shops', 'Tiendas', '店舗'],
  read: list,
  columns: [
    text(['编号', 'Shop no.', 'N.º', '番号'], 10, row => row.no),
    text(['店名', 'Name', 'Nombre', '店名'], 22, row => row.name),
    text(['类目', 'Category', 'Categoría', '業種'], 14, row => row.category),
    text(['电话', 'Phone', 'Teléfono', '電話番号'], 14, row => row.phone),
    text(['城市', 'City', 'Ciudad', '都市'], 10, row => row.cityCode),
    text(['地址', 'Address', 'Dirección', '住所'], 36, row => row.address),
    choice(['状态', 'Status', 'Estado', '状態'], 10, statusWords, row => row.status),
    text(['状态原因', 'Reason', 'Motivo', '理由'], 28, row => row.statusReason),
    yesOrNo(['营业中', 'Open', 'Abierta', '営業中'], row => row.isOpen),
    number(['出餐（分钟）', 'Cooking (min)', 'Cocina (min)', '調理（分）'], 12, row => row.prepMinutes),
    text(['证照', 'Licences', 'Licencias', '許可証'], 48, licencesOf),
    text(['备注', 'Remark', 'Nota', '備考'], 28, row => row.remark),
    moment(['最近上报', 'Reported', 'Comunicada', '最終報告'], row => row.reportedAt),
    moment(['入驻时间', 'Joined', 'Alta', '登録日時'], row => row.joinedAt),
  ],
})

/** `营业执照 9141… 2027-01-31`, one after the other. */
function licencesOf({ licences }: MerchantRow, language: Language): string {
  return licences
    .map(({ kind, number: no, expiresOn }) =>
      [inLanguage(licenceWords[kind], language), no, expiresOn].filter(Boolean).join(' '),
    )
    .join(' / ')
}
