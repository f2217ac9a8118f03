import { contentSchemaOf } from './content-schema'
import { rule, textField } from './field'

/**
 * Schema of what lives on a hosted page: a code never carries a file, it carries the HTTPS link to
 * the page that shows it. `link` is that page's address and empty until the page has been saved.
 */
export function hostedFileSchema<Type extends 'document' | 'multimedia' | 'image'>(
  type: Type,
  accept: readonly string[],
) {
  return contentSchemaOf(type, {
    link: textField({
      input: 'upload',
      required: 'needsHostedPage',
      accept: accept.join(','),
      rules: [rule('url', (link) => /^https:\/\/[^\s/]+/i.test(link))],
      hint: true,
    }),
    title: textField({ maxLength: 120, placeholder: true }),
  })
}
