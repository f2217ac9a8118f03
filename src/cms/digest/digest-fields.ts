import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterLoginHook, CollectionBeforeChangeHook, Field } from 'payload'
import { nobody } from '@/cms/access/nobody'
import { readsOwnOrIsAdmin } from '@/cms/access/reads-own-or-is-admin'
import { label } from '@/cms/admin/label'
import { connectionOf } from '@/desk/documents/connection-of'
import { localeCodes } from '@/i18n/locales'

export const digestFrequencies = ['off', 'daily', 'weekly'] as const

/** Whether and when a translator gets emails about new work, as fields of the account. */
export const digestFields: Field[] = [
  {
    name: 'translationDigest',
    type: 'select',
    label: label('translations.digest.field'),
    defaultValue: 'off',
    options: digestFrequencies.map((value) => ({
      value,
      label: label(`translations.digest.${value}`),
    })),
    access: { read: readsOwnOrIsAdmin },
    admin: {
      description: label('translations.digest.hint'),
      condition: (data) => data?.role === 'translator',
      isClearable: false,
    },
  },
  {
    name: 'digestLanguage',
    type: 'select',
    options: [...localeCodes],
    hidden: true,
    access: { create: nobody, update: nobody },
  },
  {
    name: 'digestSentAt',
    type: 'date',
    hidden: true,
    access: { create: nobody, update: nobody },
  },
]

/** Notes the language of the admin, which Payload stores in a cookie only, for later emails. */
export const noteDigestLanguage = {
  beforeChange: (({ data, originalDoc, req }) =>
    req.user && req.user.id === originalDoc?.id
      ? { ...data, digestLanguage: req.i18n.language }
      : data) satisfies CollectionBeforeChangeHook,
  afterLogin: (async ({ req, user }) => {
    const connection = await connectionOf(req)
    await connection.execute(sql`
      update users set digest_language = ${req.i18n.language}
      where id = ${user.id} and (translation_digest <> 'off' or workflow_mail)
        and digest_language is distinct from ${req.i18n.language}`)
  }) satisfies CollectionAfterLoginHook,
}
