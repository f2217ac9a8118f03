import type { Messages } from '@/i18n/load-messages'
import {
  errorKeys,
  isHostedType,
  type PageType,
  pageErrorKeys,
  pageFields,
  pageWarningKeys,
  warningKeys,
} from '@/qr/content'

type ContentMessages = Messages['content']

/** The messages for the form of one type, and for the issues that it can have. */
export function pickContentMessages(messages: ContentMessages, type: PageType) {
  const fields = pageFields[type]
  const isHosted = isHostedType(type)
  const withOptions = fields.filter(({ options }) => options).map(({ name }) => name)
  const groups = fields.flatMap(({ group }) => group ?? [])
  return {
    ...messages,
    fields: { [type]: messages.fields[type] },
    options: pickKeys(messages.options, withOptions),
    groups: pickKeys(messages.groups, groups),
    errors: pickKeys(messages.errors, isHosted ? pageErrorKeys : errorKeys),
    warnings: pickKeys(messages.warnings, isHosted ? pageWarningKeys : warningKeys),
    effects: pickKeys(messages.effects, [type]),
    forms: pickKeys(messages.forms, [type]),
  }
}

function pickKeys<Group extends object>(group: Group, keys: readonly string[]): Partial<Group> {
  const picked = Object.entries(group).filter(([key]) => keys.includes(key))
  return Object.fromEntries(picked) as Partial<Group>
}
