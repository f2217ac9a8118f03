import type { TextareaField, TextField } from 'payload'
import { type LabelKey, label } from '@/cms/admin/label'

type Options = { hint?: LabelKey; required?: boolean }

/** A line of text with one value per language. */
export function localizedText(name: string, labelKey: LabelKey, options: Options = {}): TextField {
  return { type: 'text', ...base(name, labelKey, options) }
}

/** Several lines of text with one value per language. */
export function localizedTextarea(
  name: string,
  labelKey: LabelKey,
  options: Options = {},
): TextareaField {
  return { type: 'textarea', ...base(name, labelKey, options) }
}

function base(name: string, labelKey: LabelKey, { hint, required = false }: Options) {
  return {
    name,
    label: label(labelKey),
    localized: true as const,
    required,
    ...(hint && { admin: { description: label(hint) } }),
  }
}
