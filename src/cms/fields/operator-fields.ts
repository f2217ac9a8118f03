import type { CollapsibleField, Field } from 'payload'
import { label } from '@/cms/admin/label'
import {
  type OperatorSetting,
  operatorSettingNames,
  operatorSettings,
} from '@/cms/placeholders/operator-settings'
import { urlField } from './url-field'

/** Fields for the operator of the site, as legal pages name it. */
export function operatorFields(): CollapsibleField {
  return {
    type: 'collapsible',
    label: label('fields.operator'),
    admin: { description: label('hints.operator') },
    fields: operatorSettingNames.map(toField),
  }
}

function toField(name: OperatorSetting): Field {
  const kind = operatorSettings[name]
  const admin = hasHint(name) ? { description: label(`hints.${name}`) } : {}
  if (kind === 'address') return { ...urlField(name, `fields.${name}`), admin }
  const field = {
    name,
    label: label(`fields.${name}`),
    localized: kind.startsWith('localized'),
    admin,
  }
  return { ...field, type: kind.endsWith('lines') ? 'textarea' : 'text' } as Field
}

const withoutHint = ['operatorPhone', 'vatId'] as const

function hasHint(
  name: OperatorSetting,
): name is Exclude<OperatorSetting, (typeof withoutHint)[number]> {
  return !withoutHint.some((one) => one === name)
}
