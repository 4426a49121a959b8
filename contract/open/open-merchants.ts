import { z } from 'zod'
import { Day, longText, shortText, Version } from '#contract/base/values.ts'
import { WebhookText } from '#contract/open/messages/webhook-text.ts'
import { ExternalNo, GeoPoint, PlacePhone, webhookHead } from './open-values.ts'

/** Its number is stored masked. */
const Licence = z.object({ number: z.string().trim().min(1).max(32), expiresOn: Day.nullable() })

/** Shops as their app knows them; sent again whenever one of them opens, closes or changes. */
export const OpenMerchants = z.object({
  merchants: z
    .array(
      z.object({
        externalId: ExternalNo,
        name: shortText,
        category: shortText.optional(),
        phone: PlacePhone,
        cityCode: z.string().regex(/^\d{6}$/),
        address: longText.min(1),
        position: GeoPoint,
        open: z.boolean(),
        prepMinutes: z.int().min(1).max(240),
        businessLicence: Licence.optional(),
        foodLicence: Licence.optional(),
      }),
    )
    .min(1)
    .max(200),
})
export type OpenMerchants = z.input<typeof OpenMerchants>

/** The webhook to the app of a shop when staff decide about it. */
export const MerchantWebhookBody = z.object({
  type: z.enum(['merchant.suspended', 'merchant.resumed']),
  ...webhookHead,
  data: z.object({ merchantId: z.string(), no: z.string(), status: z.string(), reason: z.string(), version: Version }),
  text: WebhookText.optional(),
})
export type MerchantWebhookBody = z.output<typeof MerchantWebhookBody>
