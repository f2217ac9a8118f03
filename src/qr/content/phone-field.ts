import { type FieldMeta, rule, textField } from './field'
import { type Warning, warn } from './issue'
import { isInternationalPhone, normalizePhone } from './normalize-phone'

const phoneRule = rule('phone', (phone) => normalizePhone(phone) !== undefined)

/** A telephone number in any notation. */
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

/** Returns the number in dialed form; requires content that the schema has validated. */
export function dial(phone: string): string {
  return normalizePhone(phone) ?? phone.trim()
}

/** Warns about a number without country code, except for network codes such as `*100#`. */
export function lintPhone(path: string, phone: string): Warning[] {
  const dialed = dial(phone)
  const isFine = /^([*#]|$)/.test(dialed) || isInternationalPhone(dialed)
  return isFine ? [] : [warn(path, 'phoneNotInternational')]
}
