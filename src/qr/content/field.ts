import type { ContentIssue, ErrorKey, MessageValues } from './issue'

/** Headings that group the fields of a form; fields without one come first. */
export const fieldGroups = [
  'person',
  'work',
  'address',
  'when',
  'creditor',
  'debtor',
  'advanced',
] as const
export type FieldGroup = (typeof fieldGroups)[number]

export type FieldInput =
  | 'text'
  | 'multiline'
  | 'url'
  | 'email'
  | 'phone'
  | 'decimal'
  | 'date'
  | 'time'
  | 'timeZone'
  | 'choice'
  | 'switch'
  | 'upload'

export type FieldValue = string | boolean

/** Metadata of a schema member for its form field. */
export type FieldMeta = {
  input: FieldInput
  /** Initial value of a blank form; also the value of an absent member. */
  initial: FieldValue
  /** Required while it is shown. */
  required?: boolean
  maxLength?: number
  autocomplete?: string
  inputMode?: 'text' | 'url' | 'email' | 'tel' | 'decimal'
  /** Values of a choice; labels are messages under `content.options.<field name>`. */
  options?: readonly string[]
  /** File types of an upload, in the syntax of the `accept` attribute. */
  accept?: string
  group?: FieldGroup
  /** Hidden in lists and until it is revealed, and reported before it is shared. */
  isSecret?: true
  /** Shown only while another field has one of these values. */
  shownWhen?: { field: string; is: readonly FieldValue[] }
  /** Whether the catalog has a hint or a placeholder for the field. */
  hint?: true
  placeholder?: true
  /** Whether common values fill a whole line of the form. */
  isLong?: true
}

/** Validates a typed value; undefined if it is valid. */
export type Rule = (value: string) => Omit<ContentIssue, 'path'> | undefined

/** A member of a content. Form and schema share it, so that they cannot differ. */
export type FieldDefinition<Value extends FieldValue = FieldValue> = {
  meta: FieldMeta & { initial: Value }
  rules: readonly Rule[]
}

/** Creates a rule whose failure is a message key. Empty values are valid; see `required`. */
export function rule(
  key: ErrorKey,
  accepts: (value: string) => boolean,
  values?: MessageValues,
): Rule {
  const problem = values ? { key, values } : { key }
  return (value) => (value === '' || accepts(value) ? undefined : problem)
}

type TextFieldOptions = Omit<FieldMeta, 'initial' | 'options' | 'required' | 'input'> & {
  input?: Exclude<FieldInput, 'choice' | 'switch'>
  /** A message key replaces “required”. */
  required?: boolean | ErrorKey
  rules?: readonly Rule[]
}

const defaultMaxLength = 500

export function textField({
  input = 'text',
  required = false,
  maxLength = defaultMaxLength,
  rules = [],
  ...meta
}: TextFieldOptions = {}): FieldDefinition<string> {
  const lengthRule = rule('tooLong', (value) => value.length <= maxLength, { max: maxLength })
  const filledRule = required && !meta.shownWhen ? [requiredRule(required)] : []
  return {
    meta: { ...meta, input, initial: '', required: Boolean(required), maxLength },
    rules: [...filledRule, lengthRule, ...rules],
  }
}

function requiredRule(required: true | ErrorKey): Rule {
  const key = required === true ? 'required' : required
  return (value) => (value.trim() === '' ? { key } : undefined)
}

type ChoiceFieldOptions = Pick<FieldMeta, 'group' | 'hint' | 'shownWhen' | 'isLong'>

/** A choice; the first option is the initial value. */
export function choiceField<const Options extends readonly [string, ...string[]]>(
  options: Options,
  meta: ChoiceFieldOptions = {},
): FieldDefinition<Options[number]> {
  return {
    meta: { ...meta, input: 'choice', initial: options[0], options, required: true },
    rules: [],
  }
}

type SwitchFieldOptions = Pick<FieldMeta, 'group' | 'hint' | 'shownWhen'>

export function switchField(meta: SwitchFieldOptions = {}): FieldDefinition<boolean> {
  return { meta: { ...meta, input: 'switch', initial: false }, rules: [] }
}
