import type { ContentIssue, ErrorKey, MessageValues } from './issue'

/** Headings under which a form gathers its fields; fields without one come first. */
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

/** What a form has to know about a member of a content schema. */
export type FieldMeta = {
  input: FieldInput
  /** What a blank form starts with; also what an absent value means. */
  initial: FieldValue
  /** Must be filled in, as long as it is shown. */
  required?: boolean
  maxLength?: number
  autocomplete?: string
  inputMode?: 'text' | 'url' | 'email' | 'tel' | 'decimal'
  /** Values of a choice; their labels are messages under `content.options.<field name>`. */
  options?: readonly string[]
  /** File types of an upload, as in the `accept` attribute. */
  accept?: string
  group?: FieldGroup
  /** Only of use while another field has one of these values. */
  shownWhen?: { field: string; is: readonly FieldValue[] }
  /** Whether the messages have a hint or a placeholder for it. */
  hint?: true
  placeholder?: true
}

/** What is wrong with a value that was typed, if anything. */
export type Rule = (value: string) => Omit<ContentIssue, 'path'> | undefined

/** A member of a content: form and schema read the same, so that they cannot disagree. */
export type FieldDefinition<Value extends FieldValue = FieldValue> = {
  meta: FieldMeta & { initial: Value }
  rules: readonly Rule[]
}

/** A check whose failure is a message key. An empty value is the business of `required` alone. */
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
  /** The message key replaces “required”. */
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

type ChoiceFieldOptions = Pick<FieldMeta, 'group' | 'hint' | 'shownWhen'>

/** The first option is the one that a blank form starts with. */
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
