import { isMissingPart } from '@/ui/is-missing-part'

/** Returns the digest of a server error, whose message is only in the log. */
export function findDigest(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('digest' in error)) return undefined
  return String(error.digest)
}

/** Returns the message of an error, if it is meant for the visitor. */
export function findOwnMessage(error: unknown): string | undefined {
  if (!(error instanceof Error) || findDigest(error) || isMissingPart(error)) return undefined
  return error.message || undefined
}
