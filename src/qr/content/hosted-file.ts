import { contentSchemaOf } from './content-schema'
import type { UploadType } from './content-types'
import { rule, textField } from './field'

/**
 * Schema of content on a hosted page: the code contains the HTTPS link to the page, not the file.
 * `link` is the address of that page, empty until the page has been saved.
 */
export function hostedFileSchema<Type extends UploadType>(type: Type, accept: readonly string[]) {
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
