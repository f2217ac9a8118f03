import { contentSchemaOf } from '../content-schema'
import { defineContent } from '../define-content'
import { textField } from '../field'
import { warn } from '../issue'

/** Text that phone cameras act on; an iPhone's camera ignores any other text. */
export function isRecognizedText(text: string): boolean {
  return /^\s*(https?:\/\/|www\.|mailto:|tel:|sms(to)?:|geo:|wifi:|mecard:|begin:v)/i.test(text)
}

/** The unchanged text, spaces and line ends included. */
export const text = defineContent({
  schema: contentSchemaOf('text', {
    text: textField({ input: 'multiline', required: true, maxLength: 7089, placeholder: true }),
  }),
  sample: { type: 'text', text: 'Grüße · Xin chào · こんにちは · 你好 👋' },
  encode: (content) => content.text,
  title: (content) => content.text.trim(),
  effects: ['shown', 'recognised'],
  findEffects: (draft) => [isRecognizedText(String(draft.text ?? '')) ? 'recognised' : 'shown'],
  lint: (content) => (isRecognizedText(content.text) ? [] : [warn('text', 'textIgnored')]),
})
