/**
 * Time limits in milliseconds. The library's defaults are minutes, which would block the request
 * that sends a mail.
 */
const patience = {
  dnsTimeout: 5000,
  connectionTimeout: 5000,
  greetingTimeout: 5000,
  socketTimeout: 10_000,
}

/**
 * Returns the address of the mail server, with those limits of `patience` that it does not set. The
 * library ignores other options when it receives an address.
 */
export function mailAddress(smtpUrl: string, limits: typeof patience = patience): string {
  const url = new URL(smtpUrl)
  for (const [name, milliseconds] of Object.entries(limits))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(milliseconds))
  return url.href
}
