const megabytes = (text: string, count: number) =>
  text.repeat(Math.floor((count * 1_000_000) / text.length))

/** JSON that takes much longer to parse than to send, in the sizes that are accepted. */
export const hostileBodies: readonly (readonly [name: string, body: string])[] = [
  ['empty objects', `[${megabytes('{},', 5.9)}{}]`],
  ['empty strings', `{"codes":[${megabytes('"",', 5.9)}""]}`],
  ['names', `{${Array.from({ length: 400_000 }, (_, at) => `"k${at}":1`).join()}}`],
  ['one text', `{"name":"${megabytes('ü', 2.9)}"}`],
  ['one escaped text', `{"name":"${megabytes('\\u00fc', 5.9)}"}`],
]
