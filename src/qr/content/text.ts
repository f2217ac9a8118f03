import { contentSchemaOf } from './content-schema'
import { defineContent } from './define-content'
import { textField } from './field'
import { warn } from './issue'

/** What phone cameras act on; any other text an iPhone's camera passes over in silence. */
export function isRecognisedText(text: string): boolean {
  return /^\s*(https?:\/\/|www\.|mailto:|tel:|sms(to)?:|geo:|wifi:|mecard:|begin:v)/i.test(text)
}

/** The text as it is, blanks and line ends included. */
export const text = defineContent({
  schema: contentSchemaOf('text', {
    text: textField({ input: 'multiline', required: true, maxLength: 7089, placeholder: true }),
  }),
  sample: { type: 'text', text: 'Grüße · Xin chào · こんにちは · 你好 👋' },
  encode: (content) => content.text,
  lint: (content) => (isRecognisedText(content.text) ? [] : [warn('text', 'textIgnored')]),
})
