import type { CollectionConfig } from 'payload'
import { isAdmin } from '@/cms/access/is-admin'
import { isAdminOrSelf } from '@/cms/access/is-admin-or-self'
import { isStaff } from '@/cms/access/is-staff'
import { readsOwnOrIsAdmin } from '@/cms/access/reads-own-or-is-admin'
import { label, labelFor, nounLabels } from '@/cms/admin/label'
import { keepOneAdmin, keepOneAdminRole } from '@/cms/hooks/keep-one-admin'
import { makeFirstUserAdmin } from '@/cms/hooks/make-first-user-admin'
import { notifyContentChanged } from '@/cms/hooks/notify-content-changed'
import { env } from '@/env'
import { locales } from '@/i18n/locales'

export const roles = ['admin', 'editor', 'translator', 'author'] as const
export type Role = (typeof roles)[number]

export const users: CollectionConfig = {
  slug: 'users',
  labels: nounLabels('collections.users'),
  admin: {
    group: label('groups.people'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'languages'],
    enableListViewSelectAPI: true,
  },
  auth: {
    tokenExpiration: 8 * 60 * 60,
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    cookies: { sameSite: 'Strict', secure: env.SITE_URL.startsWith('https:') },
  },
  access: {
    admin: isStaff,
    // Everybody in the team sees who the others are, to choose the author of an article.
    read: isStaff,
    create: isAdmin,
    update: isAdminOrSelf,
    delete: isAdmin,
    unlock: isAdmin,
  },
  hooks: {
    beforeValidate: [makeFirstUserAdmin],
    beforeChange: [
      async ({ data, originalDoc, req }) => {
        const losesAdmin = originalDoc?.role === 'admin' && data.role && data.role !== 'admin'
        if (losesAdmin) await keepOneAdminRole(originalDoc.id, req)
        return data
      },
    ],
    beforeDelete: [({ id, req }) => keepOneAdmin(id, req)],
    // Articles show their author's name; sessions and failed logins are no change of content.
    afterChange: [
      async ({ doc, previousDoc, req }) => {
        if (doc.name !== previousDoc?.name) await notifyContentChanged('users', req)
      },
    ],
  },
  fields: [
    { name: 'name', type: 'text', label: label('fields.name'), required: true },
    {
      name: 'email',
      type: 'email',
      label: label('fields.email'),
      required: true,
      unique: true,
      access: { update: isAdmin },
      // Payload shows it itself, next to the password.
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
      // The first user, whom no one has let in, is not asked.
      admin: { condition: (_data, _siblings, { user }) => Boolean(user) },
    },
    {
      // Not `locales`: the table users_locales is where localised fields would live.
      name: 'languages',
      type: 'select',
      label: label('fields.languages'),
      hasMany: true,
      options: locales.map(({ code, name }) => ({ value: code, label: name })),
      access: { read: readsOwnOrIsAdmin, create: isAdmin, update: isAdmin },
      admin: {
        description: label('hints.languages'),
        condition: (data) => data?.role === 'translator',
      },
      validate: (value, { data, req }) => {
        const missing = (data as { role?: Role }).role === 'translator' && !value?.length
        return missing ? labelFor(req.i18n.language, 'errors.languages') : true
      },
    },
  ],
}
