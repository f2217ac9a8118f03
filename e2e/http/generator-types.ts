/** The types of codes in the specification, each with a page of its own. */
export const generatorTypes = [
  'text',
  'url',
  'document',
  'multimedia',
  'vcard',
  'map',
  'image',
  'event',
  'wifi',
  'email',
  'sms',
]
