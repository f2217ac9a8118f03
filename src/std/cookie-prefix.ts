/**
 * The name of a cookie that browsers accept over TLS only and, with `__Host-`, from this host only:
 * no other host of the domain can set it. Without TLS they would refuse the prefix.
 */
export function prefixCookie(
  prefix: '__Host-' | '__Secure-',
  name: string,
  { secure }: { secure: boolean },
): string {
  return secure ? prefix + name : name
}
