import type { CollectionAfterChangeHook } from 'payload'
import { type LabelKey, label } from '@/cms/admin/label'
import { defaultLocale } from '@/i18n/locales'
import { idOf } from './id-of'

/**
 * Blocks the code of an upheld report if requested. The reason, which is shown to the owner, is
 * that of the report, in the owner's language.
 */
export const blockReportedCode: CollectionAfterChangeHook = async ({ data, doc, req }) => {
  const id = idOf(doc.code)
  if (!data?.blockCode || doc.status !== 'upheld' || !id) return
  const code = await req.payload.findByID({
    collection: 'codes',
    id,
    req,
    overrideAccess: true,
    disableErrors: true,
  })
  if (!code || code.status === 'blocked') return
  const reasons = label(`reportReasons.${doc.reason}` as LabelKey)
  await req.payload.update({
    collection: 'codes',
    id,
    data: { status: 'blocked', blockReason: reasons[code.locale ?? defaultLocale] },
    req,
    overrideAccess: true,
  })
}
