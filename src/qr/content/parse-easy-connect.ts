/** A device that a phone adds to a network: Wi-Fi Easy Connect (DPP), without a password in it. */
export type EasyConnect = {
  type: 'easy-connect'
  /** What the maker says about the device, such as its serial number; '' if nothing. */
  info: string
  /** With colons; '' if it is not named. */
  mac: string
  /** Pairs of operating class and channel on which the device listens; '' if not named. */
  channels: string
  /** The device's public key, base64. */
  key: string
}

/** Wi-Fi Easy Connect Specification 3.0, 5.2.1: fields of a letter, in any order. */
export function parseEasyConnect(text: string): EasyConnect | undefined {
  const [, body] = /^\s*DPP:((?:[A-Z]:[\x20-\x3a\x3c-\x7e]{0,1000};){1,12});?\s*$/i.exec(text) ?? []
  if (body === undefined) return undefined
  const fields = new Map(
    body
      .slice(0, -1)
      .split(';')
      .map((field) => [field.slice(0, 1).toUpperCase(), field.slice(2)]),
  )
  const get = (letter: string) => fields.get(letter) ?? ''
  if (!/^[A-Za-z\d+/]{20,}={0,2}$/.test(get('K'))) return undefined
  return {
    type: 'easy-connect',
    info: get('I'),
    mac: /^[\da-f]{12}$/i.test(get('M'))
      ? get('M')
          .replace(/..(?=.)/g, '$&:')
          .toUpperCase()
      : '',
    channels: get('C').replaceAll(',', ', '),
    key: get('K'),
  }
}
