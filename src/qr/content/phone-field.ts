import { type FieldMeta, rule, textField } from './field'
import { type Warning, warn } from './issue'
import { isInternationalPhone, normalizePhone } from './normalize-phone'

const phoneRule = rule('phone', (phone) => normalizePhone(phone) !== undefined)

/** A telephone number, written in whatever way people write it. */
export function phoneField(
  meta: Pick<FieldMeta, 'required' | 'group' | 'hint' | 'placeholder'> & {
    rules?: readonly (typeof phoneRule)[]
  } = {},
) {
  const { rules = [phoneRule], ...rest } = meta
  return textField({
    ...rest,
    input: 'phone',
    maxLength: 40,
    autocomplete: 'tel',
    inputMode: 'tel',
    rules,
  })
}

/** The number as it is dialled; for content that the schema has checked. */
export function dial(phone: string): string {
  return normalizePhone(phone) ?? phone.trim()
}

/** Keys such as `*100#` are the network's own; any other number has a country. */
export function lintPhone(path: string, phone: string): Warning[] {
  const dialled = dial(phone)
  const isFine = /^([*#]|$)/.test(dialled) || isInternationalPhone(dialled)
  return isFine ? [] : [warn(path, 'phoneNotInternational')]
}
