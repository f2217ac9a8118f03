/**
 * Returns the only spelling of a host that the server compares: ASCII in small letters, without a final
 * dot and without the ports of http and https. Undefined if the value is no host of RFC 9110, such as
 * one with spaces, escapes or letters outside ASCII; browsers send internationalized names as Punycode.
 */
export function normalizeHost(value: string): string | undefined {
  const [, written = '', port = ''] =
    /^(\[[\da-f:.]+\]|[\w.-]{1,254})(?::(\d*))?$/i.exec(value) ?? []
  const name = written.endsWith('.') ? written.slice(0, -1) : written
  const address = `http://${name}:${port}`
  if (name.split('.').includes('') || !URL.canParse(address)) return undefined
  const { host } = new URL(address)
  return host.replace(/:443$/, '')
}

/** The host without its port. */
export function hostName(host: string): string {
  return host.replace(/:\d+$/, '')
}
