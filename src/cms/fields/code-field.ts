import type { Field, GroupField } from 'payload'
import { catalogLabel, label, labelFor } from '@/cms/admin/label'
import { codeTypes, isHostedType, readSampleCode } from '@/qr/content'
import {
  frameShapes,
  frameTextMaxLength,
  logoIcons,
  marginModulesLimits,
  presets,
} from '@/qr/design'
import { levels } from '@/qr/encode'

/** More than the largest code contains. */
const maxCharacters = 10_000

/** A code next to a text. Its texts are localized, its style is shared by all languages. */
export function codeField(): GroupField {
  return {
    name: 'code',
    type: 'group',
    label: label('fields.code'),
    fields: codeFields({ localized: true }),
  }
}

/** Returns the fields of a code; `localized: false` inside a text that is localized as a whole. */
export function codeFields({ localized }: { localized: boolean }): Field[] {
  return [
    {
      name: 'type',
      type: 'select',
      label: label('fields.type'),
      required: true,
      defaultValue: 'url',
      options: codeTypes.filter(isHostedType).map((value) => ({
        value,
        label: catalogLabel(`types.${value}.label`),
      })),
    },
    {
      name: 'fields',
      type: 'textarea',
      label: label('fields.codeFields'),
      localized,
      required: true,
      custom: { isProse: false },
      admin: { description: label('hints.codeFields') },
      validate: (value: string | null | undefined, { req, siblingData }) => {
        if (!value) return req.t('validation:required')
        const row = { ...(siblingData as object), fields: value }
        const isCode = value.length <= maxCharacters && readSampleCode(row) !== null
        return isCode || labelFor(req.i18n.language, 'errors.code')
      },
    },
    {
      name: 'preview',
      type: 'ui',
      label: label('fields.codePreview'),
      admin: {
        disableListColumn: true,
        components: { Field: '@/cms/admin/code-preview#CodePreview' },
      },
    },
    {
      type: 'collapsible',
      label: label('fields.design'),
      admin: { initCollapsed: true },
      fields: [
        {
          name: 'preset',
          type: 'select',
          label: label('fields.preset'),
          options: presets.map(({ id }) => ({
            value: id,
            label: catalogLabel(`editor.style.presets.names.${id}`),
          })),
        },
        {
          name: 'level',
          type: 'select',
          label: label('fields.level'),
          options: [...levels],
        },
        {
          name: 'marginModules',
          type: 'number',
          label: label('fields.marginModules'),
          ...marginModulesLimits,
          admin: { step: 1 },
        },
        {
          name: 'frameShape',
          type: 'select',
          label: label('fields.frameShape'),
          options: frameShapes.map((value) => ({
            value,
            label: catalogLabel(`editor.frame.shapes.${value}`),
          })),
        },
        {
          name: 'frameText',
          type: 'text',
          label: label('fields.frameText'),
          localized,
          maxLength: frameTextMaxLength,
        },
        {
          name: 'icon',
          type: 'select',
          label: label('fields.codeIcon'),
          options: logoIcons.map((value) => ({
            value,
            label: catalogLabel(`editor.logo.icons.${value}`),
          })),
        },
      ],
    },
  ]
}
