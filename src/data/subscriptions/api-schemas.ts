import { z } from 'zod'
import { subscriptionKinds } from '@/codes'
import { localeCodes } from '@/i18n/locales'
import { normalizeEmail } from '@/qr/content'

const time = z.iso.datetime()
const kinds = z
  .array(z.enum(subscriptionKinds))
  .min(1)
  .max(subscriptionKinds.length)
  .transform((list) => [...new Set(list)])
  .describe('report: every Monday; alerts: a target breaks or scans fall silent')

export const newSubscriptionSchema = z
  .strictObject({
    email: z
      .string()
      .max(254)
      .refine((typed) => normalizeEmail(typed) !== undefined, {
        params: { key: 'content.errors.email' },
        error: 'Not an e-mail address',
      }),
    locale: z.enum(localeCodes).describe('Language of the emails'),
    kinds,
  })
  .meta({ id: 'NewSubscription' })

export const subscriptionSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    locale: z.enum(localeCodes),
    kinds: z.array(z.enum(subscriptionKinds)),
    confirmedAt: time.nullable().describe('Nothing is sent before the address is confirmed'),
    createdAt: time,
  })
  .meta({ id: 'Subscription' })
export type SubscriptionView = z.output<typeof subscriptionSchema>

export const subscriptionsSchema = z
  .object({ subscriptions: z.array(subscriptionSchema) })
  .meta({ id: 'Subscriptions' })

export const subscriptionTokenSchema = z
  .object({ token: z.string().max(200).describe('Token from the email') })
  .meta({ id: 'SubscriptionTokenQuery' })
