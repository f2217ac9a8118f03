import type { CollectionConfig } from 'payload'
import { isAdmin } from '@/cms/access/is-admin'
import { isAdminOrSelf } from '@/cms/access/is-admin-or-self'
import { isStaff } from '@/cms/access/is-staff'
import { nobody } from '@/cms/access/nobody'
import { readsOwnOrIsAdmin } from '@/cms/access/reads-own-or-is-admin'
import { accountEndpoints } from '@/cms/accounts/endpoints'
import { limitSession, sessionSeconds } from '@/cms/accounts/limit-session'
import { removeSecondFactor } from '@/cms/accounts/second-factor'
import { checkSecondFactor } from '@/cms/accounts/sign-in'
import { collectionLabels, label, labelFor } from '@/cms/admin/label'
import { savingState } from '@/cms/admin/saving/show-saving'
import { digestFields, noteDigestLanguage } from '@/cms/digest/digest-fields'
import { guardPassword } from '@/cms/hooks/guard-password'
import { notifyContentChanged } from '@/cms/hooks/notify-content-changed'
import { openAssignedLanguage } from '@/cms/hooks/open-assigned-language'
import { requireOneAdmin, requireOneAdminRole } from '@/cms/hooks/require-one-admin'
import { refusingFields } from '@/cms/revision/refuse-fields'
import { workflowMailField } from '@/cms/workflow/notices/workflow-mail-field'
import { env } from '@/env'
import { locales } from '@/i18n/locales'
import { type Role, roles, rolesWithLanguages } from './roles'

export const users: CollectionConfig = {
  slug: 'users',
  labels: collectionLabels('collections.users'),
  admin: {
    group: label('groups.people'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'languages'],
    enableListViewSelectAPI: true,
    components: { beforeListTable: ['@/cms/admin/accounts/invitation-form#InvitationForm'] },
  },
  auth: {
    tokenExpiration: sessionSeconds,
    // The token is in the cookie, which scripts cannot read.
    removeTokenFromResponses: true,
    // A lock of the account would let strangers lock out its owner; see `sign-in-limits.ts`.
    maxLoginAttempts: 0,
    cookies: { sameSite: 'Strict', secure: env.SITE_URL.startsWith('https:') },
  },
  access: {
    admin: isStaff,
    // All users can read the list of users, to choose the author of an article.
    read: isStaff,
    // Accounts are created with a link, see `cms/accounts/links.ts`.
    create: nobody,
    update: isAdminOrSelf,
    delete: isAdmin,
    unlock: nobody,
  },
  endpoints: accountEndpoints,
  hooks: {
    beforeOperation: [guardPassword, ...refusingFields.beforeOperation],
    beforeValidate: refusingFields.beforeValidate,
    beforeLogin: [checkSecondFactor],
    afterLogin: [noteDigestLanguage.afterLogin, openAssignedLanguage],
    refresh: [limitSession],
    beforeChange: [
      noteDigestLanguage.beforeChange,
      async ({ data, originalDoc, req }) => {
        const losesAdmin = originalDoc?.role === 'admin' && data.role && data.role !== 'admin'
        if (losesAdmin) await requireOneAdminRole(originalDoc.id, req)
        return data
      },
    ],
    beforeDelete: [
      async ({ id, req }) => {
        await requireOneAdmin(id, req)
        await removeSecondFactor(String(id), req)
      },
    ],
    // Articles show the name of their author; sessions and failed sign-ins do not change content.
    afterChange: [
      async ({ doc, previousDoc, req }) => {
        if (doc.name !== previousDoc?.name) await notifyContentChanged('users', req)
      },
    ],
  },
  fields: [
    { name: 'name', type: 'text', label: label('fields.name'), required: true },
    // A field, because the form of the own account shows no other components.
    {
      name: 'saving',
      type: 'ui',
      admin: { components: { Field: savingState }, disableListColumn: true },
    },
    {
      name: 'security',
      type: 'ui',
      admin: {
        components: { Field: '@/cms/admin/accounts/account-security-panel#AccountSecurityPanel' },
        disableListColumn: true,
      },
    },
    // Payload hides its own password fields if this field is read-only; it has no value to read.
    {
      name: 'password',
      type: 'text',
      virtual: true,
      hidden: true,
      access: { create: nobody, update: nobody },
    },
    {
      name: 'email',
      type: 'email',
      label: label('fields.email'),
      required: true,
      unique: true,
      access: { update: isAdmin },
      // Payload renders this field, next to the password.
      admin: { components: { Field: false } },
    },
    {
      name: 'role',
      type: 'select',
      label: label('fields.role'),
      required: true,
      defaultValue: 'author',
      options: roles.map((role) => ({ value: role, label: label(`roles.${role}`) })),
      access: { read: readsOwnOrIsAdmin, create: isAdmin, update: isAdmin },
      // With a condition, the column may be empty, as in older databases.
      admin: { condition: (_data, _siblings, { user }) => Boolean(user) },
    },
    {
      // Not named `locales`: Payload would store localized fields in the table users_locales.
      name: 'languages',
      type: 'select',
      label: label('fields.languages'),
      hasMany: true,
      options: locales.map(({ code, name }) => ({ value: code, label: name })),
      access: { read: readsOwnOrIsAdmin, create: isAdmin, update: isAdmin },
      admin: {
        description: label('hints.languages'),
        condition: (data) => rolesWithLanguages.includes(data?.role),
      },
      validate: (value, { data, req }) => {
        const missing = (data as { role?: Role }).role === 'translator' && !value?.length
        return missing ? labelFor(req.i18n.language, 'errors.languages') : true
      },
    },
    ...digestFields,
    workflowMailField,
  ],
}
