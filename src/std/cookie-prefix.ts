/**
 * Adds a prefix to the name of a cookie, so that browsers accept it over TLS only and, with
 * `__Host-`, from this host only: no other host of the domain can set it. Without TLS the name is
 * unchanged, because browsers would refuse the prefix.
 */
export function prefixCookie(
  prefix: '__Host-' | '__Secure-',
  name: string,
  { secure }: { secure: boolean },
): string {
  return secure ? prefix + name : name
}
