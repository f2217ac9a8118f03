/** The library's own limits are minutes, for which the request that sends a mail would wait. */
const patience = {
  dnsTimeout: 5000,
  connectionTimeout: 5000,
  greetingTimeout: 5000,
  socketTimeout: 10_000,
}

/**
 * The address of the mail server with the limits of `patience` that it does not set itself. Next to
 * an address, the library ignores other options.
 */
export function mailAddress(smtpUrl: string, limits: typeof patience = patience): string {
  const url = new URL(smtpUrl)
  for (const [name, milliseconds] of Object.entries(limits))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(milliseconds))
  return url.href
}
